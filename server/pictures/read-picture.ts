import type { Metadata } from "sharp";
import { uploadMinWidth, uploadPixelLimit } from "#contract/back-office/pictures.ts";
import { type Said, say } from "#contract/http/say.ts";
import { type PictureKind, pictureKindOf } from "./picture-kinds.ts";

export type Raster = { data: Buffer; width: number; height: number };

export type ReadPicture = { outcome: "read"; raster: Raster } | { outcome: "refused"; sentence: Said };

const notAPicture = say("NOT_A_PICTURE");
const damaged = say("PICTURE_DAMAGED");

type Shape = {
  leastWidth: number;
  longest: number;
};

/** What is outside of it is no picture of a garment. */
const garmentShape: Shape = { leastWidth: uploadMinWidth, longest: 4 };

/**
 * Decodes what was uploaded, whatever it is called: by its first bytes it must be one of four kinds, and the whole of it
 * has to decode. Turned as the camera says and made as small as `largestWidth`; nothing of its metadata is kept. Its size is
 * read before its pixels, so that a small file of a huge picture costs nothing. What a decoder only warns of, such as the scan
 * headers of Samsung's phones, is taken: every browser shows it.
 */
export async function readPicture(
  file: Buffer,
  largestWidth: number,
  shape = garmentShape,
): Promise<ReadPicture> {
  const kind = pictureKindOf(file);
  if (kind === undefined) return { outcome: "refused", sentence: notAPicture };
  const { default: sharp } = await import("sharp");
  try {
    const sentence = problemOf(await sharp(file, { limitInputPixels: false }).metadata(), kind, shape);
    if (sentence) return { outcome: "refused", sentence };
    const { data, info } = await sharp(file, { failOn: "error", limitInputPixels: uploadPixelLimit })
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
  { format, pages, autoOrient }: Metadata,
  kind: PictureKind,
  { leastWidth, longest }: Shape,
): Said | undefined {
  const { width, height } = autoOrient;
  if (format !== kind) return notAPicture;
  if (width * height > uploadPixelLimit) return say("PICTURE_TOO_MANY_PIXELS");
  if ((pages ?? 1) > 1) return say("PICTURE_MOVES");
  if (width < leastWidth) {
    return say("PICTURE_TOO_NARROW", { width, least: leastWidth });
  }
  return Math.max(width / height, height / width) > longest ? say("PICTURE_TOO_LONG") : undefined;
}
