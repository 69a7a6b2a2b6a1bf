import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { productPictures } from "#database/seeds/picture-manifest.ts";
import type { BuiltFiles } from "#server/platform/http/static-files.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { createBuiltFiles, deleteExpiredFiles } from "./built-files.ts";

const shop = await createTestShop({
  pages: async () => new Response("<html></html>", { headers: { "content-type": "text/html" } }),
});
const { pool } = shop.database;
const { secretKey } = shop.services;
const warnings: string[] = [];
const log = { warn: (_facts: object, words: string) => warnings.push(words) };

beforeEach(async () => {
  await pool.query("delete from built_files");
  warnings.length = 0;
});

/** A build of the shop of these files, and a process that has published it unless it says otherwise. */
async function build(files: Record<string, string>, key = secretKey): Promise<BuiltFiles> {
  const root = await mkdtemp(join(tmpdir(), "tabeeb-build-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
    if (file.endsWith(".js")) await writeFile(join(root, `${file}.br`), brotliCompressSync(content));
  }
  return createBuiltFiles({ pool, secretKey: key, log, root });
}

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });
const needed = (age: string) => pool.query("update built_files set needed_at = now() - $1::interval", [age]);
const addresses = async () =>
  (await pool.query("select address from built_files order by address")).rows.map(({ address }) => address);

