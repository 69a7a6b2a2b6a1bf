import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import sharp from "sharp";
import type { UploadedPicture } from "#contract/back-office/pictures.ts";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { pictureOf } from "../catalog/picture-of.ts";
import { recordChange } from "../staff/record-change.ts";
import { uploadPrefix } from "./picture-folders.ts";
import { type Raster, readPicture } from "./read-picture.ts";

/** Where uploaded pictures are kept, and how many bytes they may take together. */
export type PictureStore = { pool: pg.Pool; folder: string; quota: number };

type Stored =
  | { outcome: "stored"; upload: UploadedPicture }
  | { outcome: "refused"; sentence: string }
  | { outcome: "no-room" };

/** As those of the pictures that come with the shop (database/seeds/picture-plan.ts). */
const shopWidths = [320, 640, 960] as const;
const largestWidth = Math.max(...shopWidths);

const avifOptions = { quality: 60, effort: 3, chromaSubsampling: "4:2:0" } as const;
const webpOptions = { quality: 78 } as const;

type Row = {
  id: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  bytes: number;
  quota: number;
};

const insertUpload = namedQuery(
  "insert-upload",
  (param: Param<Row>) => sql<{ id: string }>`
    insert into uploads (id, base, widths, width, height, bytes)
    select ${param("id")}::uuid, ${param("base")}::text, ${param("widths")}::integer[], ${param("width")}::integer,
      ${param("height")}::integer, ${param("bytes")}::integer
    where (select coalesce(sum(bytes), 0) from uploads) + ${param("bytes")}::integer <= ${param("quota")}::bigint
    returning id`,
);

/**
 * Keeps an uploaded file as AVIF and WebP in the widths of the shop, made anew from its pixels, under a random name. Nothing
 * is left behind of one that is refused, or that fails half way. A picture smaller than the widths is never enlarged.
 */
export async function storePicture(
  { pool, folder, quota }: PictureStore,
  staff: Pick<StaffMember, "id">,
  file: Buffer,
): Promise<Stored> {
  const read = await readPicture(file, largestWidth);
  if (read.outcome === "refused") return read;
  const { raster } = read;
  const name = randomBytes(16).toString("hex");
  const widths = [...shopWidths.filter((width) => width < raster.width), raster.width];
  const files = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
  try {
    await mkdir(folder, { recursive: true });
    const bytes = await writeFiles(folder, name, widths, raster);
    const { width, height } = raster;
    const row = { id: timeOrderedId(), base: `${uploadPrefix}${name}`, widths, width, height, bytes };
    if (await keepRow(pool, staff, { ...row, quota })) {
      return { outcome: "stored", upload: { base: row.base, picture: pictureOf({ ...row, key: "upload" }) } };
    }
    await removeFiles(folder, files);
    return { outcome: "no-room" };
  } catch (error) {
    await removeFiles(folder, files);
    throw error;
  }
}

/** Gives the bytes of all files together. */
async function writeFiles(
  folder: string,
  name: string,
  widths: readonly number[],
  { data, width: rawWidth, height }: Raster,
): Promise<number> {
  let bytes = 0;
  for (const width of widths) {
    const picture = sharp(data, { raw: { width: rawWidth, height, channels: 3 } }).resize(width);
    for (const [kind, encoded] of [
      ["avif", picture.clone().avif(avifOptions)],
      ["webp", picture.clone().webp(webpOptions)],
    ] as const) {
      const content = await encoded.toBuffer();
      bytes += content.length;
      const path = join(folder, `${name}-${width}.${kind}`);
      await writeFile(`${path}.part`, content, { flush: true });
      await rename(`${path}.part`, path);
    }
  }
  return bytes;
}

async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(join(folder, file), { force: true });
    await rm(join(folder, `${file}.part`), { force: true });
  }
}

/** False when there is no room for it. */
function keepRow(pool: pg.Pool, staff: Pick<StaffMember, "id">, row: Row): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    // Two at once could each find the last room.
    await client.query("lock table uploads in share row exclusive mode");
    if ((await insertUpload.run(client, row)).length === 0) return false;
    const { base, width, height, bytes } = row;
    await recordChange(client, {
      staff,
      action: "picture.upload",
      subject: { kind: "picture", id: row.id },
      before: null,
      after: { base, width, height, bytes },
    });
    return true;
  });
}
