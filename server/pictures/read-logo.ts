import type { Metadata } from "sharp";
import { uploadPixelLimit } from "#contract/catalog/pictures.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { pictureKindOf } from "./picture-kinds.ts";
import { decodedBytes, mostOfStaff } from "./read-picture.ts";
import type { EncodedPicture } from "./store-upload.ts";

export type ReadLogo =
  | { outcome: "read"; picture: EncodedPicture }
  | { outcome: "refused"; sentence: EncodedReason };

/** Pixels of the largest logo: four times the height that the header draws. */
const shown = { width: 640, height: 160 } as const;
/** Size limits of the logo on the picture for links. */
const onSharePicture = { width: 860, height: 320 } as const;
const sharePicture = { width: 1200, height: 630 } as const;

/** The shop's ground (web/ui/tokens.css), against which a logo must be visible. */
const ground = "#f6f4ef";
/** Of 255: a logo whose darkest spot is lighter is invisible on the ground. */
const lightestInk = 190;

const fewestPixels = 48;
const widest = 10;
const highest = 2;

/**
 * Makes the pictures of a logo from an uploaded PNG, JPEG or WebP: trimmed, with transparency, and re-encoded from
 * pixels so that no other part of the file remains. Refuses, in a sentence, a logo that would be invisible or not
 * fit.
 */
export async function readLogo(file: Buffer): Promise<ReadLogo> {
  const kind = pictureKindOf(file);
  if (kind === undefined || kind === "heif") {
    return { outcome: "refused", sentence: reason(isSvg(file) ? "LOGO_AS_SVG" : "NOT_A_LOGO") };
  }
  const { default: sharp } = await import("sharp");
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    if (metadata.format !== kind) return { outcome: "refused", sentence: reason("NOT_A_LOGO") };
    const sentence = problemOf(metadata);
    if (sentence) return { outcome: "refused", sentence };
    return await draw(file);
  } catch {
    return { outcome: "refused", sentence: reason("PICTURE_DAMAGED") };
  }
}

async function draw(file: Buffer): Promise<ReadLogo> {
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(file, { failOn: "warning", limitInputPixels: uploadPixelLimit })
    .autoOrient()
    .toColourspace("srgb")
    .ensureAlpha()
    .trim({ threshold: 12 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sentence = (await isUnseen(data, info)) ? reason("LOGO_UNSEEN") : problemOfShape(info);
  if (sentence) return { outcome: "refused", sentence };
  const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  const small = await drawn()
    .resize({ ...shown, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const webp = drawn().resize({ width, height, fit: "fill" }).webp({ quality: 90, alphaQuality: 95 });
  const large = await drawn()
    .resize({ ...onSharePicture, fit: "inside" })
    .png()
    .toBuffer();
  const share = sharp({ create: { ...sharePicture, channels: 3, background: ground } })
    .composite([{ input: large }])
    .jpeg({ quality: 86 });
  const files = [
    { ending: `-${width}.webp`, content: await webp.toBuffer() },
    { ending: `-${width}.png`, content: small.data },
    { ending: `-${sharePicture.width}.jpg`, content: await share.toBuffer() },
  ];
  return { outcome: "read", picture: { widths: [width], width, height, files } };
}

function isSvg(file: Buffer): boolean {
  return /<svg[\s>]/i.test(file.subarray(0, 4096).toString("latin1"));
}

function problemOf(metadata: Metadata): EncodedReason | undefined {
  const { pages } = metadata;
  const { width, height } = metadata.autoOrient;
  if (width * height > uploadPixelLimit) return reason("PICTURE_TOO_MANY_PIXELS");
  if (decodedBytes(metadata) > mostOfStaff.bytes) return reason("PICTURE_TOO_DEEP");
  return (pages ?? 1) > 1 ? reason("PICTURE_MOVES") : undefined;
}

type Shape = { width: number; height: number };

function problemOfShape({ width, height }: Shape): EncodedReason | undefined {
  if (Math.min(width, height) < fewestPixels)
    return reason("LOGO_TOO_SMALL", { width, height, least: fewestPixels });
  if (width / height > widest) return reason("LOGO_TOO_WIDE", { times: widest });
  return height / width > highest ? reason("LOGO_TOO_HIGH", { times: highest }) : undefined;
}

async function isUnseen(data: Buffer, { width, height }: Shape): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  const onGround = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: ground })
    .greyscale()
    .raw()
    .toBuffer();
  return onGround.every((pixel) => pixel > lightestInk);
}
