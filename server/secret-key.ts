import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/**
 * The key of this shop: the setting SECRET_KEY, or else 256 random bits that are made at the first start and kept in the
 * data folder, readable by nobody else.
 */
export function readSecretKey({ secretKey, dataDir }: Pick<Config, "secretKey" | "dataDir">): Buffer {
  if (secretKey !== undefined) return Buffer.from(secretKey);
  const file = join(dataDir, "secret-key");
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails if it is there, so that of two processes at the same moment both read one key.
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file);
}
