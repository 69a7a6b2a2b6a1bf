import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import type pg from "pg";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { migrate } from "#database/migrate.ts";
import { type ArchiveEntry, ArchiveError, readArchive } from "./archive.ts";
import {
  type BackupBeginning,
  type BackupEnd,
  backupBeginning,
  backupEnd,
  backupFormat,
  beginningFile,
  endFile,
  filesFolder,
  keyFile,
  tablesFolder,
} from "./backup-parts.ts";
import {
  connectPatiently,
  type RowWriter,
  type StoredTable,
  storedTables,
  sumUp,
  writeRows,
} from "./table-copies.ts";

type Archive = { file: string; passphrase: string | undefined };
type Say = (line: string) => void;

export type Restored = BackupEnd & { madeAt: string };

/** The folder does not exist yet, or is empty. Nothing is left of it unless every row is there again: it throws a sentence. */
export async function restoreEmbedded(archive: Archive, dataDir: string, say: Say): Promise<Restored> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(
      `${dataDir} is not empty: move it away, or set DATA_DIR to another folder. Nothing was changed.`,
    );
  const draft = `${dataDir}.restoring-${randomBytes(4).toString("hex")}`;
  try {
    const restored = await intoNewCluster(archive, draft, say);
    if (existsSync(dataDir)) await rmdir(dataDir);
    await mkdir(dirname(dataDir), { recursive: true });
    await rename(draft, dataDir);
    return restored;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Restores a backup into a database that is thrown away again: what is in it can be had back. Throws a sentence otherwise. */
export async function checkBackup(archive: Archive): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-backup-check-"));
  try {
    return await intoNewCluster(archive, join(folder, "data"), () => {}, true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Nothing may have been sold in it yet. Throws a sentence otherwise, and then no row was changed. */
export async function restoreInto(archive: Archive, ownerUrl: string, dataDir: string): Promise<Restored> {
  const backup = await openBackup(archive);
  await assertUnused(ownerUrl);
  return restoreParts(backup, ownerUrl, dataDir);
}

async function assertUnused(ownerUrl: string): Promise<void> {
  const client = await connectPatiently(ownerUrl);
  try {
    for (const table of ["orders", "users", "products"]) {
      const { rows } = await client.query("select to_regclass($1) is not null as found", [`public.${table}`]);
      if (!rows[0].found) continue;
      const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
      if (rowCount) throw new Error(`The database has ${table}: give an empty one. Nothing was changed.`);
    }
  } finally {
    await client.end();
  }
}

async function intoNewCluster(
  archive: Archive,
  dataDir: string,
  log: Say,
  throwaway = false,
): Promise<Restored> {
  const backup = await openBackup(archive);
  const { ownerUrl, stop } = await launchEmbedded({ dataDir, log, throwaway });
  try {
    return await restoreParts(backup, ownerUrl, dataDir);
  } finally {
    await stop();
  }
}

type Backup = { file: string; beginning: BackupBeginning; parts: AsyncIterable<ArchiveEntry> };

async function openBackup({ file, passphrase }: Archive): Promise<Backup> {
  const parts = readArchive(file, passphrase);
  const beginning = readBeginning(file, (await parts.next()).value);
  return { file, beginning, parts };
}

async function restoreParts(
  { file, beginning: { madeAt, migrations }, parts }: Backup,
  ownerUrl: string,
  dataDir: string,
): Promise<Restored> {
  await migrate(ownerUrl, undefined, migrations);
  const client = await connectPatiently(ownerUrl);
  try {
    const { rows } = await client.query<{ name: string }>("select name from kysely_migration");
    if (rows.length > migrations.length)
      throw new Error(
        "The database belongs to a newer version of the shop than the backup: give an empty one.",
      );
    await client.query("begin");
    const end = await loadParts(client, parts, dataDir);
    if (!end) throw new ArchiveError(`${file} is not whole: its end is missing.`);
    await assertWhole(client, end);
    await client.query("commit");
    await client.query("analyze");
    return { ...end, madeAt };
  } finally {
    await client.end();
  }
}

function readBeginning(file: string, first: ArchiveEntry | undefined): BackupBeginning {
  if (first?.name !== beginningFile) throw new ArchiveError(`${file} is no backup of a shop.`);
  const read = backupBeginning.safeParse(JSON.parse(String(first.content)));
  if (!read.success || read.data.format !== backupFormat)
    throw new ArchiveError(`${file} was made by a newer version of the shop: take that one.`);
  return read.data;
}

async function loadParts(
  client: pg.Client,
  parts: AsyncIterable<ArchiveEntry>,
  dataDir: string,
): Promise<BackupEnd | undefined> {
  const tables = new Map((await storedTables(client)).map((table) => [table.name, table]));
  // Rows come table by table, whatever they refer to, and bring along what triggers made of them.
  await client.query("set local session_replication_role = replica");
  await client.query(`truncate ${[...tables.keys()].map((name) => `"${name}"`).join(", ")}`);
  let open: { table: StoredTable; writer: RowWriter } | undefined;
  let end: BackupEnd | undefined;
  for await (const { name, content } of parts) {
    const tableName = name.startsWith(tablesFolder) ? name.split("/")[1] : undefined;
    if (open && open.table.name !== tableName) {
      await open.writer.end();
      open = undefined;
    }
    if (tableName !== undefined) {
      const table = tables.get(tableName);
      if (!table) throw new ArchiveError(`The backup has a table ${tableName} that this shop does not know.`);
      open ??= { table, writer: writeRows(client, table) };
      await open.writer.write(content);
    } else if (name === endFile) end = backupEnd.parse(JSON.parse(String(content)));
    else await writeKept(dataDir, name, content);
  }
  return end;
}

async function writeKept(dataDir: string, name: string, content: Buffer): Promise<void> {
  if (name !== keyFile && !name.startsWith(filesFolder)) return;
  const path = resolve(dataDir, name === keyFile ? keyFile : name.slice(filesFolder.length));
  // An archive that somebody else made might point out of the folder.
  if (!path.startsWith(dataDir + sep))
    throw new ArchiveError(`The backup has a file outside of its folder: ${name}.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, content, { mode: 0o600 });
}

async function assertWhole(client: pg.Client, end: BackupEnd): Promise<void> {
  const wanted = new Map(end.tables.map((table) => [table.name, table]));
  for (const table of await storedTables(client)) {
    const { rows, digest } = await sumUp(client, table);
    const before = wanted.get(table.name) ?? { rows: 0, digest };
    if (rows !== before.rows || digest !== before.digest)
      throw new ArchiveError(
        `The backup is damaged: ${table.name} has ${rows} rows of ${before.rows}, or others.`,
      );
  }
  for (const { name, value } of end.sequences)
    await client.query("select setval($1, $2)", [`public."${name}"`, value]);
}
