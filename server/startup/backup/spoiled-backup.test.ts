import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createDatabase } from "#database/connect.ts";
import { migrate } from "#database/migrate.ts";
import { createTestDatabase } from "#database/testing/create-test-database.ts";
import { execute } from "#database/testing/test-server.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { type ArchiveEntry, readArchive, readWhole, writeArchive } from "./archive.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreInto } from "./restore-backup.ts";

const shop = await createTestShop();
const emptyDatabase = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "tabeeb-spoiled-"));
const dataDir = join(folder, "data");
const plain = { file: join(folder, "plain.tar.gz"), passphrase: undefined };
const everything = "select number, name, total, address, created_at::text from orders order by number";

beforeAll(async () => {
  await mkdir(join(dataDir, "uploads"), { recursive: true });
  await writeFile(join(dataDir, "uploads", "coat-aa.webp"), "a picture");
  for (const name of ["Dr. Ayesha Noor", "Sana Yousaf"])
    await shop.post("/orders/createOrderAsGuest", guestOrder({ name }));
  const databaseUrl = shop.database.directUrl;
  await makeBackup(
    { databaseUrl, dataDir, bucket: undefined, secretKey: randomBytes(32) },
    plain.file,
    undefined,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The backup with some of its files left out or changed. */
async function spoiled(
  name: string,
  change: (entry: ArchiveEntry) => ArchiveEntry | undefined,
  more: readonly ArchiveEntry[] = [],
) {
  const file = join(folder, name);
  async function* entries() {
    for await (const entry of readArchive(plain.file, undefined)) {
      const changed = change({ name: entry.name, content: await readWhole(entry, Number.MAX_SAFE_INTEGER) });
      if (changed) yield changed;
    }
    yield* more;
  }
  await writeArchive(file, undefined, entries());
  return { file, passphrase: undefined };
}

/** With a link where a picture is expected, through which the next one would be written somewhere else. */
async function linked(type: "symlink" | "link") {
  const file = join(folder, `${type}.tar.gz`);
  const archive = pack();
  const writing = pipeline(archive, createGzip(), createWriteStream(file));
  for await (const entry of readArchive(plain.file, undefined)) {
    if (entry.name.startsWith("files/")) archive.entry({ name: entry.name, type, linkname: "/etc/passwd" });
    else archive.entry({ name: entry.name }, await readWhole(entry, Number.MAX_SAFE_INTEGER));
  }
  archive.finalize();
  await writing;
  return { file, passphrase: undefined };
}

/** As a backup of before there was a digest, or of somebody who has taken it out. */
function withoutDigest({ name, content }: ArchiveEntry): ArchiveEntry {
  if (name !== "end.json") return { name, content };
  const { digest: _, ...end } = JSON.parse(String(content));
  return { name, content: Buffer.from(JSON.stringify(end)) };
}

/** As one of a version that noted other migrations. */
function madeWith(migrations: readonly string[]) {
  return (entry: ArchiveEntry): ArchiveEntry => {
    if (entry.name !== "beginning.json") return withoutDigest(entry);
    const beginning = { ...JSON.parse(String(entry.content)), migrations };
    return { name: entry.name, content: Buffer.from(JSON.stringify(beginning)) };
  };
}

function lostOrders(entry: ArchiveEntry) {
  return entry.name.startsWith("tables/orders/") ? undefined : withoutDigest(entry);
}

/** The first picture of the backup as another file. */
function renamed(to: string) {
  return (entry: ArchiveEntry) =>
    withoutDigest(entry.name.startsWith("files/") ? { ...entry, name: to } : entry);
}

/** One kind of file with another text, or without `to` none. */
function instead(kind: string, from: string | RegExp = "", to?: string) {
  return (entry: ArchiveEntry): ArchiveEntry | undefined => {
    if (!entry.name.startsWith(kind)) return entry;
    if (to === undefined) return undefined;
    return { ...entry, content: Buffer.from(String(entry.content).replace(from, to)) };
  };
}

describe("nothing is restored of a backup", () => {
  test.each([
    [
      "that is cut off",
      async () => {
        const file = join(folder, "cut.tar.gz");
        await writeFile(file, await readFile(plain.file));
        await truncate(file, statSync(file).size - 2_000);
        return { file, passphrase: undefined };
      },
      "damaged or no backup",
    ],
    [
      "that is something else",
      async () => {
        const file = join(folder, "else");
        await writeFile(file, "a shopping list");
        return { file, passphrase: undefined };
      },
      "damaged or no backup",
    ],
    ["that is not there", async () => ({ file: join(folder, "nowhere"), passphrase: undefined }), "no file"],
    ["without its end", () => spoiled("endless", instead("end.json")), "not whole"],
    ["that lost a table", () => spoiled("orderless", lostOrders), "orders has 0 rows of 2"],
    [
      "with another amount",
      () =>
        spoiled("other", (entry) =>
          withoutDigest(instead("tables/orders/", "Ayesha", "Aisha2")(entry) ?? entry),
        ),
      "orders has 2 rows of 2, or others",
    ],
    [
      "with another picture",
      () => spoiled("picture", instead("files/", "a picture", "a forgery")),
      "its digest is another one",
    ],
    [
      "with another key",
      () =>
        spoiled("key", (entry) =>
          entry.name === "secret-key" ? { ...entry, content: randomBytes(32) } : entry,
        ),
      "its digest is another one",
    ],
    [
      "that goes on after its end",
      () => spoiled("longer", (entry) => entry, [{ name: "secret-key", content: randomBytes(32) }]),
      "goes on after its end",
    ],
    [
      "with settings of the database",
      () => spoiled("settings", renamed("files/postgres/postgresql.auto.conf")),
      "belongs into none: files/postgres/postgresql.auto.conf",
    ],
    [
      "with a file beside the folders",
      () => spoiled("beside", renamed("shop.pid")),
      "belongs into none: shop.pid",
    ],
    [
      "whose key is no key",
      () =>
        spoiled("fat-key", (entry) =>
          entry.name === "secret-key" ? { ...entry, content: Buffer.alloc(5_000) } : entry,
        ),
      "secret-key is larger than it can be",
    ],
    [
      "of a newer version",
      () =>
        spoiled(
          "newer",
          instead("beginning.json", '"migrations": [', '"migrations": ["20990101T0000-flying-coats",'),
        ),
      "does not know 20990101T0000-flying-coats",
    ],
    [
      "of a version that is too old",
      () => spoiled("too-old", madeWith(["001-catalog", "20261125T1549-purged-cdn"])),
      "older version of the shop (20261125T1549-purged-cdn) than can be brought up to date",
    ],
    ["with a link", () => linked("symlink"), "something else than files in it: files/uploads/"],
    ["with a second name of a file", () => linked("link"), "something else than files in it: files/uploads/"],
    [
      "that reaches out of its folder",
      () => spoiled("reaching", renamed("files/uploads/../../out")),
      "belongs into none: files/uploads/../../out",
    ],
  ] as const)("%s", async (_, make, sentence) => {
    const never = join(folder, "never");
    await expect(restoreInto(await make(), emptyDatabase.ownerUrl, never)).rejects.toThrow(sentence);
    expect((await emptyDatabase.pool.query(everything)).rows).toEqual([]);
    expect(existsSync(join(never, "secret-key"))).toBe(false);
    expect(existsSync(join(never, "postgres"))).toBe(false);
  });

  test("that unfolds to far more than a shop, and little of it is in memory", async () => {
    const file = join(folder, "bomb.tar.gz");
    const zeros = Buffer.alloc(32 * 1024 ** 2);
    async function* bomb() {
      for await (const entry of readArchive(plain.file, undefined))
        if (entry.name === "beginning.json")
          yield { name: entry.name, content: await readWhole(entry, 10_000) };
      for (let picture = 0; picture < 10; picture += 1)
        yield { name: `files/uploads/${picture}.png`, content: zeros };
    }
    await writeArchive(file, undefined, bomb());
    const never = join(folder, "bombed");
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const unfolding = restoreInto({ file, passphrase: undefined }, emptyDatabase.ownerUrl, never);
    await expect(unfolding).rejects.toThrow("unfolds to more");
    clearInterval(watch);
    await rm(never, { recursive: true });
    expect(most - before).toBeLessThan(150 * 1024 ** 2);
  });
});

test("a backup of before there was a digest is restored, without what others had put into the folder", async () => {
  const old = await spoiled("old", renamed("files/notes/today.txt"));
  const restored = join(folder, "of-old");
  const database = await createTestDatabase();
  const { digest } = await restoreInto(old, database.ownerUrl, restored);
  expect(digest).toBeUndefined();
  expect((await readdir(restored)).sort()).toEqual(["secret-key"]);
});

test("a backup from before the migrations were replaced by one is restored, and the shop goes on from there", async () => {
  const [before, after] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  for (const { ownerUrl } of [before, after])
    await execute(ownerUrl, "drop schema public cascade; create schema public");
  const baseline = "20261127T0840-baseline";
  await migrate(before.ownerUrl, undefined, [baseline]);
  await execute(
    before.ownerUrl,
    "insert into categories (id, name, position) values (gen_random_uuid(), 'Coats', 0)",
  );
  await execute(
    before.ownerUrl,
    `update kysely_migration set name = '20261127T0630-folded-pictures';
     insert into kysely_migration select '001-catalog', timestamp from kysely_migration`,
  );
  const old = { file: join(folder, "replaced"), passphrase: undefined };
  await makeBackup(
    { databaseUrl: before.ownerUrl, dataDir, bucket: undefined, secretKey: randomBytes(32) },
    old.file,
    undefined,
  );
  await restoreInto(old, after.ownerUrl, join(folder, "of-replaced"));
  await migrate(after.ownerUrl);
  const own = createDatabase(after.ownerUrl);
  onTestFinished(() => own.close());
  expect((await own.pool.query("select name from categories")).rows).toEqual([{ name: "Coats" }]);
  const { rows } = await own.pool.query("select name from kysely_migration order by name limit 1");
  expect(rows).toEqual([{ name: baseline }]);
});
