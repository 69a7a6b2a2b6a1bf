import { z } from "zod";

export const backupFormat = 1;

export const beginningFile = "beginning.json";
/** The last one: without it the archive is not whole. */
export const endFile = "end.json";
export const keyFile = "secret-key";
/** `files/uploads/…`: what the data folder holds beside the database. */
export const filesFolder = "files/";
/** Also of pictures that are in a bucket: restored into the data folder, from where the start moves them into one again. */
export const uploadsInFiles = `${filesFolder}uploads/`;
/** `tables/orders/000001`: the rows of a table as PostgreSQL copies them in text, cut into pieces anywhere. */
export const tablesFolder = "tables/";

export const backupBeginning = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
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

export const backupEnd = z.object({
  tables: z.array(tableEnd),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.number().int(),
});
export type BackupEnd = z.infer<typeof backupEnd>;
