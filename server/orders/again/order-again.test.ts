import { describe, expect, test } from "vitest";
import { unitPrice } from "#contract/money/line-price.ts";
import type { LineAgain } from "#contract/orders/order-again.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { measurements, person, plainLine } from "#server/testing/guest-order.ts";
import { inventOptions } from "#server/testing/invented-options.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { proveOrder } from "#server/testing/prove-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { againPath } from "./again-link.ts";

const shop = await createTestShop();
const { post, services } = shop;
const { pool } = shop.database;
const helpers = createOrderHelpers(shop, await signInStaff(shop, "owner"));
let phones = 0;
// A phone of its own for each order: one places twenty an hour.
const place = (changes: object = {}) => helpers.place({ phone: `0300 12345${10 + phones++}`, ...changes });
await inventOptions(pool);

const day = 24 * 3_600_000;
const tokenOf = (id: string, now?: number) => againPath(services.secretKey, id, now).split("/").at(-1) ?? "";
const ask = (orders: object[], headers: Record<string, string> = {}) =>
  post("/orders/getOrderAgain", { orders }, headers);

async function linesOf(id: string): Promise<LineAgain[]> {
  const answer = await ask([{ id, token: tokenOf(id) }]);
  expect(answer.statusCode, shop.logged().slice(-3000)).toBe(200);
  return answer.json().lines;
}

async function onlyLineOf(item: Record<string, unknown>, change: () => Promise<unknown>): Promise<LineAgain> {
  const id = await place({ items: [{ ...plainLine, ...item }] });
  await change();
  const [line] = await linesOf(id);
  if (!line) throw new Error("The order has a line.");
  return line;
}

const { rows: colors } = await pool.query("select id, value from colors where label = 'Navy Blue'");
const { id: navy } = colors[0];
const named = { name: "Dr. Ayesha Khan", position: "left", second: "House Officer" };

describe("lines of an order as of today", () => {
  test("have every choice, engraved name, measurement and option, and can be ordered as they are", async () => {
    const options = [{ id: "trouser-cut", value: "tall" }];
    const id = await place({
      items: [
        { ...plainLine, name_engraving: named, cap: true, options, quantity: 3 },
        { ...plainLine, sizes: false, custom_size: measurements },
      ],
    });
    const lines = await linesOf(id);
    expect(lines.map(({ changes, isSoldOut }) => [changes, isSoldOut])).toEqual([
      [[], false],
      [[], false],
    ]);
    const [engraved, measured] = lines;
    expect(engraved?.line).toMatchObject({ quantity: 3, cap: true, sizes: "M", name_engraving: named });
    expect(engraved?.line?.options).toMatchObject([{ id: "trouser-cut", value: "tall" }]);
    expect(measured?.line).toMatchObject({
      sizes: false,
      custom_size: { chest: 40.5, otherNote: "Measured over a vest" },
    });
    for (const { ordered, line } of lines) expect(line?.uniqueId).toBe(ordered.uniqueId);
    expect(await place({ items: lines.map(({ line }) => line) })).toBeTruthy();
  });

  test("have today's price, beside the one of that day", async () => {
    const id = await place({ items: [plainLine] });
    const raise = (rupees: number) =>
      pool.query("update products set price = price + $2 where id = $1", [plainLine._id, rupees]);
    await raise(500);
    const [again] = await linesOf(id);
    expect(again?.line && unitPrice(again.line) - unitPrice(again.ordered)).toBe(500);
    await raise(-500);
  });

  test("of two orders come in one answer, of each the lines that are named", async () => {
    const [one, other] = [
      await place({ items: [plainLine, { ...plainLine, sizes: "L" }] }),
      await place({ items: [{ ...plainLine, sizes: "S" }] }),
    ];
    const [, large] = await linesOf(one);
    const orders = [
      { id: one, token: tokenOf(one), items: [large?.ordered.id] },
      { id: other, token: tokenOf(other) },
    ];
    const { lines } = (await ask(orders)).json();
    expect(lines.map(({ ordered }: LineAgain) => ordered.sizes)).toEqual(["L", "S"]);
  });
});