describe("a process serves what another build has published", () => {
  const script = "export const word = 'gathered';\n";

  test.each([
    ["/assets/word-of-another-1.js", "dist/client/assets/word-of-another-1.js"],
    ["/ur/assets/word-of-another-2.js", "dist/ur/client/assets/word-of-another-2.js"],
    ["/admin/assets/word-of-another-3.js", "dist/back-office/assets/word-of-another-3.js"],
  ])("%s", async (address, file) => {
    expect((await get(address)).statusCode).toBe(404);
    await (await build({ [file]: script })).publish();
    const plain = await get(address);
    expect([plain.statusCode, plain.body]).toEqual([200, script]);
    expect(plain.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(plain.headers["x-robots-tag"]).toBe(address.startsWith("/admin") ? "noindex" : undefined);
    const compressed = await get(address, { "accept-encoding": "br" });
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(compressed.rawPayload).toEqual(brotliCompressSync(script));
    const again = await get(address, { "if-none-match": String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test("a picture of its pages, but none of goods, which rows of the database name", async () => {
    const [front] = productPictures("mall-road-v-neck-set");
    const goods = `${basename(front?.base ?? "")}-999.webp`;
    const other = await build({ "pictures/banner-other-1.webp": "new", [`pictures/${goods}`]: "goods" });
    await other.publish();
    expect((await get("/pictures/banner-other-1.webp")).body).toBe("new");
    expect(await addresses()).toEqual(["/pictures/banner-other-1.webp"]);
  });

  test("two builds at once, and each file is stored once", async () => {
    const shared = { "dist/client/assets/libraries-1.js": "the same" };
    const old = await build({ ...shared, "dist/client/assets/page-old.js": "old" });
    const next = await build({ ...shared, "dist/client/assets/page-next.js": "next" });
    await Promise.all([old.publish(), next.publish(), old.publish()]);
    expect(await addresses()).toEqual([
      "/assets/libraries-1.js",
      "/assets/page-next.js",
      "/assets/page-old.js",
    ]);
    expect((await old.find("/assets/page-next.js"))?.content.toString()).toBe("next");
    expect((await next.find("/assets/page-old.js"))?.content.toString()).toBe("old");
  });

  test("with the database away it says that it is busy, not that there is none", async () => {
    const query = pool.query.bind(pool);
    Object.assign(pool, {
      query: () => Promise.reject(Object.assign(new Error(), { code: "ECONNREFUSED" })),
    });
    onTestFinished(() => void Object.assign(pool, { query }));
    expect((await get("/assets/word-of-nobody.js")).statusCode).toBe(503);
  });

  test("batches any number of requests for missing files into one query", async () => {
    const query = pool.query.bind(pool);
    let asked = 0;
    Object.assign(pool, {
      query: (...question: Parameters<typeof query>) => {
        asked += 1;
        return query(...question);
      },
    });
    onTestFinished(() => void Object.assign(pool, { query }));
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => get(`/assets/guess-${index}.js`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(asked).toBeLessThan(60);
  });
});

describe("the files of a build stay", () => {
  const file = { "dist/client/assets/kept-1.js": "kept", "dist/offline/service-worker.js": "worker" };

  test("while it runs, and for a week more", async () => {
    const running = await build(file);
    await running.publish();
    await needed("20 days");
    await running.keepPublished();
    expect(await deleteExpiredFiles(shop.database)).toBe(0);
    await needed("7 days 12 hours");
    expect(await deleteExpiredFiles(shop.database)).toBe(0);
    await needed("8 days 1 hour");
    expect(await deleteExpiredFiles(shop.database)).toBe(2);
    expect(await addresses()).toEqual([]);
  });

  test("also when a newer build has taken its place in the folder, and without that one's", async () => {
    const root = await mkdtemp(join(tmpdir(), "tabeeb-build-"));
    onTestFinished(() => rm(root, { recursive: true }));
    const assets = join(root, "dist/client/assets");
    await mkdir(assets, { recursive: true });
    await writeFile(join(assets, "page-old.js"), "old");
    const running = createBuiltFiles({ pool, secretKey, log, root });
    await running.publish();
    await rm(join(assets, "page-old.js"));
    await writeFile(join(assets, "page-next.js"), "next");
    await needed("9 days");
    await running.keepPublished();
    await deleteExpiredFiles(shop.database);
    expect(await addresses()).toEqual(["/assets/page-old.js"]);
  });

  test("also in a database that was put back meanwhile", async () => {
    const running = await build(file);
    await running.publish();
    await pool.query("delete from built_files");
    expect(await running.keepPublished()).toBe(1);
    expect(await addresses()).toEqual(["/assets/kept-1.js"]);
  });

  test("but those of a build that was never opened are not put there by a chore", async () => {
    await (await build(file)).keepPublished();
    expect(await addresses()).toEqual([]);
  });
});

describe("who can write to the database alone puts no script before visitors:", () => {
  const place = { address: "/assets/planted-1.js", file: "dist/client/assets/planted-1.js" };
  const planted = "await fetch('https://evil.example')";

  test.each([
    ["other content", "update built_files set content = $1, is_brotli = false"],
    [
      "a signature of another file",
      `insert into built_files (address, key_id, content, is_brotli, signature)
       select '/assets/planted-2.js', key_id, $1::bytea, false, signature from built_files`,
      "/assets/planted-2.js",
    ],
    [
      "content that is said to be compressed",
      "update built_files set is_brotli = not is_brotli, content = $1",
    ],
  ])("%s is not served, is said and is deleted", async (_what, statement, address = place.address) => {
    await (await build({ [place.file]: "sound" })).publish();
    await pool.query(statement, [Buffer.from(planted)]);
    const reader = await build({});
    expect(await reader.find(address)).toBeUndefined();
    expect(warnings).toEqual(["a built file that this shop has not signed is deleted"]);
    expect(await addresses()).not.toContain(address);
  });

  test("files signed with another key are those of another shop", async () => {
    const other = await build({ [place.file]: planted }, randomBytes(32));
    await other.publish();
    expect((await get(place.address)).statusCode).toBe(404);
    expect(warnings).toEqual([]);
    await (await build({ [place.file]: "sound" })).publish();
    expect((await get(place.address)).body).toBe("sound");
    expect((await other.find(place.address))?.content.toString()).toBe(planted);
  });
});

test("every process serves the service worker of the build that was started last", async () => {
  const worker = "dist/offline/service-worker.js";
  const old = await build({ [worker]: "old" });
  const next = await build({ [worker]: "next" });
  const served = async () => [(await old.findWorker())?.toString(), (await next.findWorker())?.toString()];
  await old.publish();
  await next.publish();
  expect(await served()).toEqual(["next", "next"]);
  await old.keepPublished();
  expect(await served()).toEqual(["next", "next"]);
  // Back to the old build.
  await old.publish();
  expect((await get("/service-worker.js")).body).toBe("old");
});
