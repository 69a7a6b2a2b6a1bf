import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf } from "./cold-start.ts";
import { fireClosedLoop, type Kind, type Sent } from "./fire/open-loop.ts";
import { eveningOfSales } from "./fire/overload.ts";
import { withProductionShop } from "./production-shop.ts";

// What memory does the built shop take, idle, under load and afterwards, and what does it do in a second meanwhile?
// Each argument is a variant to compare, flags of Node and settings of the environment, such as `npm run bench --
// memory "" "--max-semi-space-size=16 MALLOC_ARENA_MAX=2"`; they take turns, twice. With `short` once, and without
// waiting until all is quiet again.

const given = process.argv.slice(2).filter((word) => word !== "short");
const variants = given.length > 0 ? given : [""];
const isShort = process.argv.includes("short");

const rounds = isShort ? 1 : 2;
const seconds = 12;
/** Until the database's connections have closed. */
const quietSeconds = isShort ? 0 : 75;

const page = (path: string): Sent => ({
  method: "GET",
  path,
  headers: { accept: "text/html", "accept-encoding": "br" },
});

/** Home and a product from memory, and lists that are made. */
const pages: readonly Kind[] = [
  { name: "home", share: 0.34, next: () => page("/") },
  { name: "list", share: 0.33, next: () => page(`/products?min_price=${Math.floor(Math.random() * 1e6)}`) },
  { name: "product", share: 0.33, next: () => page("/selectedItem/mall-road-v-neck-set") },
];

process.stdout.write(
  "| | idle: server, database MB | evening a second | pages a second | loaded: server, database MB | quiet again: server, database MB | failed |\n|---|---|---|---|---|---|---|\n",
);
for (let round = 0; round < rounds; round += 1) for (const variant of variants) await measure(variant);

function measure(variant: string): Promise<void> {
  const words = variant.split(/\s+/).filter((word) => word !== "");
  const flags = words.filter((word) => word.startsWith("--"));
  const env = Object.fromEntries(
    words.filter((word) => !word.startsWith("--")).map((word) => word.split("=", 2)),
  );
  return withProductionShop({ env, flags }, async (shop) => {
    await fetch(shop.origin).then((response) => response.text());
    await sleep(5_000);
    const idle = await memoryOf(shop.pid);
    const load = (kinds: readonly Kind[]) => fireClosedLoop(shop.origin, kinds, { clients: 16, seconds });
    await load(eveningOfSales);
    const evening = await load(eveningOfSales);
    await load(pages);
    const browsing = await load(pages);
    const loaded = await memoryOf(shop.pid);
    await sleep(quietSeconds * 1_000);
    const quiet = await memoryOf(shop.pid);
    const failed = [...evening, ...browsing].filter(({ status }) => status === 0 || status >= 400);
    const unexpected = failed.filter(({ name }) => name !== "tracking");
    const perSecond = (answers: readonly unknown[]) => Math.round(answers.length / seconds);
    const both = ({ server, database }: typeof idle) => `${server}, ${database}`;
    process.stdout.write(
      `| ${variant || "as it is"} | ${both(idle)} | ${perSecond(evening)} | ${perSecond(browsing)} | ${both(loaded)} | ${both(quiet)} | ${unexpected.length} |\n`,
    );
  });
}
