import { randomUUID } from "node:crypto";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import { chargesByPosition } from "#contract/options/charges.ts";
import { chooseOptions } from "#contract/options/choose-options.ts";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { deleteExpiredMeasurements } from "#server/orders/delete-expired-orders.ts";
import { eraseOrders } from "#server/privacy/erase-orders.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person, plainLine } from "#server/testing/guest-order.ts";
import { inventOptions } from "#server/testing/invented-options.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { deleteUnusedOptionPictures } from "./option-pictures.ts";

const shop = await createTestShop();
const { post, app } = shop;
const { database } = shop.services;
const { pool } = database;
await inventOptions(pool);
await shop.services.catalogVersion.catchUp();
const { cookie } = await signInStaff(shop, "manager");
const { product } = (await post("/products/getProductById", { id: plainLine._id })).json();

function form(file: Buffer) {
  const edge = "edge-of-a-part";
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${edge}` },
  };
}
const send = (file: Buffer) => app.inject({ method: "POST", url: "/options/sendPicture", ...form(file) });
const look = (id: string) => app.inject({ url: `/options/getPicture?id=${id}` });
const logo = (background = "#177a84", width = 2000) =>
  sharp({ create: { width, height: 900, channels: 3, background } })
    .withExif({ IFD0: { Artist: "Marked" } })
    .png()
    .toBuffer();

async function sent(background?: string): Promise<string> {
  const answer = await send(await logo(background));
  expect(answer.statusCode).toBe(201);
  return answer.json().picture;
}

const withLogo = (value: string, changes: object = {}) => ({
  ...plainLine,
  ...changes,
  options: [{ id: "logo", value }],
});
const order = (items: object[], totalAmount: number) =>
  post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }));

async function place(...items: object[]): Promise<{ id: string; OrderID: string }> {
  const { totalAmount } = (await order(items, 1)).json();
  const placed = await order(items, totalAmount);
  expect(placed.statusCode, placed.body).toBe(201);
  const { OrderID } = placed.json();
  return { OrderID, id: (await post("/orders/trackOrder", { OrderID })).json().order.id };
}

const officeOrder = async (id: string) =>
  (await app.inject({ url: `/api/admin/orders/get?id=${id}`, headers: { cookie } })).json().order;

test("re-encodes a picture and serves it to anyone with its id", async () => {
  const picture = await sent();
  const seen = await look(picture);
  expect([seen.statusCode, seen.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(seen.headers["cache-control"]).toMatch(/private/);
  expect(seen.rawPayload.includes("Marked")).toBe(false);
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1400 });
  expect((await look(randomUUID())).statusCode).toBe(404);
  expect((await look("none")).statusCode).toBe(400);
});

test("refuses and discards a file that is no picture, incomplete, too small or too large", async () => {
  const count = async () => (await pool.query("select from option_pictures")).rowCount;
  const before = await count();
  const picture = await logo();
  for (const file of [
    Buffer.from("<svg onload=alert(1)>"),
    picture.subarray(0, 200),
    await logo("#fff", 199),
  ]) {
    const answer = await send(file);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "INVALID"]);
  }
  expect((await send(Buffer.alloc(4 * 1024 * 1024 + 1, picture))).statusCode).toBe(413);
  expect(await count()).toBe(before);
});

test("charges pictures once for the order, for any lines and pieces, in browser and server alike", async () => {
  const pictures = [await sent("#aa0000"), await sent("#00aa00")];
  const charges = chargesByPosition((await app.inject({ url: "/pricing/getPricing" })).json());
  const anyLine = fc.record({
    picture: fc.constantFrom(undefined, ...pictures),
    sizes: fc.constantFrom("S", "M"),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 4 }), async (lines) => {
      const chosen = lines.map(({ picture, ...line }) => ({
        ...line,
        wanted: picture ? [{ id: "logo", value: picture }] : [],
        custom_size: false as const,
        trouserOptions: "Straight",
        cap: false,
        color: product.colors[0],
        fabric_type: product.fabric_type[0],
        name_engraving: false as const,
      }));
      const shown = chosen.map(({ wanted, ...line }) => {
        const options = chooseOptions(product.options, wanted, line);
        return makeLineItem(product, charges, {
          ...line,
          options: "chosen" in options ? options.chosen : [],
        });
      });
      const items = chosen.map(({ wanted, ...line }) => ({ ...line, _id: product.id, options: wanted }));
      const answer = (await order(items, 1)).json();
      const hasLogo = lines.some(({ picture }) => picture);
      const pieces = lines.reduce((sum, line) => sum + line.quantity * (4750 + (line.picture ? 250 : 0)), 0);
      expect(subtotalOf(shown)).toBe(pieces + (hasLogo ? 1500 : 0));
      expect(subtotalOf(answer.items)).toBe(subtotalOf(shown));
      const delivery = answer.totalAmount - subtotalOf(shown);
      expect([0, charges.delivery]).toContain(delivery);
      expect(answer.items.map(({ uniqueId }: { uniqueId: string }) => uniqueId)).toEqual(
        shown.map(({ uniqueId }) => uniqueId),
      );
    }),
    { numRuns: 30 },
  );
});

test.each([
  ["yes", 409, /lacks a choice: Logo/],
  ["../../secret", 409, /lacks a choice: Logo/],
  [randomUUID(), 409, /we no longer have your picture for Logo/],
])(
  "refuses an order with %s for a picture by the name of the option, and stores nothing",
  async (value, status, sentence) => {
    const count = async () => (await pool.query("select from orders")).rowCount;
    const before = await count();
    const { totalAmount } = (await order([withLogo(await sent())], 1)).json();
    const answer = await order([plainLine, withLogo(value)], totalAmount + 4750);
    expect([answer.statusCode, answer.json().code]).toEqual([status, "ITEM_UNAVAILABLE"]);
    expect(answer.json().item).toBe("items.1");
    expect(answer.json().error).toMatch(sentence);
    expect(await count()).toBe(before);
  },
);

test("names the picture and the one-time charge to every reader of the order", async () => {
  const picture = await sent();
  const words = `#${picture.slice(0, 6).toUpperCase()}`;
  const { id, OrderID } = await place(withLogo(picture, { quantity: 2 }), withLogo(picture, { sizes: "S" }));
  const { items, subtotal } = await officeOrder(id);
  expect(subtotal).toBe(3 * (4750 + 250) + 1500);
  for (const item of items)
    expect(describeChoices(item, englishChoices)).toContainEqual({ label: "Logo", value: words });

  await post(
    "/api/admin/jobTickets/start",
    { ids: [id], isStarted: true, acknowledged: questionCodes },
    { cookie },
  );
  const ticket = await app.inject({ url: `/api/admin/jobTickets/get?ids=${id}`, headers: { cookie } });
  expect(ticket.json().jobs[0].garments[0].options[0].value).toBe(picture);
  const day = await app.inject({ url: "/api/admin/jobTickets/day", headers: { cookie } });
  expect(day.json().pictures).toMatchObject([
    { OrderID, option: "Logo", picture, pieces: 2 },
    { OrderID, option: "Logo", picture, pieces: 1 },
  ]);

  const csv = await app.inject({ url: `/api/admin/orders/export?q=${OrderID}`, headers: { cookie } });
  expect(csv.body).toContain(`Logo: ${words}`);
  const [heads = "", row = ""] = csv.body.split(/\r\n(?=[A-Z]+-)/);
  expect(heads).toContain("Once per order");
  expect(row).toContain(",1500,16500,");

  const tracked = (await post("/orders/trackOrder", { OrderID })).json().order;
  expect(JSON.stringify(tracked)).not.toContain(picture);
  expect(tracked.items[0].options[0]).toMatchObject({ value: "", setupCharge: 1500 });
});

