import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** Another process runs the shop on this folder. The message is a sentence for the merchant. */
export class DataFolderInUseError extends Error {
  override readonly name = "DataFolderInUseError";
}

export interface DataLock {
  /** Lets a second shop on this folder say where the first one runs. */
  announceAddress(address: string): void;
  release(): void;
}

const ownerFile = z.object({ pid: z.number(), address: z.string().optional() });

/**
 * Takes the folder for this process until it releases it or ends, however it ends. Throws DataFolderInUseError
 * when another process has it.
 *
 * A file that names the owner would outlive a killed owner and make us guess from a process number that may have
 * gone to another program or come from another container. So the lock is the operating system's own, which goes
 * with its process; Node reaches such locks only through SQLite, here on an empty file that is never written.
 * (Network file systems may not keep such locks.)
 */
export function lockDataFolder(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const ownerPath = join(dataDir, "shop.json");
  const lockPath = join(dataDir, "shop.lock");
  const lock = openLock(lockPath, () => describeOwner(ownerPath, dataDir));
  writeOwner(ownerPath, {});
  return {
    announceAddress: (address) => writeOwner(ownerPath, { address }),
    release: () => {
      if (!lock.isOpen) return;
      rmSync(ownerPath, { force: true });
      lock.close();
    },
  };
}

function openLock(path: string, describe: () => string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (hasSqliteCode(error, sqlite.busy)) throw new DataFolderInUseError(describe());
    if (!hasSqliteCode(error, sqlite.notADatabase)) throw error;
    // The remains of a damaged file are cut off in the same file: a new one under its name would not be the one that
    // another process may have locked meanwhile.
    truncateSync(path);
    return openLock(path, describe);
  }
}

// https://www.sqlite.org/rescode.html
const sqlite = { busy: 5, notADatabase: 26 };

function hasSqliteCode(error: unknown, code: number): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === code;
}

function describeOwner(ownerPath: string, dataDir: string): string {
  const owner = readOwner(ownerPath);
  const where = owner?.address ? `at ${owner.address}` : "and is just starting";
  const process = owner ? ` (process ${owner.pid})` : "";
  return (
    `The shop is already running ${where}${process}: ` +
    `stop it first, or set DATA_DIR to another folder than ${dataDir}.`
  );
}

/** Only for the message: the file may be missing, or left by an owner that was killed. */
function readOwner(path: string): z.infer<typeof ownerFile> | undefined {
  try {
    return ownerFile.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

function writeOwner(path: string, owner: { address?: string }): void {
  writeFileSync(`${path}.new`, JSON.stringify({ pid: process.pid, ...owner }));
  renameSync(`${path}.new`, path);
}
