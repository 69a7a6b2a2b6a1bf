import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { migrate } from "#database/migrate.ts";
import { uploadFolderOf } from "#server/pictures/picture-folders.ts";
import { ArchiveError, type OpenEntry, readArchive, readWhole } from "./archive.ts";
import {
  type BackupBeginning,
  BackupDigest,
  type BackupEnd,
  backupBeginning,
  backupEnd,
  backupFormat,
  beginningFile,
  endFile,
  filesFolder,
  isStoredUpload,
  keyFile,
  tablesFolder,
  uploadsInFiles,
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

/** Bytes of what is read whole, and of one picture. */
const most = { beginning: 1024 ** 2, end: 64 * 1024 ** 2, key: 4096, picture: 64 * 1024 ** 2 };

export type Restored = BackupEnd & { madeAt: string };

/**
 * The folder does not exist yet, or is empty. Nothing is left of it unless every row is there again: it throws a
 * sentence.
 */
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

/**
 * Restores a backup into a database that is thrown away again: what is in it can be had back. Throws a sentence
 * otherwise.
 */
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

type Backup = {
  file: string;
  beginning: BackupBeginning;
  parts: AsyncIterable<OpenEntry>;
  digest: BackupDigest;
};

async function openBackup({ file, passphrase }: Archive): Promise<Backup> {
  const digest = new BackupDigest();
  const parts = digested(readArchive(file, passphrase), digest);
  const beginning = await readBeginning(file, (await parts.next()).value);
  return { file, beginning, parts, digest };
}

async function* digested(
  parts: AsyncIterable<OpenEntry>,
  digest: BackupDigest,
): AsyncGenerator<OpenEntry, undefined> {
  async function* added(content: AsyncIterable<Buffer>) {
    for await (const piece of content) {
      digest.add(piece);
      yield piece;
    }
  }
  for await (const part of parts) {
    if (part.name === endFile) yield part;
    else {
      digest.begin(part);
      yield { ...part, content: added(part.content) };
    }
  }
}

async function restoreParts(
  { file, beginning: { madeAt, migrations }, parts, digest }: Backup,
  ownerUrl: string,
  dataDir: string,
): Promise<Restored> {
  await migrate(ownerUrl, undefined, migrations);
  const client = await connectPatiently(ownerUrl);
  try {
    await client.query("begin");
    const { end, key } = await loadParts(client, parts, dataDir);
    if (!end) throw new ArchiveError(`${file} is not whole: its end is missing.`);
    if (end.digest !== undefined && end.digest !== digest.end())
      throw new ArchiveError(`${file} is damaged or was changed: its digest is another one.`);
    await assertWhole(client, end);
    if (key) await writeKey(dataDir, key);
    await client.query("commit");
    await client.query("analyze");
    return { ...end, madeAt };
  } finally {
    await client.end();
  }
}

async function readBeginning(file: string, first: OpenEntry | undefined): Promise<BackupBeginning> {
  if (first?.name !== beginningFile) throw new ArchiveError(`${file} is no backup of a shop.`);
  const read = backupBeginning.safeParse(JSON.parse(String(await readWhole(first, most.beginning))));
  if (!read.success || read.data.format !== backupFormat)
    throw new ArchiveError(`${file} was made by a newer version of the shop: take that one.`);
  return read.data;
}

async function loadParts(
  client: pg.Client,
  parts: AsyncIterable<OpenEntry>,
  dataDir: string,
): Promise<{ end: BackupEnd | undefined; key: Buffer | undefined }> {
  const rows = await beginRows(client);
  let end: BackupEnd | undefined;
  let key: Buffer | undefined;
  for await (const part of parts) {
    const { name } = part;
    if (end) throw new ArchiveError(`The backup goes on after its end: ${name}.`);
    const tableName = name.startsWith(tablesFolder) ? name.split("/")[1] : undefined;
    await rows.goOn(tableName);
    if (tableName !== undefined) await rows.write(part.content);
    else if (name === endFile) end = backupEnd.parse(JSON.parse(String(await readWhole(part, most.end))));
    else if (name === keyFile) key = await readWhole(part, most.key);
    else await writeUpload(dataDir, part);
  }
  return { end, key };
}

/** Writes the rows of one table after another, in the place of all that the database had. */
async function beginRows(client: pg.Client) {
  const tables = new Map((await storedTables(client)).map((table) => [table.name, table]));
  // Rows come table by table, whatever they refer to, and bring along what triggers made of them.
  await client.query("set local session_replication_role = replica");
  await client.query(`truncate ${[...tables.keys()].map((name) => `"${name}"`).join(", ")}`);
  let open: { table: StoredTable; writer: RowWriter } | undefined;
  return {
    /** The following rows are of this table; of none at the end of the rows. */
    async goOn(name: string | undefined): Promise<void> {
      if (open?.table.name === name) return;
      await open?.writer.end();
      open = undefined;
      if (name === undefined) return;
      const table = tables.get(name);
      if (!table) throw new ArchiveError(`The backup has a table ${name} that this shop does not know.`);
      open = { table, writer: writeRows(client, table) };
    },
    async write(content: AsyncIterable<Buffer>): Promise<void> {
      for await (const piece of content) await open?.writer.write(piece);
    },
  };
}

/**
 * Nothing but a picture, under its own name, in the folder for pictures: an archive that somebody else made might hold
 * settings of the database, which lies in the same folder.
 */
async function writeUpload(dataDir: string, { name, size, content }: OpenEntry): Promise<void> {
  const upload = name.startsWith(uploadsInFiles) ? name.slice(uploadsInFiles.length) : "";
  if (!isStoredUpload(upload)) {
    if (!isOfOldBackup(name))
      throw new ArchiveError(`The backup has a file that belongs into none: ${name}.`);
    for await (const _ of content);
    return;
  }
  if (size > most.picture) throw new ArchiveError(`The backup has a picture that is too large: ${name}.`);
  const folder = uploadFolderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(join(folder, upload), { mode: 0o600 }));
}

/** Other folders that somebody had put beside the shop's were once part of a backup; they are read over. */
function isOfOldBackup(name: string): boolean {
  const steps = name.split("/");
  return name.startsWith(filesFolder) && !/^postgres/.test(steps[1] ?? "") && !steps.includes("..");
}

async function writeKey(dataDir: string, key: Buffer): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, keyFile), key, { mode: 0o600 });
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
