import { readdir, readFile } from "node:fs/promises";
import { type ProductionShop, startProductionShop } from "./production-shop.ts";

/** Milliseconds from process start to the first page, on a filled data folder. */
export async function coldStart(dataDir: string): Promise<{ milliseconds: number; shop: ProductionShop }> {
  const begun = performance.now();
  const shop = await startProductionShop(dataDir);
  await fetch(shop.origin).then((response) => response.text());
  return { milliseconds: performance.now() - begun, shop };
}

/** Resident megabytes of the server and of the PostgreSQL processes below it. */
export async function memoryOf(pid: number): Promise<{ server: number; database: number }> {
  const family = await descendantsOf(pid);
  const database = await Promise.all(family.map(proportionalMegabytes));
  return {
    server: Math.round(await proportionalMegabytes(pid)),
    database: Math.round(database.reduce((sum, megabytes) => sum + megabytes, 0)),
  };
}

export async function descendantsOf(pid: number): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(ids.map(async (id) => [id, await parentOf(id)] as const)));
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id);
    return parent !== undefined && parent > 1 && (parent === pid || isBelow(parent));
  };
  return ids.filter(isBelow);
}

async function parentOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const line = /^PPid:\s+(\d+)/m.exec(status);
  return line ? Number(line[1]) : undefined;
}

/** Shared memory is divided among the processes (PSS), so that sums are correct. */
async function proportionalMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}
