import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ownerUrl, readConnection } from "#database/embedded/connection-file.ts";
import { readPostmasterPid } from "#database/embedded/previous-server.ts";
import { execute } from "#database/testing/test-server.ts";
import { signal, treeOf } from "../kill-tree.ts";
import { withProductionShop } from "../production-shop.ts";
import type { Trial } from "./promise.ts";
import { type Answer, fireAt, summary } from "./shop-under-fire.ts";

const limit = 3_000;

type Away = { samePid: boolean; readyAfter: number; answers: Answer[] };

type Way = { way: string; strike: (folder: string, shop: number) => Promise<void> };

const ways: Way[] = [
  { way: "restarted at once (immediate)", strike: (folder) => signalServer(folder, "SIGQUIT") },
  { way: "restarted (fast)", strike: (folder) => signalServer(folder, "SIGINT") },
  {
    way: "every backend ended",
    strike: (folder) =>
      execute(
        ownerUrl(readConnection(folder)),
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      ),
  },
  { way: "frozen for 10 s", strike: (folder) => freeze(folder, 10_000) },
];

/** The control: a paused shop answers no request in time, even with a healthy database. */
const frozenShop: Way = {
  way: "the shop frozen for 4 s",
  strike: async (_folder, shop) => {
    signal(shop, "SIGSTOP");
    await sleep(4_000);
    signal(shop, "SIGCONT");
  },
};

/** Interrupts the database in each way under load and records the responses to shoppers. */
export function loseDatabaseInEveryWay(): Promise<Trial[]> {
  return lose(ways);
}

export function freezeShop(): Promise<Trial[]> {
  return lose([frozenShop]);
}

function lose(chosen: readonly Way[]): Promise<Trial[]> {
  return withProductionShop({}, async (shop) => {
    const trials: Trial[] = [];
    for (const { way, strike } of chosen) {
      const fire = fireAt(shop.origin);
      await sleep(2_000);
      await strike(join(shop.dataDir, "postgres"), shop.pid);
      const readyAfter = await untilReady(shop.origin);
      await sleep(1_000);
      const answers = await fire.stop();
      trials.push({
        what: way,
        figures: `ready again after ${readyAfter} ms; ${summary(answers)}`,
        isKept: hasComeBack({ samePid: treeOf(shop.pid).length > 1, readyAfter, answers }),
      });
    }
    return trials;
  });
}

async function signalServer(folder: string, name: NodeJS.Signals): Promise<void> {
  signal(readPostmasterPid(folder) ?? 0, name);
}

async function freeze(folder: string, milliseconds: number): Promise<void> {
  const frozen = treeOf(readPostmasterPid(folder) ?? 0);
  for (const pid of frozen) signal(pid, "SIGSTOP");
  await sleep(milliseconds);
  for (const pid of frozen) signal(pid, "SIGCONT");
}

/** Milliseconds from now on. */
async function untilReady(origin: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return Math.round(performance.now() - begun);
    await sleep(50);
  }
}

/** Only responses and refusals with Retry-After, each in time, and prompt recovery. */
function hasComeBack({ samePid, readyAfter, answers }: Away): boolean {
  const isGood = ({ status, ms, retryAfter }: Answer) =>
    typeof status === "number" && ms <= limit && (status < 500 || (status === 503 && retryAfter));
  return samePid && readyAfter <= limit && answers.every(isGood);
}
