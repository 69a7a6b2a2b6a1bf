import sharp, { type Metadata } from "sharp";
import { uploadMinWidth, uploadPixelLimit } from "#contract/back-office/pictures.ts";

/** Decoded pixels, three bytes each. */
export type Raster = { data: Buffer; width: number; height: number };

export type ReadPicture = { outcome: "read"; raster: Raster } | { outcome: "refused"; sentence: string };

const notAPicture = "This is no JPEG, PNG, WebP or AVIF picture.";
const damaged = "This picture is damaged. Save it again and upload the new file.";

/** More than this times as long as wide, or as wide as long, is no picture of a garment. */
const longest = 4;

/**
 * Decodes what was uploaded, whatever it is called: by its first bytes it must be one of four kinds, and the whole of it
 * has to decode. Turned as the camera says and made as small as `largestWidth`; nothing of its metadata is kept. Its size is
 * read before its pixels, so that a small file of a huge picture costs nothing.
 */
export async function readPicture(file: Buffer, largestWidth: number): Promise<ReadPicture> {
  const kind = kindOf(file);
  if (kind === undefined) return { outcome: "refused", sentence: notAPicture };
  try {
    const sentence = problemOf(await sharp(file, { limitInputPixels: false }).metadata(), kind);
    if (sentence) return { outcome: "refused", sentence };
    const { data, info } = await sharp(file, { failOn: "warning", limitInputPixels: uploadPixelLimit })
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

type Kind = "jpeg" | "png" | "webp" | "heif";

/** By the first bytes alone; `heif` is what sharp calls AVIF. */
function kindOf(file: Buffer): Kind | undefined {
  const has = (at: number, bytes: string) =>
    file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1"));
  if (has(0, "\xff\xd8\xff")) return "jpeg";
  if (has(0, "\x89PNG\r\n\x1a\n")) return "png";
  if (has(0, "RIFF") && has(8, "WEBP")) return "webp";
  return has(4, "ftypavif") ? "heif" : undefined;
}

function problemOf({ format, pages, autoOrient }: Metadata, kind: Kind): string | undefined {
  const { width, height } = autoOrient;
  if (format !== kind) return notAPicture;
  if (width * height > uploadPixelLimit) {
    return "This picture has more than 25 megapixels. Make it smaller and upload it again.";
  }
  if ((pages ?? 1) > 1) return "This picture moves. Upload a still one.";
  if (width < uploadMinWidth) {
    return `This picture is ${width} pixels wide. Use one of at least ${uploadMinWidth}.`;
  }
  return Math.max(width / height, height / width) > longest
    ? "This picture is too long for the shop. Cut it and upload it again."
    : undefined;
}
