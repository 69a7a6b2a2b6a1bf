import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { PictureFiles } from "#server/pictures/picture-files.ts";
import { uploadFolderOf } from "#server/pictures/picture-folders.ts";
import { type ArchiveEntry, writeArchive } from "./archive.ts";
import {
  BackupDigest,
  type BackupEnd,
  backupFormat,
  beginningFile,
  endFile,
  isStoredUpload,
  keyFile,
  type TableEnd,
  tablesFolder,
  uploadsInFiles,
} from "./backup-parts.ts";
import { connectPatiently, copyRows, storedTables } from "./table-copies.ts";

export type BackupSource = {
  databaseUrl: string;
  dataDir: string;
  /** The uploaded pictures, where they are not in the data folder. */
  bucket: PictureFiles | undefined;
  /** The key of codes and device cookies, where the shop has made it. */
  secretKey: Buffer | undefined;
};

const mutex = 7_208_113_007;

/** Every table as of one moment; the shop may be open meanwhile. Gives how many rows each table has. */
export async function makeBackup(
  source: BackupSource,
  file: string,
  passphrase: string | undefined,
): Promise<BackupEnd> {
  if (existsSync(file)) throw new Error(`${file} is there already: give another name, or move it away.`);
  const client = await connectPatiently(source.databaseUrl);
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [mutex]);
    if (!rows[0].mine)
      throw new Error("Another backup of this shop is being made. Try again when it is done.");
    const end: BackupEnd = { tables: [], sequences: [], files: 0 };
    await writeArchive(file, passphrase, backupParts(client, source, end));
    return end;
  } finally {
    await client.end();
  }
}

async function* backupParts(
  client: pg.Client,
  source: BackupSource,
  end: BackupEnd,
): AsyncGenerator<ArchiveEntry> {
  const digest = new BackupDigest();
  for await (const part of contentParts(client, source, end)) {
    digest.begin({ name: part.name, size: part.content.length });
    digest.add(part.content);
    yield part;
  }
  end.digest = digest.end();
  yield json(endFile, end);
}

async function* contentParts(
  client: pg.Client,
  { secretKey, dataDir, bucket }: BackupSource,
  end: BackupEnd,
): AsyncGenerator<ArchiveEntry> {
  await client.query("begin isolation level repeatable read read only");
  const migrations = await client.query<{ name: string }>("select name from kysely_migration order by name");
  yield json(beginningFile, {
    format: backupFormat,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
  });
  if (secretKey) yield { name: keyFile, content: secretKey };
  for (const table of await storedTables(client))
    end.tables.push(yield* numbered(`${tablesFolder}${table.name}/`, copyRows(client, table)));
  // A sequence is in no transaction: read after all rows, it is never behind them.
  const sequences = await client.query<{ name: string; value: string }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  end.sequences.push(...sequences.rows);
  await client.query("commit");
  // After the tables: a picture is there before a row names it, and stays for days after the last row has gone.
  for await (const file of keptFiles(dataDir)) {
    yield file;
    end.files += 1;
  }
  for (const { name } of (await bucket?.list()) ?? []) {
    const content = await bucket?.read(name);
    if (!content) continue;
    yield { name: uploadsInFiles + name, content };
    end.files += 1;
  }
}

/**
 * Of the data folder the pictures alone: all else is the database, of one process, or made again when it is asked for.
 */
async function* keptFiles(dataDir: string): AsyncGenerator<ArchiveEntry> {
  const folder = uploadFolderOf(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter(isStoredUpload))
    yield { name: uploadsInFiles + name, content: await readFile(join(folder, name)) };
}

async function* numbered(
  folder: string,
  pieces: AsyncGenerator<Buffer, TableEnd>,
): AsyncGenerator<ArchiveEntry, TableEnd> {
  for (let number = 1; ; number += 1) {
    const { done, value } = await pieces.next();
    if (done) return value;
    yield { name: folder + String(number).padStart(6, "0"), content: value };
  }
}

function json(name: string, value: unknown): ArchiveEntry {
  return { name, content: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`) };
}
