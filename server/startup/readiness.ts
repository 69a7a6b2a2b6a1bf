import { statfs } from "node:fs/promises";
import type pg from "pg";
import { assertDurable } from "#database/durability.ts";
import { read, readFirst } from "#database/query.ts";

const mebibyte = 1024 * 1024;

/** An order takes some kilobytes; what is left below this is for PostgreSQL's log of what it still has to write. */
const leastFreeSpace = 64 * mebibyte;

/**
 * Throws while an order could not be stored durably: the database is away, only reads (a replica), would confirm what
 * it has not written, or has no disk left.
 */
export async function assertTakesOrders(pool: pg.Pool, dataDir: string): Promise<void> {
  await assertFreeSpace(dataDir);
  const state = await readFirst(pool)<{ reads_only: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads_only`;
  if (state?.reads_only) throw new Error("The database only reads: it is a replica, or set to read only.");
  await assertDurable(pool);
  // Goes to the disk like a commit, and leaves no row behind, so it may be sent again.
  await read(pool)`select pg_logical_emit_message(true, 'tabeeb', 'ready')`;
}

async function assertFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= leastFreeSpace) return;
  throw new Error(`The disk of ${folder} is full: less than ${leastFreeSpace / mebibyte} MiB are free.`);
}
