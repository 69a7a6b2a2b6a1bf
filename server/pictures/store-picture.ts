import type { UploadedPicture } from "#contract/catalog/pictures.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import type { EncodedReason } from "#contract/values/reason.ts";
import { decodePicture } from "./decode-apart.ts";
import { pictureOf } from "./picture-of.ts";
import { largePictureWidth, pageWidths } from "./picture-sizes.ts";
import { mostOfStaff, type Raster } from "./read-picture.ts";
import { type EncodedPicture, type PictureStore, storeUpload } from "./store-upload.ts";

type Stored =
  | { outcome: "stored"; upload: UploadedPicture }
  | { outcome: "refused"; sentence: EncodedReason }
  | { outcome: "no-room" };

const storedWidths = [...pageWidths, largePictureWidth];

const avifOptions = { quality: 60, effort: 3, chromaSubsampling: "4:2:0" } as const;
const webpOptions = { quality: 78 } as const;

/**
 * Stores an upload as AVIF and WebP in the widths of the shop, re-encoded, under a random name. Leaves nothing of a
 * refused or failed one. Never enlarges.
 */
export async function storePicture(
  store: PictureStore,
  staff: Pick<StaffMember, "id">,
  file: Buffer,
): Promise<Stored> {
  const read = await decodePicture(file, { largestWidth: largePictureWidth, most: mostOfStaff });
  if (read.outcome === "refused") return read;
  const encoded = await encode(read.raster);
  const base = await storeUpload(store, staff, encoded);
  if (base === undefined) return { outcome: "no-room" };
  const picture = pictureOf(
    { ...encoded, widths: [...encoded.widths], base, key: "upload" },
    { isForClose: true },
  );
  return { outcome: "stored", upload: { base, picture } };
}

async function encode({ data, width, height }: Raster): Promise<EncodedPicture> {
  const { default: sharp } = await import("sharp");
  const widths = widthsOf(width);
  const files: { ending: string; content: Buffer }[] = [];
  for (const each of widths) {
    const picture = sharp(data, { raw: { width, height, channels: 3 } }).resize(each);
    files.push(
      { ending: `-${each}.avif`, content: await picture.clone().avif(avifOptions).toBuffer() },
      { ending: `-${each}.webp`, content: await picture.clone().webp(webpOptions).toBuffer() },
    );
  }
  return { widths, width, height, files };
}

/** The page's widths and the large one, or without enlarging a picture its own width as the last one. */
function widthsOf(width: number): number[] {
  return [...storedWidths.filter((narrower) => narrower < width), width];
}
