import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { findFreePort, ownerRole, writeConnection } from "./connection-file.ts";
import type { NativeBinaries } from "./native-binaries.ts";
import type { RunAs } from "./run-as.ts";
import { ServerStartError } from "./server-process.ts";

export interface InitOptions {
  readonly folder: string;
  readonly binaries: NativeBinaries;
  readonly runAs: RunAs;
  /** For clusters thrown away within minutes: do not wait for the disk. */
  readonly throwaway: boolean;
}

/**
 * Makes an empty PostgreSQL cluster in a temporary folder beside `folder` and renames it when it is complete, so
 * that a start interrupted at any moment leaves nothing that a later one could mistake for a cluster. The caller
 * holds the data lock.
 */
export async function initCluster(options: InitOptions): Promise<void> {
  const { folder, runAs } = options;
  const work = `${folder}.init-${process.pid}-${randomBytes(4).toString("hex")}`;
  const cluster = join(work, "cluster");
  const passwordFile = join(work, "password");
  const ownerPassword = randomPassword();
  mkdirSync(work, { mode: 0o700 });
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, `${ownerPassword}\n`, { mode: 0o600 });
  handOver(runAs, [work, cluster, passwordFile]);
  await runInitdb(options, cluster, passwordFile);
  writeConnection(cluster, { ownerPassword, shopPassword: randomPassword(), port: await findFreePort() });
  renameSync(cluster, folder);
  flushFolder(dirname(folder));
  rmSync(work, { recursive: true, force: true });
}

/** Removes the folders that starts left behind which were killed while they made the cluster. Under the data lock. */
export function removeHalfMade(folder: string): void {
  const prefix = `${folder}.init-`;
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    // The initdb of a killed shop may still be ending in there; its folder then goes with the next start.
    if (path.startsWith(prefix)) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

function handOver(runAs: RunAs, paths: string[]): void {
  const { owner } = runAs;
  if (owner === undefined) return;
  for (const path of paths) chownSync(path, owner, owner);
}

/**
 * Made by another user, or before user namespaces were allowed, it belongs to whom PostgreSQL does not run as. Root can
 * mend that.
 */
export function adoptCluster(folder: string, runAs: RunAs): void {
  if (runAs.owner === undefined || statSync(folder).uid === runAs.owner) return;
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
  handOver(runAs, [...paths.filter(existsSync), folder]);
}

function runInitdb(options: InitOptions, cluster: string, passwordFile: string): Promise<void> {
  const [file, ...args] = options.runAs.wrap([
    options.binaries.initdb,
    `--pgdata=${cluster}`,
    `--username=${ownerRole}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // PostgreSQL's own collation: it is the same on every system and never changes under an index.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(options.throwaway ? ["--no-sync"] : []),
  ]);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options.runAs.identity, stdio: ["ignore", "ignore", "pipe"] });
    let output = "";
    child.stderr?.on("data", (chunk) => {
      output += String(chunk);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new ServerStartError(output));
    });
  });
}

function randomPassword(): string {
  return randomBytes(24).toString("base64url");
}

/** Without this a power failure could undo the rename. */
function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
