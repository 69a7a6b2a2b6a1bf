import { photographLimit, uploadLimit, uploadPixelLimit } from "#contract/catalog/pictures.ts";
import { drawSmaller } from "#web/browser/draw-smaller.ts";

export type Shrunk = { ok: true; file: Blob } | { ok: false; sentence: string };

/** Twice the largest size the shop shows, so that even narrow pictures stay sharp. */
const drawn = { most: { width: 1920, height: 4096 }, quality: 0.9 };

const asTheyAre = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

const tooHeavy = "This file has more than 25 MB. Choose a smaller one.";
const tooLarge = "This picture has more than 50 megapixels. Choose a smaller one.";
const unreadableHeic =
  "This browser cannot read HEIC. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send it from Safari.";
const noMemory =
  "This device cannot open such a large picture. Make it smaller, or send it from another one.";

/**
 * Shrinks a photograph above the shop's limit and applies its EXIF rotation. Small files, and files that the browser
 * cannot read, are sent unchanged: the server names the error. The size is read before the pixels, and one picture at
 * a time is held in memory.
 */
export async function shrinkPhotograph(file: File): Promise<Shrunk> {
  if (file.size > photographLimit.bytes) return { ok: false, sentence: tooHeavy };
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  const size = await sizeOf(file);
  if (size === undefined) {
    if (isHeic) return { ok: false, sentence: unreadableHeic };
    return file.size > uploadLimit
      ? { ok: false, sentence: "This browser cannot read this file as a picture, and it has more than 5 MB." }
      : { ok: true, file };
  }
  const pixels = size.width * size.height;
  if (pixels > photographLimit.pixels) return { ok: false, sentence: tooLarge };
  if (asTheyAre.has(file.type) && file.size <= uploadLimit && pixels <= uploadPixelLimit) {
    return { ok: true, file };
  }
  const smaller = await drawSmaller(file, size, drawn).catch(() => undefined);
  return smaller ? { ok: true, file: smaller } : { ok: false, sentence: noMemory };
}

type Size = { width: number; height: number };

/** Size after rotation, without decoding pixels; undefined when the browser cannot read the file. */
function sizeOf(file: Blob): Promise<Size | undefined> {
  const address = URL.createObjectURL(file);
  return new Promise<Size | undefined>((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
