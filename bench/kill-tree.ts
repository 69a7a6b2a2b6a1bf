import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Kills a process and all that it started, as far as possible at one moment and without warning, and waits until
 * they are gone. Children first would let their parent clean up after them, so the order is from the top.
 */
export async function killTree(pid: number): Promise<void> {
  const doomed = withDescendants(pid, listProcesses());
  for (const one of doomed) killNow(one);
  while (isAnyAlive(doomed)) await sleep(20);
}

function isAnyAlive(pids: readonly number[]): boolean {
  const living = listProcesses();
  return pids.some((pid) => living.has(pid));
}

/** Living processes with the number of their parent. */
function listProcesses(): Map<number, number> {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" });
  const rows = stdout.trim().split("\n");
  // A zombie holds nothing any more; it only waits to be collected.
  const living = rows.map((row) => row.trim().split(/\s+/)).filter(([, , state]) => !state?.startsWith("Z"));
  return new Map(living.map(([pid, parent]) => [Number(pid), Number(parent)]));
}

function withDescendants(pid: number, processes: ReadonlyMap<number, number>): number[] {
  const children = [...processes].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [pid, ...children.flatMap((child) => withDescendants(child, processes))];
}

function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself a moment ago.
  }
}
