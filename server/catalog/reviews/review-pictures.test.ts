import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, app, database } = shop;
const { pool } = database;
const owner = await signInStaff(shop, "owner");
const productID = plainLine._id;
type Customer = Awaited<ReturnType<typeof signIn>>;

const photograph = () =>
  sharp({ create: { width: 1600, height: 2000, channels: 3, background: "#456" } })
    .withExif({
      IFD0: { Copyright: "marked place", Make: "Marked phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 33/1 0/1", GPSLongitude: "74/1 20/1 0/1" },
    })
    .jpeg()
    .toBuffer();

async function send(customer: { cookie: string } | undefined, review: string, file: Buffer, name = "me.jpg") {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(file)]), name);
  const response = new Response(form);
  return app.inject({
    method: "POST",
    url: `/reviews/sendReviewPicture?review=${review}`,
    headers: {
      "content-type": response.headers.get("content-type") ?? "",
      ...(customer && { cookie: customer.cookie }),
    },
    payload: Buffer.from(await response.arrayBuffer()),
  });
}

const as = ({ cookie }: Customer) => ({ cookie });
const get = (url: string, cookie = "") => app.inject({ method: "GET", url, headers: { cookie } });

async function deliver(customer: Customer, changes: Record<string, unknown> = {}): Promise<void> {
  const placed = await post("/orders/createOrder", guestOrder(changes), { cookie: customer.cookie });
  const number = String(placed.json().OrderID).replace(/^TB|-/g, "");
  await pool.query("update orders set progress = 'Delivered' where number = $1", [number]);
}

const reviewingOf = async ({ cookie }: Customer) =>
  (await post("/reviews/getOwnReviewing", { productID }, { cookie })).json();

async function write(customer: Customer, changes: object = {}): Promise<string> {
  const body = { productID, review: "Fits well", rating: 5, ...changes };
  expect((await post("/reviews/createReview", body, { cookie: customer.cookie })).statusCode).toBe(201);
  return (await reviewingOf(customer)).review;
}

const listed = async (body: object = {}) =>
  (await post("/reviews/getAllReviewsByProduct", { id: productID, ...body })).json();
const office = (call: string, body: object) =>
  post(`/api/admin/reviews/${call}`, body, { cookie: owner.cookie });

test("shows a photograph once staff have let it in, re-encoded and without its place", async () => {
  const customer = await signIn(shop);
  const review = await write(customer);
  expect((await send(customer, review, await photograph())).statusCode).toBe(201);
  const [{ id, isShown }] = (await reviewingOf(customer)).pictures;
  expect(isShown).toBe(false);
  const address = `/reviews/getReviewPicture?id=${id}`;
  expect((await get(address)).statusCode).toBe(404);
  expect((await get(address, (await signIn(shop)).cookie)).statusCode).toBe(404);
  const own = await get(address, customer.cookie);
  expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(JSON.stringify(await listed())).not.toContain(id);

  const waiting = await get("/api/admin/reviews/list?pictures=waiting", owner.cookie);
  expect(waiting.json().items).toMatchObject([{ id: review, pictures: [{ id, isShown: false }] }]);
  expect((await get(`/api/admin/reviews/picture?id=${id}`, owner.cookie)).statusCode).toBe(200);
  expect((await office("decidePicture", { id, decision: "show" })).statusCode).toBe(200);

  const shown = await get(address);
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=3600",
  });
  const { format, width, exif } = await sharp(shown.rawPayload).metadata();
  expect({ format, width, exif }).toEqual({ format: "webp", width: 1280, exif: undefined });
  expect(shown.rawPayload.includes("marked place")).toBe(false);
  const { reviews, gallery } = await listed();
  expect(reviews.find((each: { id: string }) => each.id === review).pictures).toEqual([id]);
  expect(gallery["customer-1"]).toMatchObject({
    downloadURL: address,
    width: 1280,
    height: 1600,
    caption: { text: `By a customer, ${customer.user.name}` },
  });

  await office("setHidden", { id: review, isHidden: true });
  expect((await get(address)).statusCode).toBe(404);
  expect((await listed()).gallery).toEqual({});
});

test("accepts four photographs for a review, even of six at once, and refuses others", async () => {
  const customer = await signIn(shop);
  const review = await write(customer);
  const file = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#456" } })
    .png()
    .toBuffer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(customer, review, file)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array(4).fill(201),
    ...Array(2).fill(409),
  ]);
  const stranger = await signIn(shop);
  expect((await send(undefined, review, file)).statusCode).toBe(401);
  expect((await send(stranger, review, file)).statusCode).toBe(404);
  expect((await send(stranger, randomUUID(), file)).statusCode).toBe(404);
  const { pictures } = await reviewingOf(customer);
  expect((await post("/reviews/deleteReviewPicture", { id: pictures[0].id }, as(stranger))).statusCode).toBe(
    404,
  );
  expect((await post("/reviews/deleteReviewPicture", { id: pictures[0].id }, as(customer))).statusCode).toBe(
    200,
  );
  expect((await reviewingOf(customer)).pictures).toHaveLength(3);
  expect((await send(customer, review, file)).statusCode).toBe(201);
});

