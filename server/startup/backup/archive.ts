import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { hasCode } from "#server/platform/has-code.ts";

export type ArchiveEntry = { name: string; content: Buffer };

/** One that is being read: its content comes piece by piece, before the next one. */
export type OpenEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** Bytes that an archive may unfold to at most, whatever its size; beyond that so many times its own. */
const unfolds = { freely: 256 * 1024 ** 2, times: 200 };

/** The archive cannot be read: it is cut off, damaged, something else, or its passphrase is another one. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** The first bytes of an age file. */
const ageMark = "age-encryption.org/";

/**
 * Writes a `.tar.gz`, with a passphrase encrypted by age (https://age-encryption.org): without the shop or this
 * program it opens with `age -d` and `tar`. It gets its name once it is whole, and only its owner may read it.
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const archive = pack();
  const compressed = createGzip();
  const target = createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true });
  try {
    const filling = fill(archive, entries).catch((error) => archive.destroy(error));
    const compressing = pipeline(archive, compressed);
    // The reader gets the same failure.
    compressing.catch(() => undefined);
    await pipeline(passphrase === undefined ? compressed : await encrypted(compressed, passphrase), target);
    await Promise.all([compressing, filling]);
    await rename(draft, file);
  } catch (error) {
    target.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(archive: ReturnType<typeof pack>, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, content } of entries) {
    await new Promise<void>((resolve, reject) => {
      const head = { name, size: content.length, mode: 0o600 };
      archive.entry(head, (error) => (error ? reject(error) : resolve())).end(content);
    });
  }
  archive.finalize();
}

async function encrypted(content: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const plain = Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(plain)) as ReadableStream);
}

export async function* readArchive(file: string, passphrase: string | undefined): AsyncGenerator<OpenEntry> {
  try {
    const source = await opened(file, passphrase);
    const most = Math.max(unfolds.freely, unfolds.times * (await stat(file)).size);
    let unfolded = 0;
    const archive = extract();
    const reading = pipeline(source, createGunzip(), archive);
    reading.catch(() => undefined);
    for await (const entry of archive) {
      const { name, size = 0, type } = entry.header;
      unfolded += size;
      if (type !== "file" && type !== "contiguous-file")
        throw new ArchiveError(`${file} has something else than files in it: ${name}.`);
      if (unfolded > most) throw new ArchiveError(`${file} unfolds to more than a backup of its size can.`);
      yield { name, size, content: entry as AsyncIterable<Buffer> };
      // Drain an unread entry, so that the next one comes.
      entry.resume();
    }
    await reading;
  } catch (error) {
    if (error instanceof ArchiveError || (error instanceof Error && "severity" in error)) throw error;
    throw unreadable(file, error);
  }
}

/** All of an entry that is known to be small; throws for one of more bytes. */
export async function readWhole({ name, size, content }: OpenEntry, most: number): Promise<Buffer> {
  if (size > most) throw new ArchiveError(`${name} is larger than it can be in a backup.`);
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

function unreadable(file: string, cause: unknown): unknown {
  if (hasCode(cause, "ENOENT")) return new ArchiveError(`There is no file ${file}.`, { cause });
  // Errors from elsewhere, such as a full disk, retain their message.
  const isOfArchive = cause instanceof Error && (!("code" in cause) || String(cause.code).startsWith("Z_"));
  if (!isOfArchive) return cause;
  return new ArchiveError(`${file} is damaged or no backup: ${cause.message}.`, { cause });
}

async function opened(file: string, passphrase: string | undefined): Promise<Readable> {
  const isEncrypted = (await beginning(file, ageMark.length)) === ageMark;
  if (!isEncrypted) return createReadStream(file);
  if (passphrase === undefined)
    throw new ArchiveError(`${file} is encrypted: give its passphrase as BACKUP_PASSPHRASE.`);
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const sealed = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  const plain = await decrypter.decrypt(sealed).catch((cause) => {
    throw new ArchiveError(`${file} has another passphrase than BACKUP_PASSPHRASE.`, { cause });
  });
  return Readable.fromWeb(plain as ReadableStream);
}

async function beginning(file: string, length: number): Promise<string> {
  for await (const part of createReadStream(file, { end: length - 1 })) return String(part);
  return "";
}
