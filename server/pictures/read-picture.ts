import type { Metadata } from "sharp";
import { uploadMinWidth, uploadPixelLimit } from "#contract/catalog/pictures.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { type PictureKind, pictureKindOf } from "./picture-kinds.ts";

export type Raster = { data: Buffer; width: number; height: number };

export type ReadPicture =
  | { outcome: "read"; raster: Raster }
  | { outcome: "refused"; sentence: EncodedReason };

const notAPicture = reason("NOT_A_PICTURE");
const damaged = reason("PICTURE_DAMAGED");

type Most = { pixels: number; bytes: number };

/** For staff, and for shoppers: 12 megapixels, as phones photograph, of 4 bytes, and little more. */
export const mostOfStaff: Most = { pixels: uploadPixelLimit, bytes: 128 * 1024 ** 2 };
export const mostOfShoppers: Most = { pixels: 12 * 1024 ** 2, bytes: 64 * 1024 ** 2 };

export type ReadingOf = { largestWidth: number; shape?: Shape; most: Most };

type Shape = {
  leastWidth: number;
  longest: number;
};

/** Other shapes are no picture of a garment. */
const garmentShape: Shape = { leastWidth: uploadMinWidth, longest: 4 };

/**
 * Decodes an upload: the first bytes must be of one of four kinds, and the whole must decode. Applies the EXIF
 * rotation, shrinks to `largestWidth` and strips metadata. The size is read before the pixels, so that a small file
 * of a huge picture costs nothing. Mere decoder warnings, such as on the scan headers of Samsung's phones, are
 * accepted: every browser shows the picture.
 */
export async function readPicture(
  file: Buffer,
  { largestWidth, shape = garmentShape, most }: ReadingOf,
): Promise<ReadPicture> {
  const kind = pictureKindOf(file);
  if (kind === undefined) return { outcome: "refused", sentence: notAPicture };
  const { default: sharp } = await import("sharp");
  try {
    const sentence = problemOf(await sharp(file, { limitInputPixels: false }).metadata(), kind, {
      shape,
      most,
    });
    if (sentence) return { outcome: "refused", sentence };
    const { data, info } = await sharp(file, { failOn: "error", limitInputPixels: most.pixels })
      .autoOrient()
      .resize({ width: largestWidth, withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { outcome: "read", raster: { data, width: info.width, height: info.height } };
  } catch {
    return { outcome: "refused", sentence: damaged };
  }
}

function problemOf(
  metadata: Metadata,
  kind: PictureKind,
  { shape: { leastWidth, longest }, most }: { shape: Shape; most: Most },
): EncodedReason | undefined {
  const { format, pages } = metadata;
  const { width, height } = metadata.autoOrient;
  if (format !== kind) return notAPicture;
  if (width * height > most.pixels) return reason("PICTURE_TOO_MANY_PIXELS");
  if (decodedBytes(metadata) > most.bytes) return reason("PICTURE_TOO_DEEP");
  if ((pages ?? 1) > 1) return reason("PICTURE_MOVES");
  if (width < leastWidth) {
    return reason("PICTURE_TOO_NARROW", { width, least: leastWidth });
  }
  return Math.max(width / height, height / width) > longest ? reason("PICTURE_TOO_LONG") : undefined;
}

/** Bytes of a sample; all others have one. */
const depths = new Map([
  ["ushort", 2],
  ["short", 2],
  ["uint", 4],
  ["int", 4],
  ["float", 4],
  ["double", 8],
]);

/** Width by height by depth: the memory of its pixels, however small the file. */
export function decodedBytes({ width, height, channels, depth, format }: Metadata): number {
  // AVIF is first decoded into separate planes and takes some four times its pixels (measured).
  const times = format === "heif" ? 4 : 1;
  return width * height * channels * (depths.get(depth ?? "") ?? 1) * times;
}
