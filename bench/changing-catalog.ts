import { resolve } from "node:path";
import pg from "pg";
import { applyLoad } from "./apply-load.ts";
import { memoryOf } from "./cold-start.ts";
import { startProductionShop } from "./production-shop.ts";

// How many pages of products does the built shop send in a second while the catalogue changes? On a data folder that
// `npm run seed` has filled: `DATA_DIR=big npm run bench -- catalog-changes`. The pages are asked for as shoppers do,
// few of them often (Zipf, 0.9), by 16 connections; all of them have been asked for once before.

const dataDir = resolve(process.env.DATA_DIR ?? "data");
const seconds = 15;
const skew = 0.9;
const changesPerSecond = [0, 1, 10];

const shop = await startProductionShop(dataDir);
const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
try {
  const { rows } = await database.query<{ id: string }>(
    "select id from products where published order by md5(id) limit 10000",
  );
  const ids = rows.map(({ id }) => id);
  const next = pickByZipf(ids, skew);
  process.stdout.write(
    `${ids.length} products\n\n| changes a second | pages a second | p99 ms | failed | server MB | database MB |\n|---|---|---|---|---|---|\n`,
  );
  const target = { name: "products", url: shop.origin, next: () => ({ path: `/selectedItem/${next()}` }) };
  const others = [...ids];
  await applyLoad({ ...target, next: () => ({ path: `/selectedItem/${others.pop() ?? next()}` }) }, 100);
  for (const changes of changesPerSecond) {
    const timer = changes > 0 ? setInterval(() => void change(rows), 1000 / changes) : undefined;
    const { perSecond, p99, failed } = await applyLoad(target, seconds);
    clearInterval(timer);
    const { server, database: ofDatabase } = await memoryOf(shop.pid);
    process.stdout.write(
      `| ${changes} | ${perSecond.toFixed(0)} | ${p99} | ${failed} | ${server} | ${ofDatabase} |\n`,
    );
  }
} finally {
  await database.end();
  await shop.stop();
}

async function change(products: readonly { id: string }[]): Promise<void> {
  const { id } = products[Math.floor(Math.random() * products.length)] ?? {};
  await database.query(
    "update products set price = case when price % 2 = 0 then price + 1 else price - 1 end where id = $1",
    [id],
  );
}

/** Returns one of these, the first ones most often. */
function pickByZipf(ids: readonly string[], exponent: number): () => string {
  let sum = 0;
  const upTo = ids.map((_, rank) => (sum += 1 / (rank + 1) ** exponent));
  return () => {
    const at = Math.random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return ids[low] ?? "";
  };
}
