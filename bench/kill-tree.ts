import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "#server/platform/has-code.ts";

/**
 * Kills a process and all that it started, as far as possible at one moment and without warning, and waits until
 * they are gone. Children first would let their parent clean up after them, so the order is from the top.
 */
export async function killTree(pid: number): Promise<void> {
  const doomed = treeOf(pid);
  for (const one of doomed) signal(one, "SIGKILL");
  while (livingOf(doomed).length > 0) await sleep(20);
}

/** A process and all that it started, from the top. */
export function treeOf(pid: number): number[] {
  return withDescendants(pid, listProcesses());
}

/** Those of `pids` that have not ended. */
export function livingOf(pids: readonly number[]): number[] {
  const living = listProcesses();
  return pids.filter((pid) => living.has(pid));
}

export function commandOf(pid: number): string {
  return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
}

/** Sends a signal to a process that may have ended a moment ago. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
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