test.each<[string, () => Promise<Buffer>]>([
  ["no picture", async () => Buffer.from("no picture")],
  [
    "a page",
    async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
  ],
  [
    "a small file of 225 megapixels",
    () =>
      sharp({ create: { width: 15_000, height: 15_000, channels: 3, background: "#000" } })
        .png()
        .toBuffer(),
  ],
  ["a cut-off picture", async () => (await photograph()).subarray(0, 900)],
])("refuses %s as a photograph, and keeps nothing of it", async (_, make) => {
  const customer = await signIn(shop);
  const review = await write(customer);
  expect((await send(customer, review, await make())).statusCode).toBe(400);
  expect((await reviewingOf(customer)).pictures).toEqual([]);
});

test("keeps the pixels alone of a file that is a picture and a page at once", async () => {
  const customer = await signIn(shop);
  const review = await write(customer);
  const both = Buffer.concat([await photograph(), Buffer.from("<script>alert('marked')</script>")]);
  expect((await send(customer, review, both, "me.html")).statusCode).toBe(201);
  const { rows } = await pool.query("select picture from review_pictures where review_id = $1", [review]);
  expect(rows[0].picture.includes("script")).toBe(false);
  const [{ id }] = (await reviewingOf(customer)).pictures;
  const answer = await get(`/reviews/getReviewPicture?id=${id}`, customer.cookie);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

test("deletes photographs with staff's refusal, with the review and with the account", async () => {
  const [refused, withdrawn, leaving] = [await signIn(shop), await signIn(shop), await signIn(shop)];
  const count = async () =>
    (await pool.query("select count(*)::integer as n from review_pictures")).rows[0].n;
  const before = await count();
  for (const customer of [refused, withdrawn, leaving])
    expect((await send(customer, await write(customer), await photograph())).statusCode).toBe(201);
  expect(await count()).toBe(before + 3);
  const [{ id }] = (await reviewingOf(refused)).pictures;
  expect((await office("decidePicture", { id, decision: "delete" })).statusCode).toBe(200);
  expect((await office("decidePicture", { id, decision: "delete" })).statusCode).toBe(404);
  await post("/reviews/deleteReview", { id: (await reviewingOf(withdrawn)).review }, as(withdrawn));
  expect(await count()).toBe(before + 1);
  const gone = await post("/users/deleteAccount", { currentPassword: leaving.password }, as(leaving));
  expect(gone.statusCode).toBe(200);
  expect(await count()).toBe(before);
});

test("offers the sizes of delivered orders, and takes no other", async () => {
  const customer = await signIn(shop);
  expect(await reviewingOf(customer)).toMatchObject({ isDelivered: false, sizes: [] });
  await deliver(customer);
  expect(await reviewingOf(customer)).toMatchObject({ isDelivered: true, sizes: ["M"] });
  const body = { productID, review: "Good", rating: 5 };
  const wrong = await post("/reviews/createReview", { ...body, size: "XL" }, as(customer));
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ["size"]]);
  const review = await write(customer, { size: "M", height: 163, weight: 58 });
  const shown = async () => (await listed()).reviews.find((each: { id: string }) => each.id === review);
  expect(await shown()).toMatchObject({ size: "M", height: 163, weight: 58, verifiedPurchase: true });
  const fields = { id: review, review: "Good", rating: 5 };
  await post("/reviews/updateReview", { ...fields, weight: null }, as(customer));
  expect(await shown()).toMatchObject({ size: "M", height: 163 });
  expect(await shown()).not.toHaveProperty("weight");
  for (const wrongBody of [{ height: 20 }, { height: 163.5 }, { weight: "58" }, { weight: 900 }]) {
    const answer = await post("/reviews/updateReview", { ...fields, ...wrongBody }, as(customer));
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, Object.keys(wrongBody)]);
  }
});

test("finds reviews by people of a height, and counts them", async () => {
  const before = (await listed()).count.heights;
  const [shorter, taller] = [await signIn(shop), await signIn(shop)];
  await write(shorter, { height: 149 });
  const tall = await write(taller, { height: 150 });
  const { count } = await listed();
  expect(count.heights).toEqual([before[0] + 1, before[1] + 1, ...before.slice(2)]);
  const found = (await listed({ height: "150" })).reviews.map(({ id }: { id: string }) => id);
  expect(found).toContain(tall);
  expect((await listed({ height: "under-150" })).reviews).toHaveLength(count.heights[0]);
  expect((await listed({ height: "155" })).code).toBe("INVALID");
});

test("finds reviews in the office by words of either script, as keyboards write them", async () => {
  const [english, urdu] = [await signIn(shop), await signIn(shop)];
  const inEnglish = await write(english, { review: "Stitching came apart at the pocketflap" });
  const inUrdu = await write(urdu, { review: "کپڑا بہت اچھّا ہے، سلائی بھی" });
  const find = async (q: string) =>
    (await get(`/api/admin/reviews/list?q=${encodeURIComponent(q)}`, owner.cookie))
      .json()
      .items.map(({ id }: { id: string }) => id);
  expect(await find("pocketfl stitch")).toEqual([inEnglish]);
  // With the Arabic letters kaf and yeh, and without the mark.
  expect(await find("كپڑا اچھا سلائي")).toEqual([inUrdu]);
  expect(await find("'; drop table reviews --")).toEqual([]);
  expect(await find("!!!")).toEqual([]);
});
