import fastifyStatic from "@fastify/static";
import type { FastifyReply } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { oneYear, sendAsFile } from "#server/platform/http/static-files.ts";
import { isUploadName, type PictureFiles, pictureTypeOf } from "./picture-files.ts";
import { uploadPrefix } from "./picture-folders.ts";

/** Re-encoded by the shop. The headers prevent scripts if one is ever taken for a document. */
export async function serveUploads(app: ShopApp, uploads: PictureFiles): Promise<void> {
  const { folder } = uploads;
  if (folder === undefined) return serveFromBucket(app, uploads);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: uploadPrefix,
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => isUploadName(path.slice(1)),
    suppressWarning: true,
    setHeaders,
  });
}

function setHeaders(reply: FastifyReply): void {
  sendAsFile(reply, oneYear);
  reply.header("content-security-policy", "default-src 'none'; sandbox");
}

/** Through the shop, so that the bucket stays private and the address the same. */
function serveFromBucket(app: ShopApp, uploads: PictureFiles): void {
  app.get<{ Params: { file: string } }>(
    `${uploadPrefix}:file`,
    { schema: { hide: true }, config: { work: () => "unqueued" } },
    async ({ params: { file } }, reply) => {
      const content = isUploadName(file) ? await uploads.read(file) : undefined;
      if (content === undefined) return sendNotFound(reply, reason("NO_SUCH_FILE"));
      setHeaders(reply);
      return reply.type(pictureTypeOf(file)).send(content);
    },
  );
}
