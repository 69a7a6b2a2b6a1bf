import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { namedQuery, type Param } from "#database/named-query.ts";
import { type DrawnView, drawnView } from "#database/seeds/drawn-views.ts";
import { createBoundedQueue } from "../accounts/bounded-queue.ts";
import { heardOf } from "../failures/failure-board.ts";
import { oneYear, sendAsFile } from "../pages/static-files.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { type DrawnFile, drawInColor, keepDrawing, trimDrawings } from "./draw-in-color.ts";
import { drawingPrefix } from "./picture-folders.ts";

const isOffered = namedQuery(
  "is-color-offered",
  (param: Param<{ base: string; color: string }>) => sql<{ offered: boolean }>`
    select exists (
      select from product_images i
        join products p on p.id = i.product_id and p.published
        join product_colors o on o.product_id = p.id
        join colors c on c.id = o.color_id
      where i.base = ${param("base")} and c.value = ${param("color")}) as offered`,
);

/** One at a time leaves the other processor to everybody else. Those who have gone on meanwhile cost nothing any more. */
const queueSize = { atOnce: 1, waiting: 100 };
/** Looking through the folder costs more than drawing a few pictures beyond its limits. */
const drawnBetweenTrims = 50;
/** Milliseconds after which nobody looks at the view any more. */
const longestWait = 60_000;

const fileName = /^([0-9a-f]{6})-(320|640|960)\.(avif|webp)$/;

type Params = { picture: string; file: string };

/** A drawing that is being made, and who waits for it. */
type Underway = { drawing: Promise<Buffer | undefined>; waiting: Set<FastifyReply> };

/**
 * The views of a garment in its other colors: drawn when first asked for, and kept. Only what a published product shows in a
 * color that it offers is drawn, so there are no more of them than the catalogue has. The name of a picture holds the
 * digest of its drawing, so what is under an address never changes.
 */
export function serveDrawings(app: ShopApp, { database, drawingFolder: folder, failures }: Services): void {
  const queue = createBoundedQueue(queueSize);
  const underway = new Map<string, Underway>();
  const drawings = failures.watch("drawings");
  let drawn = 0;

  async function draw(name: string, view: DrawnView, file: DrawnFile): Promise<Buffer | undefined> {
    const isWanted = () => underway.get(name)?.waiting.size !== 0;
    const content = await queue.run(async () =>
      isWanted() ? await heardOf(drawings, () => drawInColor(view, file)) : undefined,
    );
    if (!content) return undefined;
    await heardOf(drawings, () => keepDrawing(folder, name, content));
    drawn += 1;
    if (drawn % drawnBetweenTrims === 0) await trimDrawings(folder);
    return content;
  }

  async function findDrawing(
    request: FastifyRequest,
    reply: FastifyReply,
    { picture, file }: Params,
  ): Promise<Buffer | FastifyReply | undefined> {
    const base = `/pictures/${picture}`;
    const view = drawnView(base);
    const asked = drawnFileOf(file);
    if (!view || !asked) return undefined;
    const name = `${picture}-${file}`;
    const kept = await readFile(join(folder, name)).catch(() => undefined);
    if (kept) return kept;
    const [row] = await isOffered.run(database.pool, { base, color: asked.color });
    if (!row?.offered) return undefined;
    const known = underway.get(name);
    if (known) return waitFor(known, reply);
    const refused = await app.limit("drawings")(request, reply);
    if (refused) return refused;
    const work: Underway = underway.get(name) ?? {
      waiting: new Set(),
      drawing: Promise.resolve()
        .then(() => draw(name, view, asked))
        .finally(() => underway.delete(name)),
    };
    underway.set(name, work);
    return waitFor(work, reply);
  }

  app.get<{ Params: Params }>(
    `${drawingPrefix}:picture/:file`,
    { schema: { hide: true }, onRequest: app.limit("reads"), handlerTimeout: longestWait },
    async (request, reply) => {
      const found = await findDrawing(request, reply, request.params);
      if (found === undefined) return refuse(reply, "NOT_FOUND", "There is no such file.");
      if (!Buffer.isBuffer(found)) return found;
      sendAsFile(reply, oneYear);
      return reply.type(request.params.file.endsWith("avif") ? "image/avif" : "image/webp").send(found);
    },
  );
}

function waitFor({ waiting, drawing }: Underway, reply: FastifyReply): Promise<Buffer | undefined> {
  waiting.add(reply);
  reply.raw.once("close", () => waiting.delete(reply));
  return drawing;
}

function drawnFileOf(file: string): DrawnFile | undefined {
  const [, color, width, format] = fileName.exec(file) ?? [];
  if (color === undefined || (format !== "avif" && format !== "webp")) return undefined;
  return { color: `#${color}`, width: Number(width), format };
}
