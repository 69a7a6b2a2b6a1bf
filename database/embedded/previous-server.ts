import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Stops one that a killed shop left running, and takes back the claim of one that is gone. The caller holds the data
 * lock.
 */
export async function clearPreviousServer(folder: string): Promise<void> {
  const pid = readPostmasterPid(folder);
  if (pid === undefined) return clearDamagedClaim(folder);
  if (pid === process.pid || !isAlive(pid)) return;
  // Windows names no command line cheaply: there PostgreSQL itself decides, and says so.
  if (process.platform === "win32") return;
  if (isServerOf(pid, folder)) await stopServer(pid, folder);
  else disclaim(folder);
}

export function readPostmasterPid(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A power failure leaves the file empty or garbled, and PostgreSQL would refuse to start for ever. It goes once no
 * server is found among the processes that runs on the folder.
 */
async function clearDamagedClaim(folder: string): Promise<void> {
  const path = join(folder, "postmaster.pid");
  if (!existsSync(path) || process.platform === "win32") return;
  const survivor = listProcesses().find((pid) => isServerOf(pid, folder));
  if (survivor !== undefined) await stopServer(survivor, folder);
  rmSync(path, { force: true });
}

/** Fast shutdown first; when it takes too long, immediate shutdown, which the next start recovers from. */
async function stopServer(pid: number, folder: string): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    process.kill(pid, signal);
    for (let wait = 0; wait < 5_000; wait += 50) {
      await sleep(50);
      if (!isAlive(pid) || !isServerOf(pid, folder)) return;
    }
  }
  throw new Error(
    `PostgreSQL (process ${pid}) still runs on ${folder} and does not stop: end it, then start again.`,
  );
}

/**
 * PostgreSQL would refuse to start for ever when the number of its dead predecessor has gone to another program,
 * or still belongs to a zombie. A number that no process can have ends that, and preserves
 * PostgreSQL's check of the shared memory in the same file, which a deleted file would skip.
 */
function disclaim(folder: string): void {
  const path = join(folder, "postmaster.pid");
  const impossiblePid = "999999999";
  writeFileSync(path, readFileSync(path, "utf8").replace(/^\d+/, impossiblePid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: it lives, and is none of ours.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Servers are started as `postgres -D <folder> -p <port>` by server-process.ts. */
function isServerOf(pid: number, folder: string): boolean {
  return readCommandLine(pid).includes(` -D ${folder} -p `);
}

function listProcesses(): number[] {
  const names =
    process.platform === "linux"
      ? readdirSync("/proc")
      : (spawnSync("ps", ["-ax", "-o", "pid="], { encoding: "utf8" }).stdout ?? "").split("\n");
  return names.map(Number).filter((pid) => pid > 0);
}

function readCommandLine(pid: number): string {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}
