import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import pg from "pg";
import { findProjectRoot } from "./project-root.ts";
import { isRetryable } from "./transaction.ts";

/** A migration could not be applied; nothing of it remains. The message is a sentence for the merchant. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

// A migration may rewrite a large table; the shop's own short timeouts would stop it.
const statementTimeout = 10 * 60_000;
/**
 * Whoever wants a table while a migration waits for it waits behind it: for less than the shop's own `lock` timeout, so that nobody
 * is refused. Then the migration lets them pass and tries again.
 */
const lockTimeout = 1_000;
const pauseBetweenLocks = 500;
/** Milliseconds until a migration that gets no lock fails, such as beside a backup; another process may take as long for its own. */
const patience = 10 * 60_000;

/** Times in a row that one which met other work in a deadlock is tried. */
const attempts = 5;

/**
 * Applies the migrations of `folder` that the database at `url` does not have yet, in the order of their names,
 * each in a transaction of its own, and gives the names of those it applied. Several processes may call this at
 * once: an advisory lock of the session makes the others wait, so `url` must not point to a pooler that hands
 * one session to many clients (see `assertNoPooler`). With `only`, those and no others: what a backup was made with. Throws MigrationError.
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
    // The usual start has nothing to do: one query instead of the lock and all that follows it.
    if ((await missingOf([...files.keys()], pool)).length === 0) return [];
    return await applyInTurn(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), files);
  } finally {
    await pool.end();
  }
}

function ownMigrations(): string {
  return join(findProjectRoot(), "database", "migrations");
}

async function listMigrations(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return new Map(files.map((file) => [basename(file, ".sql"), join(folder, file)]));
}

function chosen(all: ReadonlyMap<string, string>, only: readonly string[]): Map<string, string> {
  return new Map(
    only.map((name) => {
      const file = all.get(name);
      if (file === undefined)
        throw new MigrationError(`This version of the shop does not know ${name}: take a newer one.`);
      return [name, file];
    }),
  );
}

/**
 * Throws while the database lacks a migration that this code was written for: one that was put back, or replaced, below a process
 * that goes on. Those that it has besides are of newer code, which leaves everything in its place that this one needs.
 */
export async function assertMigrated(pool: pg.Pool, folder: string = ownMigrations()): Promise<void> {
  const missing = await missingOf([...(await listMigrations(folder)).keys()], pool);
  if (missing.length === 0) return;
  throw new MigrationError(
    `The database lacks ${missing.length} migrations that this version of the shop needs, the first is ${missing[0]}.`,
  );
}

async function missingOf(names: readonly string[], pool: pg.Pool): Promise<string[]> {
  const table = await pool.query<{ found: boolean }>(
    "select to_regclass('kysely_migration') is not null found",
  );
  if (!table.rows[0]?.found) return [...names];
  const { rows } = await pool.query<{ name: string }>("select name from kysely_migration");
  const applied = new Set(rows.map((row) => row.name));
  return names.filter((name) => !applied.has(name));
}

async function applyInTurn(database: Kysely<unknown>, files: ReadonlyMap<string, string>): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: sqlFiles(files) });
  const applied: string[] = [];
  let waitingSince: number | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await migrator.migrateUp();
    const [result] = results ?? [];
    // A deadlock with an older process or with the vacuum: nothing is wrong with the migration, and nothing of it remains.
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

function sqlFiles(files: ReadonlyMap<string, string>): MigrationProvider {
  return {
    getMigrations: async () => Object.fromEntries([...files].map(([name, file]) => [name, sqlFile(file)])),
  };
}

function sqlFile(file: string): Migration {
  return {
    up: async (transaction) => {
      await sql.raw(await readFile(file, "utf8")).execute(transaction);
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
