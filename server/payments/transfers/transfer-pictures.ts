import type pg from "pg";
import type { Database } from "#database/connect.ts";
import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { createRedrawing } from "#server/pictures/redraw.ts";
import { defaultSettings } from "#server/settings/subscribe-to-settings.ts";
import { readStoredSettings } from "#server/settings/update-settings.ts";

/** Pixels: wide enough to read the small print of a phone's screen. */
const largestWidth = 1080;
/** Screenshots of a page that was scrolled are long. */
const shape = { leastWidth: 100, longest: 8 };
/** Bytes of one stored picture; the column has the same limit. */
const largestPicture = 3_000_000;

/** Bytes of all pictures together, so that endless orders and claims cannot fill the disk. */
const quota = 1024 ** 3;

const redraw = createRedrawing({ largestWidth, shape, quality: 60, largestPicture });

type Row = { claim: string; picture: Buffer; quota: number };

function storeRow(executor: Executor, row: Row) {
  return writeFirst(executor)<{ isOpen: boolean; isKept: boolean }>`
    with open as (
      select id from transfer_claims where id = ${row.claim}::uuid and state = 'open' for share
    ), kept as (
      insert into transfer_pictures (claim_id, picture) select id, ${row.picture}::bytea from open
      where (select coalesce(sum(octet_length(picture)), 0) from transfer_pictures) < ${row.quota}::bigint
      on conflict (claim_id) do update set picture = excluded.picture, at = now()
      returning claim_id
    )
    select exists (select from open) as "isOpen", exists (select from kept) as "isKept"`;
}

/** Re-encodes it from its pixels; a later one replaces it. `unknown` when there is no such open claim. */
export async function storeTransferPicture(
  pool: pg.Pool,
  claim: string,
  file: Buffer,
): Promise<{ outcome: "kept" | "unknown" | "unreadable" | "too-large" | "no-room" }> {
  return redraw(file, async (picture) => {
    const row = await storeRow(pool, { claim, picture, quota });
    if (row?.isKept) return { outcome: "kept" };
    return { outcome: row?.isOpen ? "no-room" : "unknown" };
  });
}

export async function readTransferPicture(pool: pg.Pool, claim: string): Promise<Buffer | undefined> {
  const found = await readFirst(pool)<{ picture: Buffer }>`
    select picture from transfer_pictures where claim_id = ${claim}::uuid`;
  return found?.picture;
}

/** The days are the same whatever else is set. */
const anySettings = defaultSettings({ staffSecondFactor: "required" });

/** Older than `transferPictureDays`; gives how many there were. */
export async function deleteExpiredTransferPictures({ pool }: Pick<Database, "pool">): Promise<number> {
  const { transferPictureDays: days } = await readStoredSettings(pool, anySettings);
  const changed = await write(pool)<{ claim_id: string }>`
    delete from transfer_pictures where at < now() - make_interval(days => ${days}::integer) returning claim_id`;
  return changed.length;
}