test("retains the agreed charge of an edited order, also for an added line", async () => {
  const picture = await sent();
  const { id } = await place(withLogo(picture));
  await pool.query("update options set setup_charge = 2000 where id = 'logo'");
  await shop.services.catalogVersion.catchUp();
  const before = await officeOrder(id);
  const items = [...before.items, { ...before.items[0], id: undefined, sizes: "S" }];
  const edit = { id, version: before.version, ...person, items, reduction: 0, reductionReason: "" };
  const quoted = (await post("/api/admin/orders/quoteEdit", { ...edit, totalAmount: 0 }, { cookie })).json();
  expect(quoted.subtotal).toBe(before.subtotal + 5000);
  const lost = { ...edit, items: [withLogo(randomUUID())], totalAmount: 0 };
  expect((await post("/api/admin/orders/quoteEdit", lost, { cookie })).json().error).toMatch(
    /no longer have/,
  );
  const saved = await post(
    "/api/admin/orders/edit",
    { ...edit, totalAmount: quoted.totalAmount },
    { cookie },
  );
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await officeOrder(id)).subtotal).toBe(before.subtotal + 5000);
  await pool.query("update options set setup_charge = 1500 where id = 'logo'");
  await shop.services.catalogVersion.catchUp();
});

test("deletes an unordered picture after a month; an ordered one stays with its order", async () => {
  const [left, ordered, shared] = [await sent("#111111"), await sent("#222222"), await sent("#333333")];
  const { id } = await place(withLogo(ordered), withLogo(shared, { sizes: "S" }));
  await place(withLogo(shared));
  expect(await deleteUnusedOptionPictures(database)).toBe(0);
  await pool.query("update option_pictures set at = now() - interval '31 days' where id = any($1)", [
    [left, ordered, shared],
  ]);
  expect(await deleteUnusedOptionPictures(database)).toBe(1);
  expect((await look(left)).statusCode).toBe(404);
  expect((await look(ordered)).statusCode).toBe(200);

  await eraseOrders(pool, [id]);
  expect((await look(ordered)).statusCode).toBe(404);
  expect((await look(shared)).statusCode).toBe(200);
});

test("deletes uploads with the measurements of an old order", async () => {
  const picture = await sent("#444444");
  const { id } = await place(withLogo(picture));
  const old = "now() - interval '2 years'";
  await pool.query(`update orders set progress = 'Cancelled', created_at = ${old} where id = $1`, [id]);
  await pool.query(`update option_pictures set at = ${old} where id = $1`, [picture]);
  await pool.query(
    `insert into order_history (id, order_id, progress, actor, at) values (gen_random_uuid(), $1, 'Cancelled', 'guest', ${old})`,
    [id],
  );
  expect(await deleteExpiredMeasurements(database)).toBe(1);
  expect(await deleteUnusedOptionPictures(database)).toBe(1);
  expect((await look(picture)).statusCode).toBe(404);
});
