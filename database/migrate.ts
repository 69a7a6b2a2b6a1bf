import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import pg from "pg";
import { findProjectRoot } from "./project-root.ts";
import { read, readFirst } from "./query.ts";
import { isRetryable } from "./transaction.ts";

/** A migration could not be applied; nothing of it remains. The message is a sentence for the merchant. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

// A migration may rewrite a large table; the shop's own short timeouts would stop it.
const statementTimeout = 10 * 60_000;
/**
 * Queries queue behind a migration that waits for a table's lock: for less than the shop's `lock` timeout, so that none
 * fails. Then the migration lets them pass and retries.
 */
const lockTimeout = 1_000;
const pauseBetweenLocks = 500;
/**
 * Milliseconds until a migration that gets no lock fails, such as beside a backup; another process may take as long for
 * its own.
 */
const patience = 10 * 60_000;

/** Times in a row that one which met other work in a deadlock is tried. */
const attempts = 5;

/**
 * The last of the migrations that were replaced by the first of today, which creates all tables as that one left them.
 * A database that has it goes on from there; one that stands before it needs a version of the shop that still has those
 * migrations.
 */
const lastReplaced = "20261127T0630-folded-pictures";

/**
 * Applies the migrations of `folder` that the database at `url` does not have yet, in the order of their names, each in
 * a transaction of its own, and gives the names of those it applied. One is a file, or a folder of files that are run
 * in the order of their names. Several processes may call this at once: an advisory lock of the session makes the
 * others wait, so `url` must not point to a pooler that hands one session to many clients (see `assertNoPooler`). With
 * `only`, those and no others: what a backup was made with. Throws MigrationError.
 */
export async function migrate(
  url: string,
  folder: string = ownMigrations(),
  only?: readonly string[],
): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "tabeeb migrations",
    max: 1,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
  });
  pool.on("error", () => {});
  try {
    const all = await listMigrations(folder);
    const files = only ? chosen(all, only) : all;
    const applied = await appliedTo(pool);
    if (only) assertNoNewer(applied, files);
    const replaced = replacedOf(applied, all);
    // The usual start has nothing to do: two queries instead of the lock and all that follows it.
    if (missingOf(files, applied).length === 0) return [];
    return await applyInTurn(
      new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
      files,
      replaced,
    );
  } finally {
    await pool.end();
  }
}

function ownMigrations(): string {
  return join(findProjectRoot(), "database", "migrations");
}

/** By its name, in the order of names: its file, or the files of its folder. */
type Migrations = ReadonlyMap<string, readonly string[]>;

async function listMigrations(folder: string): Promise<Migrations> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const migrations = new Map<string, string[]>();
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) migrations.set(entry.name, await sqlFilesOf(path));
    else if (entry.name.endsWith(".sql")) migrations.set(basename(entry.name, ".sql"), [path]);
  }
  return migrations;
}

async function sqlFilesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => join(folder, name));
}

function chosen(all: Migrations, only: readonly string[]): Migrations {
  const replaced = new Set(replacedOf(only, all));
  const names = only.filter((name) => !replaced.has(name));
  const [first] = all.keys();
  // A backup from before the first migration of today: its tables are those that this one creates.
  if (replaced.size > 0 && first !== undefined && !names.includes(first)) names.unshift(first);
  return new Map(
    names.map((name) => {
      const files = all.get(name);
      if (files === undefined)
        throw new MigrationError(`This version of the shop does not know ${name}: take a newer one.`);
      return [name, files];
    }),
  );
}

/**
 * Those of `applied` that were replaced by the first migration of today. Throws MigrationError when the last of them is
 * missing.
 */
function replacedOf(applied: readonly string[], all: Migrations): string[] {
  const [first = ""] = all.keys();
  const replaced = applied.filter((name) => name < first).sort();
  const last = replaced.at(-1);
  if (last === undefined || last === lastReplaced) return replaced;
  throw new MigrationError(
    `This is of an older version of the shop (${last}) than can be brought up to date. Start or restore it once with a version that has the migration ${lastReplaced}, then take this one. Nothing was changed.`,
  );
}

function assertNoNewer(applied: readonly string[], files: Migrations): void {
  const last = [...files.keys()].at(-1) ?? "";
  if (applied.some((name) => name > last))
    throw new MigrationError(
      "The database belongs to a newer version of the shop than the backup: give an empty one.",
    );
}

/**
 * Throws while the database lacks a migration that this code was written for: one that was put back, or replaced, below
 * a process that goes on. Those that it has besides are of newer code, which leaves everything in its place that this
 * one needs.
 */
export async function assertMigrated(pool: pg.Pool, folder: string = ownMigrations()): Promise<void> {
  const missing = missingOf(await listMigrations(folder), await appliedTo(pool));
  if (missing.length === 0) return;
  throw new MigrationError(
    `The database lacks ${missing.length} migrations that this version of the shop needs, the first is ${missing[0]}.`,
  );
}

async function appliedTo(pool: pg.Pool): Promise<string[]> {
  const table = await readFirst(pool)<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`;
  if (!table?.found) return [];
  const rows = await read(pool)<{ name: string }>`select name from kysely_migration`;
  return rows.map((row) => row.name);
}

function missingOf(files: Migrations, applied: readonly string[]): string[] {
  const names = new Set(applied);
  return [...files.keys()].filter((name) => !names.has(name));
}

async function applyInTurn(
  database: Kysely<unknown>,
  files: Migrations,
  replaced: readonly string[],
): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: providerOf(files, replaced) });
  const applied: string[] = [];
  let waitingSince: number | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await migrator.migrateUp();
    const [result] = results ?? [];
    // A deadlock with an older process or with the vacuum: nothing is wrong with the migration, and nothing of it
    // remains.
    if (isRetryable(error) && attempt < attempts) continue;
    if (isLockTimeout(error)) {
      waitingSince ??= performance.now();
      if (performance.now() - waitingSince < patience) {
        await sleep(pauseBetweenLocks);
        continue;
      }
    }
    if (error) throw toMigrationError(error, result?.migrationName);
    if (!result) return applied;
    applied.push(result.migrationName);
    attempt = 0;
    waitingSince = undefined;
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "55P03";
}

function providerOf(files: Migrations, replaced: readonly string[]): MigrationProvider {
  // Applied migrations must be known; the objects that the replacement creates are there, so it is recorded as
  // applied without being run.
  const skipped: Migration = { up: async () => {} };
  const [first] = replaced.length > 0 ? files.keys() : [];
  const own = [...files].map(([name, paths]): [string, Migration] => [
    name,
    name === first ? skipped : sqlMigration(paths),
  ]);
  const migrations = Object.fromEntries([
    ...replaced.map((name): [string, Migration] => [name, skipped]),
    ...own,
  ]);
  return { getMigrations: async () => migrations };
}

function sqlMigration(files: readonly string[]): Migration {
  return {
    up: async (transaction) => {
      for (const file of files) await sql.raw(await readFile(file, "utf8")).execute(transaction);
    },
  };
}

function toMigrationError(cause: unknown, name: string | undefined): MigrationError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = name
    ? `The migration ${name} failed and was rolled back, so the shop does not start: ${reason}`
    : `The database could not be brought up to date, so the shop does not start: ${reason}`;
  return new MigrationError(message, { cause });
}
