import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { createTestDatabase } from "#database/testing/create-test-database.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { makeBackup } from "./make-backup.ts";
import { backUpNightly, isBackupDue } from "./nightly-backup.ts";
import { checkBackup, restoreEmbedded, restoreInto } from "./restore-backup.ts";

const shop = await createTestShop();
const busyDatabase = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "tabeeb-backups-"));
const dataDir = join(folder, "data");
const secretKey = randomBytes(32);
const source = { databaseUrl: shop.database.directUrl, dataDir, bucket: undefined, secretKey };
const passphrase = "a needle in the stack";
const plain = { file: join(folder, "plain.tar.gz"), passphrase: undefined };
const sealed = { file: join(folder, "sealed.tar.gz.age"), passphrase };

async function order(name: string): Promise<string> {
  const response = await shop.post("/orders/createOrderAsGuest", guestOrder({ name }));
  expect(response.statusCode).toBe(201);
  return response.json().OrderID;
}

const hostile = 'Zubaida\t\\N "O\'Neil"\r\n\\. ثنا 🪡';
let last: string;

beforeAll(async () => {
  await mkdir(join(dataDir, "uploads"), { recursive: true });
  await mkdir(join(dataDir, "drawn"));
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "uploads", "coat-aa.webp"), "a picture");
  await writeFile(join(dataDir, "drawn", "coat-bb.webp"), "is drawn again");
  await order("Dr. Ayesha Noor");
  last = await order("Sana Yousaf");
  await shop.database.pool.query("update orders set address = $1 where number = $2", [
    hostile,
    last.replace(/^TB-|-/g, ""),
  ]);
  await makeBackup(source, plain.file, undefined);
  await makeBackup(source, sealed.file, passphrase);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const everything = "select number, name, total, address, created_at::text from orders order by number";

test("a backup brings back every row, the pictures and the key, and the shop goes on from there", async () => {
  const restored = join(folder, "restored");
  const { tables, files } = await restoreEmbedded(sealed, restored, () => {});
  expect(tables.find(({ name }) => name === "orders")?.rows).toBe(2);
  expect(files).toBe(1);
  expect(await readFile(join(restored, "uploads", "coat-aa.webp"), "utf8")).toBe("a picture");
  expect(await readFile(join(restored, "secret-key"))).toEqual(secretKey);
  expect(existsSync(join(restored, "drawn"))).toBe(false);
  const { rows: before } = await shop.database.pool.query(everything);
  expect(before.some(({ address }) => address === hostile)).toBe(true);
  const { url, stop } = await launchEmbedded({ dataDir: restored, log: () => {}, throwaway: true });
  const client = new pg.Client(url);
  try {
    await client.connect();
    expect((await client.query(everything)).rows).toEqual(before);
    // The triggers work again, and the role of the shop may write.
    await client.query("update orders set name = 'Hina Raza' where number = $1", [before[0].number]);
    const found = "select 1 from order_search where search @@ 'hina'::tsquery";
    expect((await client.query(found)).rowCount).toBe(1);
  } finally {
    await client.end();
    await stop();
  }
});

test("the file is its owner's alone, and without the passphrase nothing in it can be read", async () => {
  expect(statSync(plain.file).mode & 0o777).toBe(0o600);
  expect((await readFile(sealed.file)).includes("Ayesha")).toBe(false);
  await expect(checkBackup({ file: sealed.file, passphrase: undefined })).rejects.toThrow(
    "BACKUP_PASSPHRASE",
  );
  await expect(checkBackup({ file: sealed.file, passphrase: "another passphrase" })).rejects.toThrow(
    "has another passphrase",
  );
});

test("a data folder that holds something is left as it is", async () => {
  const full = join(folder, "full");
  await mkdir(full);
  await writeFile(join(full, "orders"), "of today");
  await expect(restoreEmbedded(plain, full, () => {})).rejects.toThrow("is not empty");
  expect(await readdir(full)).toEqual(["orders"]);
});

test("a backup takes one moment of a shop that goes on selling", async () => {
  const file = join(folder, "busy.tar.gz");
  let isDone = false;
  const selling = (async () => {
    while (!isDone) await order("Dr. Bilal Ahmed");
  })();
  await makeBackup(source, file, undefined).finally(() => {
    isDone = true;
  });
  await selling;
  await restoreInto({ file, passphrase: undefined }, busyDatabase.ownerUrl, join(folder, "busy"));
  const { rows } = await busyDatabase.pool.query(`
    select 1 from order_items i where not exists (select 1 from orders o where o.id = i.order_id)
    union all select 1 from orders o where not exists (select 1 from order_items i where i.order_id = o.id)`);
  expect(rows).toEqual([]);
  // And not over what is there by now.
  await expect(restoreInto(plain, busyDatabase.ownerUrl, join(folder, "busy"))).rejects.toThrow("has orders");
});

test("two backups at once are refused, and one is never written over another", async () => {
  const outcomes = await Promise.allSettled([
    makeBackup(source, join(folder, "one.tar.gz"), undefined),
    makeBackup(source, join(folder, "two.tar.gz"), undefined),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(makeBackup(source, plain.file, undefined)).rejects.toThrow("is there already");
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

describe("every night", () => {
  test.each([
    ["there is none yet", undefined, "2026-11-23T08:00:00Z", true],
    ["the last is of this night", "2026-11-22T21:05:00Z", "2026-11-23T08:00:00Z", false],
    ["it is before two o'clock in Karachi", "2026-11-21T21:05:00Z", "2026-11-22T20:59:00Z", false],
    ["it is two o'clock in Karachi", "2026-11-21T21:05:00Z", "2026-11-22T21:00:00Z", true],
    ["a night was missed", "2026-11-20T21:05:00Z", "2026-11-22T15:00:00Z", true],
    ["the clock was put back", "2026-11-25T00:00:00Z", "2026-11-22T21:00:00Z", false],
  ])("%s", (_, newest, now, due) => {
    expect(isBackupDue(newest === undefined ? undefined : new Date(newest), new Date(now))).toBe(due);
  });

  test("the oldest go, and nothing else in the folder", async () => {
    const nights = join(folder, "nights");
    await mkdir(nights);
    for (const name of ["tabeeb-2026-11-20T0200.tar.gz", "tabeeb-2026-11-21T0200.tar.gz", "notes.txt"]) {
      await writeFile(join(nights, name), "");
      await utimes(join(nights, name), 1, 1);
    }
    const make = (file: string) => writeFile(file, "");
    expect(await backUpNightly(nights, 2, true, make)).toBe(true);
    expect(await backUpNightly(nights, 2, true, make)).toBe(false);
    const names = (await readdir(nights)).sort();
    expect(names).toEqual([
      "notes.txt",
      "tabeeb-2026-11-21T0200.tar.gz",
      expect.stringMatching(/\.tar\.gz\.age$/),
    ]);
  });
});