describe("what is gone offers the nearest", () => {
  test("color: of the same garment, by how alike they look", async () => {
    const { line, changes } = await onlyLineOf({}, () =>
      pool.query("delete from product_colors where product_id = $1 and color_id = $2", [plainLine._id, navy]),
    );
    expect(line).toMatchObject({ _id: plainLine._id, sizes: "M" });
    expect(changes).toEqual([
      { what: "color", from: expect.objectContaining({ name: "Navy Blue" }), to: expect.anything() },
    ]);
    const { rows } = await pool.query<{ label: string; value: string }>(
      "select label, value from product_colors join colors on id = color_id where product_id = $1",
      [plainLine._id],
    );
    const far = (value: string) =>
      Math.hypot(...[1, 3, 5].map((at) => hex(value, at) - hex(colors[0].value, at)));
    const nearest = rows.toSorted((one, other) => far(one.value) - far(other.value))[0];
    expect(changes[0]?.to?.name).toBe(nearest?.label);
    await pool.query("insert into product_colors (product_id, color_id, position) values ($1, $2, 99)", [
      plainLine._id,
      navy,
    ]);
  });

  test("size: the next one on the table", async () => {
    const sizes = (change: string) =>
      pool.query(`update products set sizes = ${change} where id = $1`, [plainLine._id]);
    const { rows } = await pool.query("select sizes from products where id = $1", [plainLine._id]);
    const { line, changes } = await onlyLineOf({ sizes: "XL" }, () => sizes("array_remove(sizes, 'XL')"));
    await sizes(`'{${rows[0].sizes.join(",")}}'`);
    expect(changes).toEqual([{ what: "size", from: { name: "XL" }, to: { name: line?.sizes } }]);
    expect(["L", "2XL"]).toContain(line?.sizes);
  });

  test("engraving, fabric and option: without them, or the fabric nearest in price", async () => {
    const item = { _id: "mall-road-v-neck-set", name_engraving: named };
    const options = [{ id: "trouser-cut", value: "tall" }];
    const { line, changes } = await onlyLineOf({ ...item, options }, async () => {
      await pool.query("update products set name_engraving = false where id = $1", [item._id]);
      await pool.query("update options set is_hidden = true where id = 'trouser-cut'");
    });
    await pool.query("update options set is_hidden = false where id = 'trouser-cut'");
    expect(line).toMatchObject({ _id: item._id, name_engraving: false });
    expect(changes).toEqual([
      { what: "name engraving", from: { name: named.name } },
      { what: "option", from: { name: "Trouser cut", urdu: "ٹراؤزر کی کٹائی" } },
    ]);
  });

  test("a product: another of its garment and category, in its color and size", async () => {
    const id = "mall-road-v-neck-set";
    const { ordered, line, changes } = await onlyLineOf({ _id: id }, () =>
      pool.query("update products set published = false where id = $1", [id]),
    );
    expect(line?._id).not.toBe(id);
    expect(line).toMatchObject({ category: ordered.category, sizes: "M" });
    expect(changes[0]).toMatchObject({
      what: "product",
      from: { name: ordered.name },
      to: { name: line?.name },
    });
    const types = await pool.query("select distinct garment_type from products where id = any($1)", [
      [id, line?._id],
    ]);
    expect(types.rows).toHaveLength(1);
    await pool.query("update products set published = true where id = $1", [id]);
  });

  test("a size that is sold out: another color of it, and as many pieces as are left", async () => {
    const id = "mall-road-v-neck-set";
    const stock = (pieces: number, ...but: string[]) =>
      pool.query(
        `insert into product_stock (product_id, size, color_id, pieces)
         select $1, size, color_id, case when color_id = any($3::uuid[]) then 0 else $2 end
         from products p cross join unnest(p.sizes) as size join product_colors c on c.product_id = p.id where p.id = $1`,
        [id, pieces, but],
      );
    const { line, changes, isSoldOut } = await onlyLineOf({ _id: id, quantity: 3 }, () => stock(2, navy));
    expect(isSoldOut).toBe(true);
    expect(changes.map(({ what }) => what)).toEqual(["color"]);
    expect(line).toMatchObject({ _id: id, sizes: "M", quantity: 2 });
    await pool.query("delete from product_stock where product_id = $1", [id]);
  });

  test("nothing where the garment asks for a choice that only the shopper can make", async () => {
    const { line, changes } = await onlyLineOf({}, () =>
      pool.query("update options set is_required = true where id = 'trouser-cut'"),
    );
    expect([line, changes]).toEqual([null, []]);
    await pool.query("update options set is_required = false where id = 'trouser-cut'");
  });
});

describe("the lines of an order", () => {
  test("are read with its own link until that ends, and with no other", async () => {
    const [id, other] = [await place(), await place()];
    expect((await ask([{ id, token: tokenOf(id) }])).statusCode).toBe(200);
    const refused = await Promise.all([
      ask([{ id }]),
      ask([{ id, token: tokenOf(other) }]),
      ask([{ id, token: tokenOf(id, Date.now() - 401 * day) }]),
      ask([{ id, token: `zzzzzzzz.${tokenOf(id).split(".")[1]}` }]),
      ask([
        { id, token: tokenOf(id) },
        { id: other, token: tokenOf(id) },
      ]),
    ]);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: "NOT_FOUND", error: expect.stringContaining("has ended") });
    }
  });

  test("are read by its customer who is logged in, and by a browser that has proven it", async () => {
    const id = await place();
    expect((await ask([{ id }], { cookie: await proveOrder(shop, id, person.email) })).statusCode).toBe(200);
    const customer = await signIn(shop);
    expect((await ask([{ id }], { cookie: customer.cookie })).statusCode).toBe(404);
    await pool.query("update orders set user_id = $2 where id = $1", [id, customer.user.id]);
    expect((await ask([{ id }], { cookie: customer.cookie })).statusCode).toBe(200);
  });
});

function hex(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}
