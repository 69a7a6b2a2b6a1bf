import { cpus, totalmem } from "node:os";
import { slowNetworks } from "../e2e/support/slow-phone.ts";
import { answersPerSecond, type Compared } from "./answers-per-second.ts";
import type { Load } from "./apply-load.ts";
import { coldStart, memoryOf } from "./cold-start.ts";
import { type PageStart, pageStarts } from "./controls-work.ts";
import { ordersPerSecond } from "./orders-per-second.ts";
import { type PageWeight, pageWeights } from "./page-weight.ts";
import { startProductionShop, withDataFolder } from "./production-shop.ts";
import { type WithWorkers, withWorkers } from "./with-workers.ts";

// Everything in one run, because machines differ from hour to hour and only ratios of one run can be compared.
// `npm run bench -- shop 10` measures ten seconds each instead of five.

const seconds = Number(process.argv[2] ?? 5);

const number = (value: number) => value.toLocaleString("en", { maximumFractionDigits: value < 100 ? 1 : 0 });
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

function printLoad(load: Load, ofLimit: number): void {
  print(
    `| ${load.name} | ${number(load.perSecond)} | ${load.p50} | ${load.p99} | ${load.failed} | ${ofLimit.toFixed(2)} |`,
  );
}

function printAnswers(rows: readonly Compared[]): void {
  print("| what | per second | p50 ms | p99 ms | failed | of the limit |");
  print("|---|---|---|---|---|---|");
  for (const row of rows) printLoad(row, row.ofLimit);
}

function printWeights(rows: readonly PageWeight[]): void {
  print("| page | HTML kB | JavaScript kB | CSS kB | fonts kB | pictures kB |");
  print("|---|---|---|---|---|---|");
  for (const row of rows) {
    const cells = [row.Document, row.Script, row.Stylesheet, row.Font, row.Image].map(kilobytes);
    print(`| ${row.page} | ${cells.join(" | ")} |`);
  }
}

function printStarts(network: string, rows: readonly PageStart[]): void {
  print(`First visits on a phone four times slower, ${network}, milliseconds after the click:`);
  print();
  print("| page | painted | controls work |");
  print("|---|---|---|");
  for (const row of rows) print(`| ${row.page} | ${number(row.painted)} | ${number(row.controlsWork)} |`);
}

function printWorkers(rows: readonly WithWorkers[]): void {
  print("| workers | what | per second | p50 ms | p99 ms | failed |");
  print("|---|---|---|---|---|---|");
  for (const { workers, loads } of rows) {
    for (const { name, perSecond, p50, p99, failed } of loads)
      print(`| ${workers} | ${name} | ${number(perSecond)} | ${p50} | ${p99} | ${failed} |`);
  }
}

await withDataFolder(async (dataDir) => {
  print(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  print(`16 connections, ${seconds} s each; the limit is constant JSON of the same size by bare Fastify.`);
  print();
  const begun = performance.now();
  await (await startProductionShop(dataDir)).stop();
  print(
    `First start of the built shop, with a new database and the demo shop: ${number(performance.now() - begun)} ms`,
  );
  const { milliseconds, shop } = await coldStart(dataDir);
  print(`Later start to the first page: ${number(milliseconds)} ms`);
  const idle = await memoryOf(shop.pid);
  try {
    print();
    printWeights(await pageWeights(shop.origin));
    print();
    for (const network of Object.values(slowNetworks)) {
      printStarts(network.name, await pageStarts(shop.origin, network));
      print();
    }
    printAnswers(await answersPerSecond(shop.origin, seconds));
    const { orders, limit, ofLimit } = await ordersPerSecond(shop.origin, shop.databaseUrl, seconds);
    printLoad(orders, ofLimit);
    print();
    print(`The same order transaction by bare pg: ${number(limit)} per second.`);
    const loaded = await memoryOf(shop.pid);
    print(
      `Memory (PSS): server ${idle.server} MB, database ${idle.database} MB; after the load ${loaded.server} MB and ${loaded.database} MB.`,
    );
  } finally {
    await shop.stop();
  }
});

print();
print("The same load on one worker and on two; the load generator and the database share the cores:");
print();
printWorkers(await withWorkers(seconds));
