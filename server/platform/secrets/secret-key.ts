import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { hasCode } from "../has-code.ts";

const keyBytes = 32;

/**
 * The key of this shop: the setting SECRET_KEY, or else 256 random bits that are made at the first start and stored in
 * the data folder, readable by its owner alone. Throws a sentence if the stored one is damaged.
 */
export function readSecretKey({ secretKey, dataDir }: Pick<Config, "secretKey" | "dataDir">): Buffer {
  if (secretKey !== undefined) return Buffer.from(secretKey);
  const file = join(dataDir, "secret-key");
  const key = readKey(file) ?? makeKey(dataDir, file);
  if (key.length === keyBytes) return key;
  throw new Error(
    `The secret key in ${file} is damaged. Delete the file to start with a new key; recovery codes that are under way become invalid, and staff need new second factors.`,
  );
}

function readKey(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/**
 * The key gets its name only once it is on the disk as a whole, so that no process ever reads a part of it; and a
 * second name cannot be given, so that of two processes at the same moment both take the same key.
 */
function makeKey(dataDir: string, file: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}-${randomBytes(8).toString("hex")}`;
  try {
    writeDurably(draft, randomBytes(keyBytes));
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file);
}

function writeDurably(file: string, content: Buffer): void {
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
