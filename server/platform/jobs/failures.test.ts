import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { BackgroundWork, WorkFailure } from "#contract/reports/failures.ts";
import type { Database } from "#database/connect.ts";
import { watchSales } from "#server/catalog/change-due-sales.ts";
import { startMailWorker } from "#server/notifications/mail/mail-worker.ts";
import { runMaintenance } from "#server/startup/scheduled-jobs.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { watchCatalogVersion } from "../cache/catalog-version.ts";
import { createHealthReporter, type FailureWatch } from "./health-reporter.ts";
import { queueMail } from "./queue-mail.ts";

const shop = await createTestShop();
const { database, services } = shop;
const { failures } = services;
const { cookie } = await signInStaff(shop, "owner");
const dataDir = await mkdtemp(join(tmpdir(), "failures-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

async function shown(work: BackgroundWork): Promise<WorkFailure[]> {
  const response = await shop.app.inject({ url: "/api/admin/dashboard/get", headers: { cookie } });
  expect(response.statusCode).toBe(200);
  const { failures: all }: { failures: WorkFailure[] } = response.json();
  return all.filter((failure) => failure.work === work);
}

const linesOf = (text: string) =>
  shop
    .logged()
    .split("\n")
    .filter((row) => row.includes(text)).length;
const soon = { timeout: 10_000 };

/** Lets every query whose text is meant fail until the function that it gives is called. */
function breakQueries(isMeant: (text: string) => boolean, code = "53100"): () => void {
  const { query } = database.pool;
  const spy = vi.spyOn(database.pool, "query").mockImplementation((...asked: unknown[]) => {
    const [config] = asked;
    const text = typeof config === "string" ? config : String(Reflect.get(Object(config), "text"));
    if (isMeant(text)) return Promise.reject(Object.assign(new Error("no space for Zoya"), { code }));
    return Reflect.apply(query, database.pool, asked);
  });
  return () => spy.mockRestore();
}

async function expectHeard(work: BackgroundWork, isBack: () => void, part = ""): Promise<void> {
  await expect.poll(() => shown(work), soon).toMatchObject([{ work, part, reason: "53100" }]);
  isBack();
  await expect.poll(() => shown(work), soon).toEqual([]);
  const place = part ? `"work":"${work}","part":"${part}"` : `"work":"${work}"`;
  expect(linesOf(`${place},"reason":"53100"`)).toBe(1);
}

test("sales that do not change", async () => {
  const isBack = breakQueries((text) => text.includes("where sale_changes_at <= now()) as due"));
  const stop = watchSales(database.pool, failures.watch("sales"));
  await expectHeard("sales", isBack);
  stop();
});

test("a catalogue that is not followed", async () => {
  const follower = await watchCatalogVersion(database.pool, database.directUrl, failures.watch("settings"));
  await expectHeard(
    "settings",
    breakQueries((text) => text.includes("from catalog_version")),
  );
  await follower.stop();
});

test("promised work that is not summed up", async () => {
  const isBack = breakQueries((text) => text.includes("as work from orders"));
  const asking = setInterval(() => void services.schedule.promised().catch(() => undefined), 300);
  await expectHeard("promises", isBack);
  clearInterval(asking);
});

test("mails that are not taken from their list, and a mail server that takes none", async () => {
  const config = { smtpUrl: "smtp://127.0.0.1:1", dataDir };
  const log = { warn: () => {}, error: () => {} };
  const origin = () => "https://shop.example";
  const options = {
    services,
    log,
    takeOf: shop.app.takeOf,
    isAnswering: () => false,
    origin,
    pollInterval: 100,
    shutdownTimeout: 100,
  };
  const isBack = breakQueries((text) => text.includes("update outgoing_mails set attempts"));
  const stop = startMailWorker({ ...options, config });
  await expectHeard("mails", isBack);
  const welcome = { kind: "welcome", recipient: "marked@example.com", data: {} } as const;
  await queueMail(database.pool, { ...welcome, event: "welcome:failing" });
  await expect.poll(() => shown("mail-server"), soon).toMatchObject([{ work: "mail-server" }]);
  await stop();
  const stopFiles = startMailWorker({ ...options, config: { smtpUrl: undefined, dataDir } });
  await queueMail(database.pool, { ...welcome, event: "welcome:leaves" });
  await expect.poll(() => shown("mail-server"), soon).toEqual([]);
  await stopFiles();
  expect(linesOf('"work":"mail-server","reason"')).toBe(1);
});

test("a drawing that cannot be stored", async () => {
  const id = "mall-road-v-neck-set";
  const { product } = (await shop.post("/products/getProductById", { id })).json<{
    product: ProductDetail;
  }>();
  const color = product.colors.at(-1)?.value.slice(1);
  const url = `${product.images.back?.drawn?.address}/${color}-320.webp`;
  await writeFile(services.drawingFolder, "a file in the place of the folder");
  expect((await shop.app.inject({ url })).statusCode).toBe(500);
  await expect.poll(() => shown("drawings"), soon).toMatchObject([{ work: "drawings", reason: "EEXIST" }]);
  await rm(services.drawingFolder);
  expect((await shop.app.inject({ url })).statusCode).toBe(200);
  await expect.poll(() => shown("drawings"), soon).toEqual([]);
  expect(linesOf('"work":"drawings","reason"')).toBe(1);
}, 60_000);

test("chores, each by its name, while the others are done", async () => {
  const broken = { ...database, pool: failing(database.pool) };
  await runMaintenance({ ...services, database: broken }, dataDir);
  const parts = async () => (await shown("tidying")).map(({ part }) => part);
  await expect.poll(parts, soon).toContain("forgetOldSessions");
  const heard = await parts();
  expect(heard).not.toContain("emptyOutbox");
  await runMaintenance(services, dataDir);
  await expect.poll(() => shown("tidying"), soon).toEqual([]);
  expect(linesOf('"work":"tidying","part":"forgetOldSessions","reason"')).toBe(1);
});

function failing(pool: Database["pool"]): Database["pool"] {
  return new Proxy(pool, {
    get() {
      throw Object.assign(new Error("no space for Zoya"), { code: "53100" });
    },
  });
}

test("logs a repeated failure once, stores no message, and other processes clear what one has left", async () => {
  const warn = vi.fn();
  const board = () => createHealthReporter({ executor: database.pool, log: { warn }, noteEvery: 0 });
  const watch = board().watch("search-words");
  watch.met(Object.assign(new Error("terminated for Zoya"), { code: "57P01" }));
  watch.met(new TypeError("Zoya is not a function"));
  await expect.poll(() => shown("search-words"), soon).toMatchObject([{ times: 2, reason: "TypeError" }]);
  expect(warn.mock.calls).toEqual([[{ work: "search-words", reason: "57P01" }, "background work fails"]]);
  const restarted: FailureWatch = board().watch("search-words");
  restarted.over();
  await expect.poll(() => shown("search-words"), soon).toEqual([]);
  watch.over();
  watch.met(new Error("again"));
  expect(warn).toHaveBeenCalledTimes(3);
  watch.over();
  await expect.poll(() => shown("search-words"), soon).toEqual([]);
});

test("work of another release that this one does not know is left out", async () => {
  await database.pool.query(
    "insert into work_failures (work, part, reason, times) values ('news', '', '57P01', 1), ('sales', '', '53100', 1)",
  );
  expect(await shown("sales")).toHaveLength(1);
  await database.pool.query("delete from work_failures");
});
