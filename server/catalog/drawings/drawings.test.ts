import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { unlimitedWork } from "#server/testing/limit-work.ts";
import { storeDrawing, trimDrawings } from "./draw-in-color.ts";

const unhurried = { queueTimeout: Number.POSITIVE_INFINITY, deadline: Number.POSITIVE_INFINITY };
const shop = await createTestShop({
  // Three drawings for each address.
  env: { RATE_LIMIT_FACTOR: "0.025" },
  workLimits: { ...unlimitedWork, drawings: { atOnce: 1, waiting: 2, ...unhurried } },
});
const { post, app, database, services } = shop;

async function backOf(id: string) {
  const { product } = (await post("/products/getProductById", { id })).json<{ product: ProductDetail }>();
  return { back: product.images.back, product };
}

const from = (address: string) => (url: string) => app.inject({ url, remoteAddress: address });

test("draws a view in an offered color once, cacheable for a year", async () => {
  const get = from("203.0.113.1");
  const { back, product } = await backOf("mall-road-v-neck-set");
  expect(back?.drawn?.color).toBe(product.colors[0]?.value);
  const maroon = product.colors.find(({ label }) => label === "Maroon")?.value.slice(1);
  const address = `${back?.drawn?.address}/${maroon}-320.webp`;
  const [first, second] = await Promise.all([get(address), get(address)]);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const { width, height, format } = await sharp(first.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 400, format: "webp" });
  // The middle of the back is maroon: far more red than green.
  const { data } = await sharp(first.rawPayload)
    .extract({ left: 150, top: 120, width: 20, height: 20 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect((data[0] ?? 0) - (data[1] ?? 0)).toBeGreaterThan(20);

  expect((await get(address)).rawPayload.equals(first.rawPayload)).toBe(true);
  const avif = await get(address.replace(".webp", ".avif"));
  expect(avif.headers["content-type"]).toBe("image/avif");
}, 60_000);

test("draws nothing that the shop does not offer", async () => {
  const get = from("203.0.113.2");
  const { back, product } = await backOf("mall-road-v-neck-set");
  const address = back?.drawn?.address;
  for (const wrong of [
    `${address}/ff00ff-320.webp`,
    `${address}/6b1f33-5000.webp`,
    `${address}/6b1f33-320.svg`,
    `${address}/6B1F33-320.webp`,
    "/drawn/none/6b1f33-320.webp",
    `/drawn/..%2f..%2fetc/6b1f33-320.webp`,
    // A front is shipped in every color.
    `${product.images.primary?.downloadURL.replace("/pictures/", "/drawn/").replace("-960.webp", "")}/6b1f33-320.webp`,
    // A front is drawn large in its own color alone.
    `${product.images.primary?.large}`.replace("177a84", "6b1f33"),
  ]) {
    expect((await get(wrong)).statusCode, wrong).toBe(404);
  }
  // Royal Blue is in the shop, but not of this product; and a hidden product is not in the shop.
  expect((await get(`${address}/2b4fa0-320.webp`)).statusCode).toBe(404);
  await database.pool.query("update products set published = false where id = 'noor-mandarin-set'");
  const { rows } = await database.pool.query<{ base: string }>(
    "select base from product_images where product_id = 'noor-mandarin-set' and key = 'back'",
  );
  const hidden = rows[0]?.base.replace("/pictures/", "/drawn/");
  expect((await get(`${hidden}/1f2e4d-320.webp`)).statusCode).toBe(404);
});

test("draws a front in the width for a close look", async () => {
  const get = from("203.0.113.6");
  const { product } = await backOf("twill-theatre-cap");
  const large = product.images.primary?.large;
  expect(large).toMatch(/^\/drawn\/[\w-]+-front-[0-9a-f]{8}\/[0-9a-f]{6}-1920\.webp$/);
  const drawn = await get(large ?? "");
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1920, height: 2400 });
}, 120_000);

test("limits the drawings made for one address, but not those that exist", async () => {
  const get = from("203.0.113.3");
  const { back, product } = await backOf("rounds-jogger-set");
  const files = product.colors
    .slice(1, 3)
    .flatMap(({ value }) => [`${value.slice(1)}-320.webp`, `${value.slice(1)}-320.avif`]);
  const statuses: number[] = [];
  for (const file of files) statuses.push((await get(`${back?.drawn?.address}/${file}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const kept = await readdir(services.drawingFolder);
  expect(files.map((file) => kept.some((name) => name.endsWith(file)))).toEqual([true, true, true, false]);
  expect((await get(`${back?.drawn?.address}/${files[0]}`)).statusCode).toBe(200);
}, 60_000);

test("drawings wait in their own queue, which delays neither stored ones nor the catalogue", async () => {
  const get = from("203.0.113.4");
  const { back, product } = await backOf("canal-v-neck-set");
  const [first, ...others] = product.colors
    .slice(1, 4)
    .flatMap(({ value }) => ["webp", "avif"].map((format) => `${value.slice(1)}-320.${format}`))
    .map((file) => `${back?.drawn?.address}/${file}`)
    .slice(0, 5);
  expect((await get(first ?? "")).statusCode).toBe(200);

  const asked = others.map(from("203.0.113.5"));
  const answered: string[] = [];
  const order = asked.map((answer, index) => answer.then(() => answered.push(`drawing ${index}`)));
  expect((await asked[3])?.statusCode).toBe(503);
  expect((await asked[3])?.headers["retry-after"]).toBeDefined();
  expect((await get(first ?? "")).statusCode).toBe(200);
  expect((await post("/products/getProducts")).statusCode).toBe(200);
  answered.push("kept and catalogue");
  await Promise.all(order);
  expect(answered.indexOf("kept and catalogue")).toBeLessThan(answered.indexOf("drawing 2"));
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503]);
}, 60_000);

test("stores one complete file of a drawing made many times at once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "drawn-"));
  const content = Buffer.alloc(200_000, "a");
  await Promise.all(Array.from({ length: 20 }, () => storeDrawing(folder, "a.webp", content)));
  expect(await readdir(folder)).toEqual(["a.webp"]);
  expect((await readFile(join(folder, "a.webp"))).equals(content)).toBe(true);
  await rm(folder, { recursive: true });
});

test("deletes the oldest drawings above the limit of number or size", async () => {
  const folder = await mkdtemp(join(tmpdir(), "drawn-"));
  try {
    for (const [index, name] of ["old", "older", "new"].entries()) {
      await writeFile(join(folder, name), "x".repeat(100));
      const at = new Date(2026, 0, [5, 1, 9][index]);
      await utimes(join(folder, name), at, at);
    }
    expect(await trimDrawings(folder, { files: 2, bytes: 1000 })).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(["new", "old"]);
    expect(await trimDrawings(folder, { files: 2, bytes: 150 })).toBe(1);
    expect(await readdir(folder)).toEqual(["new"]);
    expect(await trimDrawings(join(folder, "none"))).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
