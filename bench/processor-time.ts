import { readFile } from "node:fs/promises";

/** Unit of processor time in Linux (`getconf CLK_TCK`). */
const millisecondsPerTick = 10;

/**
 * Milliseconds of all threads of a process so far, in user mode and in the kernel (proc_pid_stat(5), fields 14 and 15).
 */
export async function processorMilliseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(afterName[11]) + Number(afterName[12])) * millisecondsPerTick;
}

/** Milliseconds that all processors together have worked so far (proc_stat(5)). */
export async function machineMilliseconds(): Promise<number> {
  const [first = ""] = (await readFile("/proc/stat", "utf8")).split("\n");
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts) * millisecondsPerTick;
}
