import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getProducts } from "#contract/catalog/catalog.ts";
import { memoryOf } from "../cold-start.ts";
import { nextOrder } from "../guest-orders.ts";
import { asJson, type Outcome, type Sent, send } from "./open-loop.ts";
import { onOwnShop } from "./own-shop.ts";
import { countsOf, type Extent, p99, type Trial } from "./promise.ts";

const idle = 10_000;

/** A file limit below the number of connections. */
const fewFiles = 4_000;

const customers = 150;

/** Milliseconds in which each of them has an answer, and until they go on. */
const limit = 500;
const pause = 1_000;

/** Seconds of active clients beside the idle ones. */
const lengths = { short: 10, long: 60 } satisfies Record<Extent, number>;

/** Ten thousand idle connections beside active clients, above and below the file limit. */
export async function crowdWithIdleClients(extent: Extent): Promise<Trial[]> {
  const room = roomForFiles();
  if (room < idle + 1_000)
    throw new Error(`${idle} idle connections need a larger limit of open files than ${room} (ulimit -n).`);
  const seconds = lengths[extent];
  return [
    ...(await crowd(`${idle} idle connections`, seconds)),
    ...(await crowd(`the same with ${fewFiles} files to open at most`, seconds, { openFiles: fewFiles })),
  ];
}

/** The control: a shop with an unknown file limit accepts connections until none can be opened. */
export function crowdUnawareShop(): Promise<Trial[]> {
  return crowd(
    `${idle} idle connections, and ${fewFiles} files that the shop knows nothing of`,
    lengths.short,
    {
      openFiles: fewFiles,
      env: { NODE_OPTIONS: "--import ./bench/fire/hide-limits.mjs" },
    },
  );
}

function crowd(
  what: string,
  seconds: number,
  options: { openFiles?: number; env?: Record<string, string> } = {},
): Promise<Trial[]> {
  return onOwnShop(async ({ origin, pid }) => {
    await comeAndGo(origin, seconds);
    const alone = p99(await comeAndGo(origin, seconds));
    const before = await memoryOf(pid);
    const attackers = fork("bench/fire/idle-clients.ts", [origin, String(idle)]);
    const first = await countOf(attackers);
    const answers = await comeAndGo(origin, seconds);
    const beside = await memoryOf(pid);
    attackers.send("how many?");
    const last = await countOf(attackers);
    attackers.disconnect();
    await once(attackers, "exit");
    await sleep(10_000);
    const after = await memoryOf(pid);
    return [
      {
        what,
        figures: `${first} open, ${last} of them or others ${seconds} s later; ${customers} customers: ${countsOf(answers.map(({ status }) => status))}, p99 ${p99(answers)} ms (alone ${alone} ms); server ${before.server} MB before, ${beside.server} beside them, ${after.server} ten seconds after`,
        isKept: p99(answers) <= limit && answers.every(({ status }) => status === 200 || status === 201),
      },
    ];
  }, options);
}

async function countOf(attackers: ChildProcess): Promise<number> {
  const [{ open }] = await once(attackers, "message");
  return open;
}

/** Each customer connects, reads, orders, disconnects and reconnects. */
async function comeAndGo(origin: string, seconds: number): Promise<Outcome[]> {
  const until = performance.now() + seconds * 1_000;
  const outcomes: Outcome[] = [];
  const customer = async (index: number) => {
    await sleep((index / customers) * pause);
    while (performance.now() < until) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (const { name, next } of visit) {
        outcomes.push(await send(origin, { name, next }, agent));
        await sleep(pause);
      }
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: customers }, (_, index) => customer(index)));
  return outcomes;
}

const page = (path: string): Sent => ({ method: "GET", path, headers: { "accept-encoding": "br" } });

const visit: readonly { name: string; next: () => Sent }[] = [
  { name: "page", next: () => page("/") },
  { name: "list", next: () => asJson(getProducts.path, {}) },
  { name: "page", next: () => page("/size-chart") },
  {
    name: "order",
    next: nextOrder,
  },
];

/** The file limit of this process and the shop; if unknown, the attack reveals it. */
function roomForFiles(): number {
  try {
    return Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
