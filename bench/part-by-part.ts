import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { hasExternalServer } from "#database/testing/start-external-server.ts";
import { hasPooler } from "#database/testing/start-pooler.ts";
import { hasRedis } from "#server/testing/start-redis.ts";
import { applyLoad } from "./apply-load.ts";
import { descendantsOf } from "./cold-start.ts";
import { startEngines, startOne } from "./fleet/start-fleet.ts";
import { machineMilliseconds, processorMilliseconds } from "./processor-time.ts";
import { targetsOf } from "./with-workers.ts";

// What does each part of a larger shop cost or bring? The built shop on Debian's PostgreSQL, alone and with two
// workers, a pooler, a Redis, a replica, and with all of them, one after the other in one run; the first one again at
// the end says what the machine's mood is. Shop, databases and load share the machine, so a part that brings another
// machine's work can only cost here. `npm run bench -- parts 10` measures ten seconds each instead of five.

const seconds = Number(process.argv[2] ?? 5);

if (!hasExternalServer || !hasPooler || !hasRedis)
  throw new Error("This needs more programs: apt-get install postgresql pgbouncer redis-server");

const folder = await mkdtemp(join(tmpdir(), "tabeeb-parts-"));
const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
try {
  const { databaseUrl, pooledUrl, replicaUrl, redisUrl } = await startEngines(folder, 20, stops);
  const alone = { DATABASE_URL: databaseUrl };
  const pooled = { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: databaseUrl };
  const counting = { REDIS_URL: redisUrl };
  const reading = { DATABASE_REPLICA_URL: replicaUrl };
  const two = { WORKERS: "2" };
  const variants: [string, Record<string, string>][] = [
    ["one process", alone],
    ["two workers", { ...alone, ...two }],
    ["pooler", pooled],
    ["Redis", { ...alone, ...counting }],
    ["replica", { ...alone, ...reading }],
    ["two workers, pooler, Redis, replica", { ...pooled, ...two, ...counting, ...reading }],
    ["one process, again", alone],
  ];

  process.stdout.write(
    "| | what | per second | of one process | p50 ms | p99 ms | failed | cores: shop, machine |\n|---|---|---|---|---|---|---|---|\n",
  );
  const first = new Map<string, number>();
  for (const [name, env] of variants) {
    for (const load of await measure(env)) {
      if (!first.has(load.name)) first.set(load.name, load.perSecond);
      const share = (load.perSecond / (first.get(load.name) ?? 1)).toFixed(2);
      process.stdout.write(
        `| ${name} | ${load.name} | ${load.perSecond.toFixed(0)} | ${share} | ${load.p50} | ${load.p99} | ${load.failed} | ${load.ofShop.toFixed(2)}, ${load.ofMachine.toFixed(2)} |\n`,
      );
    }
  }
} finally {
  for (const stop of stops.reverse()) await stop();
}

async function measure(env: Record<string, string>) {
  const port = await findFreePort();
  const shop = await startOne(port, {
    RATE_LIMIT_FACTOR: "1000000",
    SECRET_KEY: "the same in every variant of a bench",
    DATA_DIR: join(folder, "data"),
    ...env,
  });
  try {
    const loads = [];
    for (const target of targetsOf(`http://127.0.0.1:${port}`)) {
      const before = await workedBy(shop.pid);
      const load = await applyLoad(target, seconds);
      const after = await workedBy(shop.pid);
      const cores = (of: keyof typeof after) => (after[of] - before[of]) / (after.clock - before.clock);
      loads.push({ ...load, ofShop: cores("shop"), ofMachine: cores("machine") });
    }
    return loads;
  } finally {
    await shop.stop();
  }
}

/** Milliseconds so far: of the shop's processes and of all processors, beside the clock. */
async function workedBy(pid: number) {
  const processes = [pid, ...(await descendantsOf(pid))];
  const times = await Promise.all(processes.map(processorMilliseconds));
  const shop = times.reduce((sum, time) => sum + time, 0);
  return { shop, machine: await machineMilliseconds(), clock: performance.now() };
}
