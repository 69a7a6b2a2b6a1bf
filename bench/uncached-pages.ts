import { Agent, get } from "node:http";
import pg from "pg";
import { processorMilliseconds } from "./processor-time.ts";
import { type ProductionShop, withProductionShop } from "./production-shop.ts";

// How much does a page cost that is not cached? Processor time of the server's process alone, as the built shop
// renders one page after the other from cached answers of the API. `npm run bench -- render 500` renders 500 pages of
// each kind instead of 300.

const pages = Number(process.argv[2] ?? 300);
/** Each makes its part of the pages; the median counts, because machines that are shared have moods. */
const rounds = 5;
/** Until the compiler has seen enough. */
const warmUpMilliseconds = 6_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

await withProductionShop({ preload: "./bench/without-page-cache.ts" }, async (shop) => {
  try {
    process.stdout.write("| page | ms | brotli kB |\n|---|---|---|\n");
    for (const [name, paths] of Object.entries(await pathsOf(shop))) {
      const { milliseconds, bytes } = await costOf(shop, paths);
      process.stdout.write(`| ${name} | ${milliseconds.toFixed(1)} | ${(bytes / 1000).toFixed(1)} |\n`);
    }
  } finally {
    agent.destroy();
  }
});

async function pathsOf({ databaseUrl }: ProductionShop): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from products where published order by id");
  await client.end();
  return {
    home: ["/"],
    list: ["/products", "/products?category=Women", "/products?category=Men", "/products?page=2"],
    product: rows.map(({ id }) => `/selectedItem/${id}`),
    "product, Urdu": rows.map(({ id }) => `/ur/selectedItem/${id}`),
  };
}

async function costOf({ origin, pid }: ProductionShop, paths: readonly string[]) {
  let asked = 0;
  const askNext = () => ask(`${origin}${paths[asked++ % paths.length]}`);
  const warmUntil = performance.now() + warmUpMilliseconds;
  while (performance.now() < warmUntil || asked < paths.length) await askNext();
  const ofRounds: number[] = [];
  let bytes = 0;
  const each = Math.ceil(pages / rounds);
  for (let round = 0; round < rounds; round += 1) {
    const before = await processorMilliseconds(pid);
    for (let page = 0; page < each; page += 1) bytes += await askNext();
    ofRounds.push(((await processorMilliseconds(pid)) - before) / each);
  }
  ofRounds.sort((a, b) => a - b);
  return { milliseconds: ofRounds[Math.floor(rounds / 2)] ?? 0, bytes: bytes / (each * rounds) };
}

function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { "accept-encoding": "gzip, deflate, br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    });
    request.on("error", reject);
  });
}
