import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { type DrawnView, drawnView } from "#database/seeds/drawn-views.ts";
import { drawingPrefix } from "#server/pictures/picture-folders.ts";
import { largePictureWidth, pageWidths } from "#server/pictures/picture-sizes.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { oneYear, sendAsFile } from "#server/platform/http/static-files.ts";
import { reportHealth } from "#server/platform/jobs/health-reporter.ts";
import type { Services } from "#server/services.ts";
import { type DrawnFile, drawInColor, storeDrawing, trimDrawings } from "./draw-in-color.ts";

function isOffered(executor: Executor, base: string, color: string) {
  return readFirst(executor)<{ offered: boolean }>`
    select exists (
      select from product_images i
        join products p on p.id = i.product_id and p.published
        join product_colors o on o.product_id = p.id
        join colors c on c.id = o.color_id
      where i.base = ${base} and c.value = ${color}) as offered`;
}

/** Scanning the folder costs more than drawing a few pictures beyond its limits. */
const drawnBetweenTrims = 50;
/** Milliseconds including the time in the queue (`drawings` of the work queues), after which the visitor has left. */
const longestWait = 60_000;

const fileName = /^([0-9a-f]{6})-(\d{3,4})\.(avif|webp)$/;

type Params = { picture: string; file: string };

/** A requested view, parsed from its address; `name` is that of the stored file. */
type Asked = { name: string; base: string; view: DrawnView; file: DrawnFile };

/**
 * Views of a garment in its other colors, and all in the width for a close look, drawn on the first request and
 * stored. Only what a published product shows in an offered color is drawn, which bounds their number by the catalogue.
 * A picture's name holds the digest of its drawing, so an address never changes its content. Stored files are served at
 * once; drawing waits in a queue, so that a view is not drawn twice.
 */
export function serveDrawings(app: ShopApp, { database, drawingFolder: folder, failures }: Services): void {
  const drawings = failures.watch("drawings");
  let drawn = 0;

  async function draw({ name, view, file }: Asked): Promise<Buffer> {
    const content = await reportHealth(drawings, () => drawInColor(view, file));
    await reportHealth(drawings, () => storeDrawing(folder, name, content));
    drawn += 1;
    if (drawn % drawnBetweenTrims === 0) await trimDrawings(folder);
    return content;
  }

  async function findDrawing(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
  ): Promise<Buffer | "refused" | undefined> {
    const kept = await readFile(join(folder, asked.name)).catch(() => undefined);
    if (kept) return kept;
    const row = await isOffered(database.pool, asked.base, asked.file.color);
    if (!row?.offered) return undefined;
    await app.limit("drawings")(request, reply);
    // An awaited reply resolves to nothing: only `sent` shows that the limit has answered.
    return reply.sent ? "refused" : draw(asked);
  }

  const work = ({ params }: FastifyRequest) => {
    const asked = askedBy(params as Params);
    return asked && !existsSync(join(folder, asked.name)) ? "drawings" : "unqueued";
  };

  app.get<{ Params: Params }>(
    `${drawingPrefix}:picture/:file`,
    {
      schema: { hide: true },
      onRequest: app.limit("reads"),
      handlerTimeout: longestWait,
      config: { work },
    },
    async (request, reply) => {
      const asked = askedBy(request.params);
      const found = asked && (await findDrawing(request, reply, asked));
      if (!asked || found === undefined) return sendNotFound(reply, reason("NO_SUCH_FILE"));
      if (found === "refused") return reply;
      sendAsFile(reply, oneYear);
      return reply.type(`image/${asked.file.format}`).send(found);
    },
  );
}

/** The large width of every view, and that of a page where it is not shipped. */
function isDrawn({ isRecolored, color }: DrawnView, asked: DrawnFile): boolean {
  if (asked.width === largePictureWidth) return isRecolored || asked.color === color;
  return isRecolored && pageWidths.some((width) => width === asked.width);
}

function askedBy({ picture, file }: Params): Asked | undefined {
  const base = `/pictures/${picture}`;
  const view = drawnView(base);
  const [, color, width, format] = fileName.exec(file) ?? [];
  if (!view || color === undefined || (format !== "avif" && format !== "webp")) return undefined;
  const asked = { color: `#${color}`, width: Number(width), format } as const;
  if (!isDrawn(view, asked)) return undefined;
  return { name: `${picture}-${file}`, base, view, file: asked };
}
