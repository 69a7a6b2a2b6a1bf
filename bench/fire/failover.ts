import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { createProxy } from "#database/testing/create-proxy.ts";
import { startReplica } from "#database/testing/start-replica.ts";
import { livingOf } from "../kill-tree.ts";
import { withDataFolder } from "../production-shop.ts";
import { startProcess } from "../start-process.ts";
import type { Trial } from "./promise.ts";
import { type Answer, fireAt, summary } from "./shop-under-fire.ts";

const limit = 3_000;

/** Fails over to a replica under load: read-only for a second, then promotion. */
export function failOver(): Promise<Trial[]> {
  return withDataFolder(async (dataDir) => {
    const primary = await launchEmbedded({ dataDir: join(dataDir, "primary"), log: () => {} });
    const proxy = await createProxy(primary.ownerUrl);
    const settings = {
      DATABASE_URL: proxy.url,
      DATA_DIR: join(dataDir, "shop"),
      PORT: "0",
      RATE_LIMIT_FACTOR: "1000000",
      LOG_LEVEL: "error",
    };
    const shop = await startProcess(["dist/server/index.js"], settings);
    await untilReady(shop.origin);
    const replica = await startReplica(primary.ownerUrl, {
      from: join(dataDir, "primary", "postgres"),
      to: join(dataDir, "replica"),
    });

    const fire = fireAt(shop.origin);
    await sleep(2_000);
    await primary.stop();
    proxy.turnTo(replica.url);
    await sleep(1_000);
    const whileReading = await statusOf(`${shop.origin}/readyz`);
    const promoted = performance.now();
    await replica.promote();
    await untilReady(shop.origin);
    const readyAfter = Math.round(performance.now() - promoted);
    await sleep(1_000);
    const answers = await fire.stop();
    const isSameProcess = livingOf([shop.pid]).length === 1;
    const confirmed = answers.filter(({ status }) => status === 201).length;
    const [row] = await replica.ask("select count(*)::int as orders from orders");
    const orders = Number(row?.orders);
    await shop.stop();
    proxy.close();
    await replica.stop();

    const isGood = ({ status, ms, retryAfter }: Answer) =>
      typeof status === "number" && ms <= limit && (status < 500 || (status === 503 && retryAfter));
    return [
      {
        what: "a replica takes over",
        figures: `/readyz ${whileReading} while it only reads, ready ${readyAfter} ms after it is promoted; ${confirmed} orders confirmed, ${orders} kept; ${summary(answers)}`,
        isKept:
          isSameProcess &&
          whileReading === 503 &&
          readyAfter <= limit &&
          orders >= confirmed &&
          answers.every(isGood),
      },
    ];
  });
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

async function untilReady(origin: string): Promise<void> {
  while ((await statusOf(`${origin}/readyz`)) !== 200) await sleep(50);
}
