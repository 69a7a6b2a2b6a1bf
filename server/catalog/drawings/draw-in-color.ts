import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DrawnView } from "#database/seeds/drawn-views.ts";
import { galleryPicture } from "#drawings/scenes/gallery.ts";

/**
 * As those of the shipped pictures (database/seeds/picture-plan.ts), but encoded in a third of the time: a request
 * waits.
 */
const avifOptions = { quality: 50, effort: 2, chromaSubsampling: "4:2:0" } as const;
const webpOptions = { quality: 78 } as const;
const ratio = 1.25;

export type DrawnFile = { color: string; width: number; format: "avif" | "webp" };

export async function drawInColor(
  { design, view }: DrawnView,
  { color, width, format }: DrawnFile,
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const drawing = Buffer.from(galleryPicture({ ...design, color, id: "p" }, view));
  const { data, info } = await sharp(drawing)
    .resize(width, Math.round(width * ratio))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  return (format === "avif" ? picture.avif(avifOptions) : picture.webp(webpOptions)).toBuffer();
}

export async function storeDrawing(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  // A unique name: two processes, or two addresses, may draw the same picture at once.
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

/** More than all views of the demo shop in all its colors take. */
export const drawingLimits = { files: 20_000, bytes: 500_000_000 };

/** Trimmed drawings are drawn again on request. */
export async function trimDrawings(folder: string, limits = drawingLimits): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const info = await stat(join(folder, name)).catch(() => undefined);
      return { name, bytes: info?.size ?? 0, at: info?.mtimeMs ?? 0 };
    }),
  );
  files.sort((one, other) => other.at - one.at);
  let bytes = 0;
  const gone = files.filter((file, index) => {
    bytes += file.bytes;
    return index >= limits.files || bytes > limits.bytes;
  });
  for (const { name } of gone) await rm(join(folder, name), { force: true });
  return gone.length;
}
