// While two processes behind a proxy are exchanged for a new build one by one, under load: does a request fail, is a
// file missing, an order lost or doubled? And does a tab that was open before go on, and its service worker? npm run
// bench -- rolling-deploy [--pooler] [--control]
//
// The new build brings a migration that expands tables which the old one writes meanwhile. With --pooler a PgBouncer is
// in front of the database.
//
// The proxy knows nothing of builds and asks both processes in turn. The control lets nobody publish files: it must
// miss some. Ends with 1 if a promise is broken, or the control is not. Needs HAProxy (apt-get install haproxy).
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase } from "#database/connect.ts";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { startPooler } from "#database/testing/start-pooler.ts";
import { execute, inDatabase } from "#database/testing/test-server.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { hasHaproxy, startHaproxy } from "./rolling/haproxy.ts";
import { buildNext, filesOf } from "./rolling/next-build.ts";
import { openTab } from "./rolling/open-tab.ts";
import { type Visits, visit } from "./rolling/visitors.ts";
import { type RunningProcess, startProcess } from "./start-process.ts";

const isControl = process.argv.includes("--control");
const isPooled = process.argv.includes("--pooler");
/** Milliseconds of load before, between and after the exchanges. */
const pause = 4_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

if (hasHaproxy) await deploy();
else say("Skipped: there is no haproxy on this machine (apt-get install haproxy).");

async function deploy(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-rolling-"));
  const next = await buildNext(join(folder, "next"));
  const old = findProjectRoot();
  const database = await launchEmbedded({ dataDir: join(folder, "data"), log: () => {} });
  const databaseUrl = database.ownerUrl;
  const name = new URL(databaseUrl).pathname.slice(1);
  const pooler = isPooled ? await startPooler(databaseUrl, 8) : undefined;
  try {
    await rollOut({
      folder,
      old,
      next,
      databaseUrl,
      ...(pooler && { pooledUrl: inDatabase(pooler.url, name) }),
    });
  } finally {
    await pooler?.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Deploy = {
  folder: string;
  old: string;
  next: string;
  databaseUrl: string;
  /** The same by way of a pooler. */
  pooledUrl?: string;
};

async function rollOut({ folder, old, next, databaseUrl, pooledUrl }: Deploy): Promise<void> {
  const ports = [await findFreePort(), await findFreePort()];
  const start = async (build: string, port: number) => {
    const dataDir = join(folder, `process-${port}`);
    const shop = await startProcess([join(build, "dist/server/index.js")], {
      DATABASE_URL: pooledUrl ?? databaseUrl,
      ...(pooledUrl !== undefined && { DATABASE_DIRECT_URL: databaseUrl }),
      DATA_DIR: dataDir,
      SECRET_KEY: "the same for every process of the shop",
      PORT: String(port),
      HOST: "127.0.0.1",
      TRUSTED_PROXIES: "127.0.0.1",
      RATE_LIMIT_FACTOR: "1000000",
    });
    while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await sleep(50);
    return shop;
  };
  const processes: RunningProcess[] = [];
  for (const port of ports) {
    processes.push(await start(old, port));
    if (isControl) {
      await execute(
        databaseUrl,
        "delete from built_files; create or replace rule nobody_publishes as on insert to built_files do instead nothing",
      );
    }
  }
  const proxy = await startHaproxy(ports, folder);
  const tab = await openTab(proxy.origin);
  const over = new AbortController();
  const visits: Visits = { requests: 0, failures: [], workers: [], confirmed: new Set() };
  const visiting = visit(
    proxy.origin,
    [...(await filesOf(old)), ...(await filesOf(next))],
    visits,
    over.signal,
  );
  try {
    // Nobody has a new file before a new process has.
    visits.onlyPages = true;
    await sleep(pause);
    for (const [slot, port] of ports.entries()) {
      await processes[slot]?.stop();
      processes[slot] = await start(next, port);
      say(`Process ${slot + 1} of ${ports.length} is of the new build, after ${visits.requests} requests.`);
      visits.onlyPages = false;
      await sleep(pause);
    }
    over.abort();
    await visiting;
    const seen = await tab.goOn();
    // Fails where the new build has not brought the database up to date.
    await execute(databaseUrl, "select of_next_release from orders limit 0");
    const lost = await compareOrders(databaseUrl, visits.confirmed);
    report(visits, seen, lost);
  } finally {
    over.abort();
    await tab.close();
    for (const shop of processes) await shop.stop();
    await proxy.stop();
  }
}

/** How many orders that were confirmed are missing, and how many are there that were not. */
async function compareOrders(databaseUrl: string, confirmed: ReadonlySet<string>): Promise<number> {
  const { pool, close } = createDatabase(databaseUrl);
  const { rows } = await pool.query<{ number: string }>("select number from orders");
  await close();
  const stored = new Set(rows.map(({ number }) => formatOrderNumber(number)));
  const missing = [...confirmed].filter((number) => !stored.has(number)).length;
  const unasked = [...stored].filter((number) => !confirmed.has(number)).length;
  return missing + unasked;
}

function report(visits: Visits, tab: { failures: string[]; worker: string[] }, lost: number): void {
  const changes = visits.workers.filter((worker, index) => index > 0 && worker !== visits.workers[index - 1]);
  const failures = [...visits.failures, ...tab.failures];
  say(
    `| requests | failed | orders confirmed | lost or doubled | the old tab missed | changes of the service worker |`,
  );
  say("|---|---|---|---|---|---|");
  say(
    `| ${visits.requests} | ${visits.failures.length} | ${visits.confirmed.size} | ${lost} | ${tab.failures.length} | ${changes.length} |`,
  );
  for (const worker of tab.worker) say(worker);
  for (const failure of failures.slice(0, 20)) say(failure);
  const isKept = failures.length === 0 && lost === 0 && tab.worker.length === 2;
  if (isControl)
    say(isKept ? "The control missed nothing: this measures nothing." : "The control fails, as it must.");
  process.exitCode = isKept === isControl ? 1 : 0;
}
