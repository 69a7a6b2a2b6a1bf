import { randomUUID } from "node:crypto";
import type pg from "pg";
import { returnPictureCount } from "#contract/returns/return-rules.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { createRedrawing } from "#server/pictures/redraw.ts";
import { defaultSettings } from "#server/settings/subscribe-to-settings.ts";
import { readStoredSettings } from "#server/settings/update-settings.ts";

/** Pixels: a seam that opens has to be seen. */
const largestWidth = 1280;
const shape = { leastWidth: 100, longest: 4 };
/** Bytes of one stored picture; the column has the same limit. */
const largestPicture = 3_000_000;

/** Bytes of all pictures together, so that endless requests cannot fill the disk. */
const quota = 1024 ** 3;

const redraw = createRedrawing({ largestWidth, shape, quality: 65, largestPicture });

type Row = { id: string; request: string; picture: Buffer; quota: number; most: number };

function storeRow(executor: Executor, row: Row) {
  return writeFirst(executor)<{ isOpen: boolean; hasEnough: boolean; isKept: boolean }>`
    with open as (
      select a.id, (select count(*) from aftercare_pictures p where p.request_id = a.id) >= ${row.most}::integer as has_enough
      from aftercare_requests a where a.id = ${row.request}::uuid and a.state in ('asked', 'question') for update
    ), kept as (
      insert into aftercare_pictures (id, request_id, picture)
      select ${row.id}::uuid, id, ${row.picture}::bytea from open
      where not has_enough
        and (select coalesce(sum(octet_length(picture)), 0) from aftercare_pictures) < ${row.quota}::bigint
      returning id
    )
    select exists (select from open) as "isOpen", exists (select from open where has_enough) as "hasEnough",
      exists (select from kept) as "isKept"`;
}

export type StoredPicture = {
  outcome: "kept" | "unknown" | "enough" | "unreadable" | "too-large" | "no-room";
};

export function storeReturnPicture(pool: pg.Pool, request: string, file: Buffer): Promise<StoredPicture> {
  return redraw(file, async (picture): Promise<StoredPicture> => {
    const row = await storeRow(pool, {
      id: randomUUID(),
      request,
      picture,
      quota,
      most: returnPictureCount,
    });
    if (row?.isKept) return { outcome: "kept" };
    if (row?.hasEnough) return { outcome: "enough" };
    return { outcome: row?.isOpen ? "no-room" : "unknown" };
  });
}

export async function readReturnPicture(pool: pg.Pool, id: string): Promise<Buffer | undefined> {
  const found = await readFirst(pool)<{ picture: Buffer }>`
    select picture from aftercare_pictures where id = ${id}::uuid`;
  return found?.picture;
}

/** The days are the same whatever else is set. */
const anySettings = defaultSettings({ staffSecondFactor: "required" });

/** Of what is done with (`transferPictureDays`); gives how many there were. */
export async function deleteExpiredReturnPictures({ pool }: Pick<Database, "pool">): Promise<number> {
  const { transferPictureDays: days } = await readStoredSettings(pool, anySettings);
  const changed = await write(pool)<{ id: string }>`
    delete from aftercare_pictures p using aftercare_requests a
    where a.id = p.request_id and p.at < now() - make_interval(days => ${days}::integer)
      and a.state in ('done', 'declined', 'withdrawn')
    returning p.id`;
  return changed.length;
}
