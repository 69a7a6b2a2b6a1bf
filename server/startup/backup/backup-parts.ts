import { createHash, type Hash } from "node:crypto";
import { z } from "zod";
import { instant } from "#contract/values/instant.ts";

export const backupFormat = 1;

export const beginningFile = "beginning.json";
/** The last one: without it the archive is not whole. */
export const endFile = "end.json";
export const keyFile = "secret-key";
/** `files/uploads/…`: what the data folder holds beside the database. */
export const filesFolder = "files/";
/**
 * Also of pictures that are in a bucket: restored into the data folder, from where the start moves them into one again.
 */
export const uploadsInFiles = `${filesFolder}uploads/`;
/** `tables/orders/000001`: the rows of a table as PostgreSQL copies them in text, cut into pieces anywhere. */
export const tablesFolder = "tables/";

export const backupBeginning = z.object({
  format: z.number().int(),
  madeAt: instant,
  migrations: z.array(z.string()),
});
export type BackupBeginning = z.infer<typeof backupBeginning>;

const tableEnd = z.object({
  name: z.string(),
  rows: z.number().int(),
  /** SHA-256 of all rows in the order of the primary key, in hexadecimal. */
  digest: z.string(),
});
export type TableEnd = z.infer<typeof tableEnd>;

/** Of the pictures: no path, and no other file of the data folder. */
export function isStoredUpload(name: string): boolean {
  return /^[A-Za-z0-9][\w-]{0,99}\.(avif|webp|png|jpg)$/.test(name);
}

/** SHA-256 over the names, sizes and contents of all that comes before the end, in its order. */
export class BackupDigest {
  readonly #hash: Hash = createHash("sha256");

  begin({ name, size }: { name: string; size: number }): void {
    this.#hash.update(`${JSON.stringify([name, size])}\n`);
  }

  add(part: Buffer): void {
    this.#hash.update(part);
  }

  /** In hexadecimal, once. */
  end(): string {
    return this.#hash.digest("hex");
  }
}

export const backupEnd = z.object({
  tables: z.array(tableEnd),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.number().int(),
  /** `BackupDigest`; absent in backups of before there was one. */
  digest: z.string().optional(),
});
export type BackupEnd = z.infer<typeof backupEnd>;
