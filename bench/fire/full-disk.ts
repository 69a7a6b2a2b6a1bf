import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "#server/platform/has-code.ts";
import { startProductionShop } from "../production-shop.ts";
import type { Trial } from "./promise.ts";
import { type Answer, fireAt, summary } from "./shop-under-fire.ts";

/** Enough for a new shop and the run. */
const size = "400m";

/** Fills and frees the disk under load; needs the right to mount, which few test machines grant. */
export async function fillDisk(): Promise<Trial[]> {
  const what = "the disk is full for 5 s";
  const dataDir = mkdtempSync(join(tmpdir(), "tabeeb-full-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", dataDir]);
  if (mounted.status !== 0) {
    rmSync(dataDir, { recursive: true });
    return [{ what, figures: "not tried: this user may not mount a small disk", isKept: true }];
  }
  try {
    const shop = await startProductionShop(join(dataDir, "data"));
    const fire = fireAt(shop.origin);
    await sleep(1_000);
    fill(join(dataDir, "ballast"));
    await sleep(5_000);
    const ready = await statusOf(`${shop.origin}/readyz`);
    rmSync(join(dataDir, "ballast"));
    await sleep(3_000);
    const readyAgain = await statusOf(`${shop.origin}/readyz`);
    const answers = await fire.stop();
    await shop.stop();
    const isGood = ({ status, retryAfter }: Answer) =>
      typeof status === "number" && (status < 500 || (status === 503 && retryAfter));
    return [
      {
        what,
        figures: `/readyz ${ready}, then ${readyAgain}; ${summary(answers)}`,
        isKept: ready === 503 && readyAgain === 200 && answers.every(isGood),
      },
    ];
  } finally {
    spawnSync("umount", ["-l", dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function fill(path: string): void {
  const file = openSync(path, "w");
  const block = Buffer.alloc(1 << 20);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!hasCode(error, "ENOSPC")) throw error;
  } finally {
    closeSync(file);
  }
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
