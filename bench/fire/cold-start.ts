import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { signal } from "../kill-tree.ts";
import { withDataFolder } from "../production-shop.ts";
import { startProcess } from "../start-process.ts";
import type { Trial } from "./promise.ts";

/** Milliseconds after the database in which the shop is ready. */
const limit = 3_000;

/** Milliseconds for which a control pauses the shop. */
const standstill = 4_000;

/** Starts the shop before its database. */
export async function openBeforeDatabase(): Promise<Trial[]> {
  return [await open("the shop starts before its database", {})];
}

/** The control: the database is always up, and the shop is paused. */
export async function openOtherwise(): Promise<Trial[]> {
  return [
    await open("the shop starts after its database", { isThere: true }),
    await open("the shop stands still when its database comes", { freezes: true }),
  ];
}

function open(what: string, { isThere = false, freezes = false }): Promise<Trial> {
  return withDataFolder(async (dataDir) => {
    const launch = () => launchEmbedded({ dataDir: join(dataDir, "server"), log: () => {} });
    const first = await launch();
    const settings = {
      DATABASE_URL: first.ownerUrl,
      DATA_DIR: join(dataDir, "shop"),
      PORT: "0",
      LOG_LEVEL: "error",
    };
    const start = () => startProcess(["dist/server/index.js"], settings);
    const prepared = await start();
    await untilReady(prepared.origin);
    await prepared.stop();
    await first.stop();

    const early = isThere ? await launch() : undefined;
    const shop = await start();
    if (early) await untilReady(shop.origin);
    const statuses = await Promise.all([
      statusOf(`${shop.origin}/healthz`),
      statusOf(`${shop.origin}/readyz`),
      statusOf(`${shop.origin}/`),
      statusOf(shop.origin + createOrderAsGuest.path, {
        method: createOrderAsGuest.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(guestOrder()),
      }),
    ]);
    const database = early ?? (await launch());
    if (freezes) standStill(shop.pid);
    const readyAfter = await untilReady(shop.origin);
    await shop.stop();
    await database.stop();
    return {
      what,
      figures: `/healthz, /readyz, page, order: ${statuses.join(", ")}; ready ${readyAfter} ms after the database`,
      isKept: statuses.join() === "200,503,503,503" && readyAfter <= limit,
    };
  });
}

function standStill(pid: number): void {
  signal(pid, "SIGSTOP");
  setTimeout(() => signal(pid, "SIGCONT"), standstill);
}

async function statusOf(url: string, init?: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds from now on. */
async function untilReady(origin: string): Promise<number> {
  const begun = performance.now();
  while ((await statusOf(`${origin}/readyz`)) !== 200) await sleep(50);
  return Math.round(performance.now() - begun);
}
