import fastifyStatic from "@fastify/static";
import { oneYear, sendAsFile } from "../pages/static-files.ts";
import type { ShopApp } from "../shop-app.ts";
import { uploadPrefix } from "./picture-folders.ts";

/**
 * Uploaded pictures, re-encoded by the shop under random names that never change their content. Should one of them ever be
 * taken for a document, nothing in it runs.
 */
export async function serveUploads(app: ShopApp, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: uploadPrefix,
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /^\/[0-9a-f]{32}-\d+\.(avif|webp|png|jpg)$/.test(path),
    suppressWarning: true,
    setHeaders: (reply) => {
      sendAsFile(reply, oneYear);
      reply.header("content-security-policy", "default-src 'none'; sandbox");
    },
  });
}
