import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { StaffMember } from "#contract/staff/staff.ts";
import { write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange } from "#server/staff/record-change.ts";
import type { PictureFiles } from "./picture-files.ts";
import { uploadPrefix } from "./picture-folders.ts";

export type PictureStore = { pool: pg.Pool; files: PictureFiles; quota: number };

/** Of all uploaded pictures together; some twenty thousand. */
export const uploadQuota = 4 * 1024 ** 3;

/** `ending` follows the upload's address, such as `-320.webp`. */
export type EncodedPicture = {
  widths: readonly number[];
  width: number;
  height: number;
  files: readonly { ending: string; content: Buffer }[];
};

type Row = {
  id: string;
  base: string;
  widths: readonly number[];
  width: number;
  height: number;
  bytes: number;
  quota: number;
};

/**
 * Stores the files of a picture under a random name and returns the prefix of their addresses; undefined above the
 * quota. Leaves nothing of a refused or failed one.
 */
export async function storeUpload(
  { pool, files: kept, quota }: PictureStore,
  staff: Pick<StaffMember, "id">,
  { widths, width, height, files }: EncodedPicture,
): Promise<string | undefined> {
  const name = randomBytes(16).toString("hex");
  const base = `${uploadPrefix}${name}`;
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  let isKept = false;
  try {
    for (const { ending, content } of files) await kept.write(name + ending, content);
    isKept = await storeRow(pool, staff, { id: timeOrderedId(), base, widths, width, height, bytes, quota });
    return isKept ? base : undefined;
  } finally {
    if (!isKept)
      await removeAll(
        kept,
        files.map(({ ending }) => name + ending),
      );
  }
}

/** A file that cannot be removed during an outage has no row and is deleted in a day: see `deleteUnusedUploads`. */
async function removeAll(kept: PictureFiles, names: readonly string[]): Promise<void> {
  for (const name of names) await kept.remove(name).catch(() => {});
}

function storeRow(pool: pg.Pool, staff: Pick<StaffMember, "id">, row: Row): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    // Two at once could each find the last room.
    await client.query("lock table uploads in share row exclusive mode");
    const changed = await write(client)<{ id: string }>`
      insert into uploads (id, base, widths, width, height, bytes)
      select ${row.id}::uuid, ${row.base}::text, ${row.widths}::integer[], ${row.width}::integer,
        ${row.height}::integer, ${row.bytes}::integer
      where (select coalesce(sum(bytes), 0) from uploads) + ${row.bytes}::integer <= ${row.quota}::bigint
      returning id`;
    if (changed.length === 0) return false;
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
