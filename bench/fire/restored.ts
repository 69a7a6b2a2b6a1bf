import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { trackOrder } from "#contract/orders/orders.ts";
import { type Ledger, orderUntilItFails } from "../insistent-shoppers.ts";
import { startProductionShop, withDataFolder } from "../production-shop.ts";
import type { Extent, Trial } from "./promise.ts";

/** Seconds from the first command to an open shop. */
const limit = 15 * 60;

type Damage = (file: string) => Promise<void>;

/** Backs up a shop during orders and restores it into an empty folder. */
export function restoreShop(extent: Extent): Promise<Trial[]> {
  return restore(extent === "short" ? 3 : 20, async () => {});
}

/** The control: one byte in the middle of the file is changed. */
export function restoreDamaged(): Promise<Trial[]> {
  return restore(3, async (file) => {
    const handle = await open(file, "r+");
    try {
      const middle = Math.floor((await handle.stat()).size / 2);
      const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, middle);
      buffer[0] = (buffer[0] ?? 0) ^ 0xff;
      await handle.write(buffer, 0, 1, middle);
    } finally {
      await handle.close();
    }
  });
}

function restore(seconds: number, damage: Damage): Promise<Trial[]> {
  return withDataFolder(async (folder) => {
    const file = join(folder, "shop.tar.gz");
    const shop = await startProductionShop(join(folder, "old"));
    const ledger: Ledger = { confirmed: new Map(), unanswered: new Set() };
    const ordering = orderUntilItFails(shop.origin, ledger, 8);
    await sleep(seconds * 1_000);
    const before = [...ledger.confirmed.values()];
    const backup = await run("backup", file, join(folder, "old"));
    const later = ledger.confirmed.size - before.length;
    await shop.stop();
    await ordering;
    await damage(file);

    const begun = performance.now();
    const restored = await run("restore", file, join(folder, "new"));
    const missing = restored.code === 0 ? await missingIn(join(folder, "new"), before) : before;
    const took = (performance.now() - begun) / 1_000;
    return [
      {
        what: `a backup after ${before.length} orders, while ${later} more came`,
        figures: `backup in ${backup.seconds.toFixed(1)} s; ${restored.said}; ${missing.length} of the orders before it missing; shop open again ${took.toFixed(1)} s after the command`,
        isKept: backup.code === 0 && restored.code === 0 && missing.length === 0 && took <= limit,
      },
    ];
  });
}

async function missingIn(dataDir: string, numbers: readonly string[]): Promise<string[]> {
  const shop = await startProductionShop(dataDir);
  const missing: string[] = [];
  for (const number of numbers) {
    const response = await fetch(shop.origin + trackOrder.path, {
      method: trackOrder.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ OrderID: number }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) missing.push(number);
  }
  await shop.stop();
  return missing;
}

/** `said` is its last line, which names the number of orders, without addresses of this machine. */
async function run(command: "backup" | "restore", file: string, dataDir: string) {
  const begun = performance.now();
  const program = [`server/startup/commands/${command}.ts`, file];
  const child = spawn(process.execPath, program, { env: { ...process.env, DATA_DIR: dataDir } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  await once(child, "close");
  const said = output
    .trim()
    .split("\n")
    .at(-1)
    ?.replaceAll(dataDir, "the folder")
    .replaceAll(file, "the file");
  return { code: child.exitCode, said, seconds: (performance.now() - begun) / 1_000 };
}
