import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { createDatabase } from "#database/connect.ts";
import { memoryOf } from "./cold-start.ts";
import type { MeasuredCall } from "./measured-call.ts";
import { measuredCalls } from "./office-calls.ts";
import { findSamples } from "./office-samples.ts";
import { type Sessions, startSessions } from "./office-sessions.ts";
import { type ProductionShop, startProductionShop } from "./production-shop.ts";
import { bigTables, explain, takeStatements } from "./query-plans.ts";

// Measures the lists and searches of the built shop on a data folder filled by `npm run seed`, and checks that their
// queries use an index. `DATA_DIR=big npm run bench -- office`, or `-- office customers` for matching names only. Fails
// when a median is too high or a query scans a big table.

const times = 25;
const warmUps = 3;
const listLimit = 150;

const dataDir = resolve(process.env.DATA_DIR ?? "data");
const [wanted = ""] = process.argv.slice(2);

type Times = { p50: number; p95: number; refusals: number[]; limit: number };
type Plans = { statements: number; scanned: string[]; indexes: string[] };

function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

async function send(shop: ProductionShop, sessions: Sessions, call: MeasuredCall, time: number) {
  const body = call.body && JSON.stringify(call.body(time));
  const headers = { ...sessions.headers[call.by], ...(body ? { "content-type": "application/json" } : {}) };
  const begun = performance.now();
  const response = await fetch(shop.origin + call.url(time), {
    method: call.method,
    headers,
    ...(body ? { body } : {}),
  });
  await response.arrayBuffer();
  return { milliseconds: performance.now() - begun, refusal: response.ok ? undefined : response.status };
}

async function measure(shop: ProductionShop, sessions: Sessions, call: MeasuredCall): Promise<Times> {
  for (let time = times; time < times + warmUps; time += 1) await send(shop, sessions, call, time);
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await send(shop, sessions, call, time));
  const taken = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Infinity;
  const refusals = answers.flatMap(({ refusal }) => refusal ?? []);
  return { p50: at(0.5), p95: at(0.95), refusals, limit: call.limit ?? listLimit };
}

type Work<Result> = (
  shop: ProductionShop,
  pool: pg.Pool,
  sessions: Sessions,
  calls: MeasuredCall[],
) => Promise<Result>;

async function withShop<Result>(statementsFile: string | undefined, work: Work<Result>): Promise<Result> {
  const shop = await startProductionShop(dataDir, statementsFile === undefined ? {} : { statementsFile });
  const database = createDatabase(shop.databaseUrl, { poolSize: 1 });
  // To look for what can be asked for takes longer than the shop would wait.
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
  try {
    const samples = await findSamples(pool);
    const calls = measuredCalls(samples).filter(({ name }) => name.includes(wanted));
    const sessions = await startSessions(database, samples.busiest[0] ?? "");
    return await work(shop, pool, sessions, calls).finally(sessions.end);
  } finally {
    await pool.end();
    await database.close();
    await shop.stop();
  }
}

async function measureAll(): Promise<Map<string, Times>> {
  return withShop(undefined, async (shop, pool, sessions, calls) => {
    const { rows } = await pool.query(
      "select pg_database_size(current_database()) / 1000000 as megabytes, (select count(*) from orders) as orders, " +
        "(select count(*) from products) as products, (select count(*) from users) as users",
    );
    print(
      `${rows[0].orders} orders, ${rows[0].products} products, ${rows[0].users} people: ${rows[0].megabytes} MB.`,
    );
    const idle = await memoryOf(shop.pid);
    const measured = new Map<string, Times>();
    for (const call of calls) measured.set(call.name, await measure(shop, sessions, call));
    const after = await memoryOf(shop.pid);
    print(
      `Memory (PSS): server ${idle.server} MB, database ${idle.database} MB; afterwards ${after.server} MB and ${after.database} MB.`,
    );
    return measured;
  });
}

async function explainAll(): Promise<Map<string, Plans>> {
  const file = join(tmpdir(), `tabeeb-statements-${process.pid}.jsonl`);
  await writeFile(file, "");
  try {
    return await withShop(file, async (shop, pool, sessions, calls) => {
      const big = await bigTables(pool);
      const plans = new Map<string, Plans>();
      for (const call of calls) {
        takeStatements(file);
        await send(shop, sessions, call, times + warmUps);
        const explained = [];
        for (const statement of takeStatements(file)) explained.push(await explain(pool, statement, big));
        const known = explained.filter((one) => one !== undefined);
        plans.set(call.name, {
          statements: known.length,
          scanned: [...new Set(known.flatMap(({ scanned }) => scanned))],
          indexes: [...new Set(known.flatMap(({ indexes }) => indexes))],
        });
      }
      return plans;
    });
  } finally {
    await rm(file, { force: true });
  }
}

const measured = await measureAll();
const plans = await explainAll();
const faults: string[] = [];
print();
print("| what | p50 ms | p95 ms | queries | big tables read as a whole |");
print("|---|---|---|---|---|");
for (const [name, { p50, p95, refusals, limit }] of measured) {
  const { statements = 0, scanned = [] } = plans.get(name) ?? {};
  print(
    `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${statements} | ${scanned.join(", ") || "none"} |`,
  );
  if (refusals.length > 0) faults.push(`${name}: ${refusals.length} of ${times} refused (${refusals[0]})`);
  if (p50 > limit) faults.push(`${name}: ${p50.toFixed(0)} ms`);
  if (scanned.length > 0) faults.push(`${name}: reads ${scanned.join(", ")} as a whole`);
}
print();
for (const fault of faults) print(`Fault: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
