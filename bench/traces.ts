import { Agent, request } from "node:http";
import { startCollector } from "#server/testing/stand-ins/collector.ts";
import { processorMilliseconds } from "./processor-time.ts";
import { type ProductionShop, withProductionShop } from "./production-shop.ts";

// What do traces cost? Processor time of the server's process for a request, of the built shop without them, with one
// request in a hundred traced, and with all. The three take turns, so that a machine with moods has the same for each.
// `npm run bench -- traces 1000` makes 1000 requests a turn instead of 500.

const requests = Number(process.argv[2] ?? 500);
const turns = 15;
const atOnce = 4;

const calls = {
  "an answer from memory": { path: "/products/getProducts", body: {} },
  "a statement (tracking)": { path: "/orders/trackOrder", body: { OrderID: "TB-0000-0000-0000" } },
};
const shares = { none: undefined, "1 in 100": "0.01", all: "1" };

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const collector = await startCollector();

try {
  await withShops(Object.entries(shares), [], async (shops) => {
    process.stdout.write(
      `| ms a request | ${Object.keys(shares).join(" | ")} |\n|---|${"---|".repeat(shops.length)}\n`,
    );
    for (const [name, call] of Object.entries(calls)) {
      const costs = shops.map((): number[] => []);
      for (let turn = -2; turn < turns; turn += 1)
        for (const [index, shop] of shops.entries()) {
          const cost = await costOf(shop, call);
          // The compiler has seen enough after two.
          if (turn >= 0) costs[index]?.push(cost);
        }
      process.stdout.write(`| ${name} | ${costs.map((each) => median(each).toFixed(3)).join(" | ")} |\n`);
    }
  });
} finally {
  agent.destroy();
  await collector.close();
}

type Share = [name: string, share: string | undefined];

/** Opens a shop for each share, one inside of the other, and closes them again. */
async function withShops(
  [first, ...rest]: Share[],
  open: ProductionShop[],
  work: (shops: ProductionShop[]) => Promise<void>,
): Promise<void> {
  if (!first) return work(open);
  const [, share] = first;
  const env = share && { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: share };
  return withProductionShop({ ...(env && { env }) }, (shop) => withShops(rest, [...open, shop], work));
}

async function costOf({ origin, pid }: ProductionShop, { path, body }: { path: string; body: object }) {
  const before = await processorMilliseconds(pid);
  let left = requests;
  const lanes = Array.from({ length: atOnce }, async () => {
    while (left > 0) {
      left -= 1;
      await ask(origin + path, JSON.stringify(body));
    }
  });
  await Promise.all(lanes);
  return ((await processorMilliseconds(pid)) - before) / requests;
}

function ask(url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const asked = request(url, { method: "POST", agent, headers }, (response) => {
      response.resume().once("end", resolve);
    });
    asked.once("error", reject).end(body);
  });
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
