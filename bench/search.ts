import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import pg from "pg";
import { dictionarySearches } from "#server/catalog/search/testing/dictionary-searches.ts";
import { misspelledSearches } from "#server/catalog/search/testing/misspelled-searches.ts";
import { type ProductionShop, startProductionShop } from "./production-shop.ts";

// How long does the built shop take to find what shoppers type, on a data folder that `npm run seed` has filled? Each
// search of the relevance file is asked once by each call, and each page once, so no answer comes from a cache:
// `DATA_DIR=big npm run bench -- search`. Ends with an error when a median is above the limit for a catalogue of that
// size.

type Call = { name: string; method: "POST" | "GET"; urls: string[] };

/**
 * Milliseconds (docs/decisions/099-catalogue-queries-in-postgresql.md): so quick up to 1,000 and 100,000 products;
 * above, no more than is bearable.
 */
function limitAt(products: number): number {
  if (products <= 1_100) return 20;
  return products <= 110_000 ? 100 : 1_000;
}

const dataDir = resolve(process.env.DATA_DIR ?? "data");

function typedOf(searches: readonly (readonly [string, unknown])[]): string[] {
  return searches.map(([typed]) => encodeURIComponent(typed));
}
const dictionary = typedOf(dictionarySearches);
const misspelled = typedOf(misspelledSearches);

/** The text of the field after each third letter, until it is complete. */
function whileTyping(typed: string): string[] {
  const letters = [...decodeURIComponent(typed)];
  const lengths = [3, 6, 9, 12].filter((length) => length < letters.length);
  return lengths.map((length) => encodeURIComponent(letters.slice(0, length).join("")));
}

const list = "/products/getProducts?";
const filters = [
  "category=Women",
  "color=Navy%20Blue",
  "size=XL",
  "garment_type=labcoat",
  "min_price=4000&max_price=6000",
];

/** The same list again and again; each page is rendered without the cache. */
function pages(filter: string, first = 1): string[] {
  return Array.from({ length: 30 }, (_, more) => `${list}${filter}&page=${first + more}`);
}

const begun = [
  "sc",
  "wo",
  "la",
  "na",
  "bl",
  "co",
  "tr",
  "to",
  "me",
  "ca",
  "st",
  "gr",
  "wh",
  "ma",
  "se",
  "po",
  "vn",
  "lo",
];

/** The lists without a search, at every size (docs/decisions/099-catalogue-queries-in-postgresql.md). */
function lists(products: number): Call[] {
  const middle = Math.max(1, Math.floor(products / 24) - 15);
  const parts = Math.min(30, Math.ceil(products / 2_000));
  const posted: [string, string[]][] = [
    ["list, newest", pages("")],
    ["list, a page in the middle", pages("", middle)],
    ["list, by color", pages("color=Navy%20Blue")],
    ["list, by fabric", pages("fabric_type=Cotton%20Twill")],
    ["list, three filters, cheapest", pages("color=Black&size=XL&fabric_type=Plain%20Cotton&sort=price-up")],
    ["list, with the counts of filters", pages("facets=true")],
    ["list, by color, with the counts of filters", pages("facets=true&color=Navy%20Blue")],
    ["search, two letters", begun.map((q) => `${list}q=${q}`)],
  ];
  return [
    ...posted.map(([name, urls]): Call => ({ name, method: "POST", urls })),
    {
      name: "sitemap, a part",
      method: "GET",
      urls: Array.from({ length: parts }, (_, at) =>
        parts === 1 ? "/sitemap.xml" : `/sitemap-${at + 1}.xml`,
      ),
    },
  ];
}

const calls: Call[] = [
  {
    name: "search, words as in a dictionary",
    method: "POST",
    urls: dictionary.map((q) => `${list}q=${q}`),
  },
  {
    name: "search, as typed in a hurry",
    method: "POST",
    urls: misspelled.map((q) => `${list}q=${q}`),
  },
  {
    name: "the same, page 5",
    method: "POST",
    urls: dictionary.map((q) => `${list}q=${q}&page=5`),
  },
  {
    name: "in a category",
    method: "POST",
    urls: dictionary.map((q) => `${list}q=${q}&category=Women`),
  },
  {
    name: "cheapest first",
    method: "POST",
    urls: dictionary.map((q) => `${list}q=${q}&sort=price-up`),
  },
  {
    name: "with the counts of filters",
    method: "POST",
    urls: dictionary.map((q) => `${list}q=${q}&facets=true`),
  },
  {
    name: "suggestions while typing",
    method: "GET",
    urls: [...new Set([...dictionary, ...misspelled].flatMap(whileTyping))].map(
      (q) => `/products/getSuggestions?q=${q}`,
    ),
  },
  {
    name: "list without a search, with the counts of filters",
    method: "POST",
    urls: ["", ...filters].map((filter) => `${list}facets=true&${filter}`),
  },
];

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function ask(shop: ProductionShop, method: string, url: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(shop.origin + url, { method });
  await response.arrayBuffer();
  if (!response.ok) print(`${decodeURIComponent(url)}: ${response.status}`);
  return response.ok ? performance.now() - begun : Number.POSITIVE_INFINITY;
}

async function medianOf(shop: ProductionShop, { name, method, urls }: Call): Promise<number> {
  const taken: { url: string; time: number }[] = [];
  for (const url of urls) taken.push({ url, time: await ask(shop, method, url) });
  taken.sort((one, other) => one.time - other.time);
  const at = (share: number) =>
    taken[Math.floor((taken.length - 1) * share)]?.time ?? Number.POSITIVE_INFINITY;
  const slowest = taken
    .slice(-3)
    .map(({ url, time }) => `${decodeURIComponent(url).split("?")[1]} ${time.toFixed(0)}`);
  print(
    `| ${name} | ${urls.length} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${slowest.reverse().join(", ")} |`,
  );
  return at(0.5);
}

async function countProducts(shop: ProductionShop): Promise<number> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>("select count(*)::integer as count from products");
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

const shop = await startProductionShop(dataDir);
try {
  const products = await countProducts(shop);
  // The first answers of a process wait for its connections and its compiler.
  for (let page = 1; page <= 20; page += 1) await ask(shop, "POST", `${list}q=warm${page}&page=${page}`);
  print(`${products.toLocaleString("en")} products, ${residentMegabytes(shop.pid).toFixed(0)} MB\n`);
  print("| what | calls | p50 ms | p95 ms | slowest |\n|---|---|---|---|---|");
  for (const call of [...lists(products), ...calls])
    if ((await medianOf(shop, call)) > limitAt(products)) process.exitCode = 1;
} finally {
  await shop.stop();
}
