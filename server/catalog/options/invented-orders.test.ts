import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import { chargesByPosition } from "#contract/options/charges.ts";
import { chooseOptions } from "#contract/options/choose-options.ts";
import type { ChosenOption } from "#contract/options/invented.ts";
import { placedText } from "#contract/options/placed-text.ts";
import { deleteExpiredMeasurements } from "#server/orders/delete-expired-orders.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person, plainLine } from "#server/testing/guest-order.ts";
import { inventOptions } from "#server/testing/invented-options.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, app } = shop;
const { pool } = shop.services.database;
await inventOptions(pool);
await shop.services.catalogVersion.catchUp();
const { cookie } = await signInStaff(shop, "manager");
const pictures = [randomUUID(), randomUUID()];
await pool.query("insert into option_pictures (id, picture) select unnest($1::uuid[]), 'x'", [pictures]);
const { product } = (await post("/products/getProductById", { id: plainLine._id })).json();

const everything = [
  { id: "badge", value: "Ward 3 & 4" },
  { id: "trouser-cut", value: "tall" },
  { id: "pen-pocket", value: "yes" },
  { id: "thread", value: "white" },
];
const inWords = {
  "Pen pocket": "Yes",
  "Trouser cut": "Tall",
  Thread: "White",
  "Chest badge": "Ward 3 & 4",
};
const charges = 150 + 200 + 20 + 100;

const withOptions = (options: unknown, changes: object = {}) => ({ ...plainLine, ...changes, options });

async function quoted(...items: object[]) {
  return post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: 1 }));
}

async function place(...items: object[]): Promise<{ id: string; OrderID: string }> {
  const { totalAmount } = (await quoted(...items)).json();
  const placed = await post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }));
  expect(placed.statusCode).toBe(201);
  const { OrderID } = placed.json();
  return { OrderID, id: (await post("/orders/trackOrder", { OrderID })).json().order.id };
}

function wordsOf(line: Parameters<typeof describeChoices>[0]): Record<string, string> {
  return Object.fromEntries(describeChoices(line, englishChoices).map(({ label, value }) => [label, value]));
}

test("lists a product's options without hidden values, and none for another type", async () => {
  expect(product.options.map(({ id }: { id: string }) => id)).toEqual([
    "pen-pocket",
    "trouser-cut",
    "thread",
    "badge",
    "hem",
    "logo",
    "patch",
  ]);
  expect(product.options[1]).toEqual({
    id: "trouser-cut",
    kind: "one-of",
    name: "Trouser cut",
    urdu: "ٹراؤزر کی کٹائی",
    isRequired: false,
    charge: 0,
    excludes: [],
    isTracked: true,
    isGrouped: true,
    values: [
      { id: "tall", name: "Tall", urdu: "لمبا", charge: 200 },
      { id: "petite", name: "Petite", charge: 0 },
    ],
  });
  const { productData } = (await post("/products/getProducts?garment_type=cap")).json();
  const cap = (await post("/products/getProductById", { id: productData[0].id })).json().product;
  expect(cap).not.toHaveProperty("options");
});

/** A text at each offered place, at none, and at one that is not offered. */
const atPlaces = ({ values }: Offered, text: string) =>
  values ? [text, placedText("back", text), ...values.map(({ id }) => placedText(id, text))] : [text];

const value = (each: { id: string; kind: string; values?: { id: string }[] }) =>
  fc.constantFrom(
    ...(each.kind === "text" ? [] : (each.values?.map(({ id }) => id) ?? [])),
    ...(each.kind === "yes-no" ? ["yes"] : []),
    ...(each.kind === "text" ? ["ICU", "Ward 3 & 4", "شعبہ"].flatMap((text) => atPlaces(each, text)) : []),
    ...(each.kind === "measurement" ? ["31", "28.5"] : []),
    ...(each.kind === "picture" ? pictures : []),
  );
type Offered = { id: string; kind: string; values?: { id: string }[] };
const anyWanted = fc
  .subarray<Offered>(product.options)
  .chain((options) =>
    fc.tuple(...options.map((each) => value(each).map((chosen) => ({ id: each.id, value: chosen })))),
  );

test("computes the same price, identity and words of any options in browser and server, or refuses in both", async () => {
  const pricing = chargesByPosition((await app.inject({ url: "/pricing/getPricing" })).json());
  await fc.assert(
    fc.asyncProperty(anyWanted, fc.boolean(), async (wanted, isEngraved) => {
      const engraving = isEngraved
        ? { name: "Dr. Ayesha Khan", position: "left" as const }
        : (false as const);
      const chosen = {
        sizes: "M",
        custom_size: false as const,
        trouserOptions: "Straight",
        cap: false,
        quantity: 2,
        color: product.colors[0],
        fabric_type: product.fabric_type[0],
        name_engraving: engraving,
      };
      const options = chooseOptions(product.options, wanted, chosen);
      const answer = await quoted({ ...chosen, _id: product.id, options: [...wanted].reverse() });
      if ("refused" in options) {
        expect(answer.json().code).toBe("ITEM_UNAVAILABLE");
        return;
      }
      const shown = makeLineItem(product, pricing, { ...chosen, options: options.chosen });
      const [stored] = answer.json().items;
      expect(stored.uniqueId).toBe(shown.uniqueId);
      expect(unitPrice(stored)).toBe(unitPrice(shown));
      expect(describeChoices(stored, englishChoices)).toEqual(describeChoices(shown, englishChoices));
    }),
    { numRuns: 80 },
  );
});

test.each([
  ["an unknown option", [{ id: "hood", value: "yes" }], /not available with this: hood/],
  ["a hidden option", [{ id: "unseen", value: "yes" }], /not available with this: Unseen/],
  ["a hidden value", [{ id: "trouser-cut", value: "wide" }], /not available with this: Trouser cut/],
  ["a hidden place of a text", [{ id: "patch", value: "back:ICU" }], /not available with this: Patch/],
  ["a text without its place", [{ id: "patch", value: "ICU" }], /lacks a choice: Patch/],
  ["a place without its text", [{ id: "patch", value: "pocket:" }], /lacks a choice: Patch/],
  ["an unknown value", [{ id: "pen-pocket", value: "perhaps" }], /not available with this: Pen pocket/],
  [
    "two that exclude each other",
    [
      { id: "badge", value: "ICU" },
      { id: "hem", value: "30" },
    ],
    /cannot have both: Chest badge and Hem/,
  ],
])("refuses %s by its name", async (_, options, sentence) => {
  const answer = await quoted(withOptions(options));
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: "ITEM_UNAVAILABLE", item: "items.0" });
  expect(answer.json().error).toMatch(sentence);
});

test("refuses an option that contradicts other choices of the line", async () => {
  const name_engraving = { name: "Dr. Ayesha Khan", position: "left" };
  const answer = await quoted(withOptions([{ id: "pen-pocket", value: "yes" }], { name_engraving }));
  expect(answer.json().error).toMatch(/cannot have both: Pen pocket and Name engraving/);
});

test.each([
  [[{ id: "badge", value: "A very long badge" }], "items.0.options.0.value"],
  [[{ id: "patch", value: "pocket:A patch too long" }], "items.0.options.0.value"],
  [[{ id: "hem", value: "knee" }], "items.0.options.0.value"],
  [[{ id: "hem", value: "0.5" }], "items.0.options.0.value"],
  [[{ id: "badge", value: "a\u0000b" }], "items.0.options.0.value"],
  ["pen-pocket", "items.0.options"],
  [{ "pen-pocket": "yes" }, "items.0.options"],
  [
    [
      { id: "hem", value: "30" },
      { id: "hem", value: "31" },
    ],
    "items.0.options",
  ],
])("names beside its field the fault of %j", async (options, field) => {
  const answer = await quoted(withOptions(options));
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});

test("requests a missing required option by its name", async () => {
  await pool.query("update options set is_required = true where id = 'thread'");
  await shop.services.catalogVersion.catchUp();
  const answer = await quoted(plainLine);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error).toMatch(/lacks a choice: Thread/);
  await pool.query("update options set is_required = false where id = 'thread'");
  await shop.services.catalogVersion.catchUp();
});

test("stores an order's options as rows, which every reader names with their charges", async () => {
  const { id, OrderID } = await place(withOptions(everything, { quantity: 2 }));
  const { rows } = await pool.query(
    `select c.option_id, c.value, c.charge from order_item_options c join order_items i on i.id = c.item_id
     where i.order_id = $1 order by c.position`,
    [id],
  );
  expect(rows).toEqual([
    { option_id: "pen-pocket", value: "yes", charge: 150 },
    { option_id: "trouser-cut", value: "tall", charge: 200 },
    { option_id: "thread", value: "white", charge: 20 },
    { option_id: "badge", value: "Ward 3 & 4", charge: 100 },
  ]);

  const office = await app.inject({ url: `/api/admin/orders/get?id=${id}`, headers: { cookie } });
  const [item] = office.json().order.items;
  expect(wordsOf(item)).toMatchObject(inWords);
  expect(unitPrice(item)).toBe(4750 + charges);
  expect(office.json().order.subtotal).toBe(2 * (4750 + charges));

  const ticket = await app.inject({ url: `/api/admin/jobTickets/get?ids=${id}`, headers: { cookie } });
  expect(wordsOf(ticket.json().jobs[0].garments[0])).toMatchObject(inWords);

  const tracked = (await post("/orders/trackOrder", { OrderID })).json().order;
  expect(JSON.stringify(tracked)).not.toContain("Ward 3");
  expect(wordsOf({ ...tracked.items[0], custom_size: false, name_engraving: false })).toMatchObject({
    ...inWords,
    // The merchant hides it from tracking; typed text is always hidden.
    Thread: "Yes",
    "Chest badge": "Yes",
  });
  expect(unitPrice(tracked.items[0])).toBe(4750 + charges);
});

test("separates pieces in the cutting list by the options that it groups by", async () => {
  const { id } = await place(
    withOptions([{ id: "trouser-cut", value: "tall" }]),
    withOptions([
      { id: "trouser-cut", value: "tall" },
      { id: "thread", value: "gold" },
    ]),
    plainLine,
  );
  const started = { ids: [id], isStarted: true, acknowledged: ["NOT_CONFIRMED"] };
  await post("/api/admin/jobTickets/start", started, { cookie });
  const { cutting } = (await app.inject({ url: "/api/admin/jobTickets/day", headers: { cookie } })).json();
  const cuts = cutting.flatMap((cloth: { cuts: object[] }) => cloth.cuts);
  expect(cuts).toMatchObject([
    { pieces: 1, options: [] },
    { pieces: 2, options: [{ label: "Trouser cut", value: "Tall" }] },
  ]);
});

test("retains the charge of an unchanged choice in an edit, and removes that of a removed one", async () => {
  const { id } = await place(withOptions(everything));
  const read = async () =>
    (await app.inject({ url: `/api/admin/orders/get?id=${id}`, headers: { cookie } })).json().order;
  await pool.query("update options set charge = 999 where id = 'badge'");
  await shop.services.catalogVersion.catchUp();
  const order = await read();
  const [item] = order.items;
  const edit = (options: unknown, totalAmount: number) => ({
    id,
    version: order.version,
    totalAmount,
    reduction: 0,
    reductionReason: "",
    ...person,
    items: [{ ...item, options }],
  });
  const kept = item.options.filter((option: ChosenOption) => option.id !== "thread");
  const asked = await post("/api/admin/orders/quoteEdit", edit(kept, 0), { cookie });
  const total = order.totalAmount - 20;
  expect(asked.json()).toMatchObject({ totalAmount: total });
  const saved = await post("/api/admin/orders/edit", edit(kept, total), { cookie });
  expect(saved.statusCode).toBe(200);
  expect(saved.json().changes).toContainEqual(
    expect.objectContaining({ before: "Thread: White", after: "" }),
  );
  const after = await read();
  expect(after.items[0].options.map((option: ChosenOption) => [option.id, option.charge])).toEqual([
    ["pen-pocket", 150],
    ["trouser-cut", 200],
    ["badge", 100],
  ]);
  await pool.query("update options set charge = 100 where id = 'badge'");
  await shop.services.catalogVersion.catchUp();
});

test("erases typed text, but no selected value, with the measurements of an old order", async () => {
  const { id, OrderID } = await place(withOptions(everything));
  await pool.query(
    "update orders set progress = 'Cancelled', created_at = now() - interval '2 years' where id = $1",
    [id],
  );
  await pool.query(
    "insert into order_history (id, order_id, progress, actor, at) values (gen_random_uuid(), $1, 'Cancelled', 'guest', now() - interval '2 years')",
    [id],
  );
  expect(await deleteExpiredMeasurements(shop.services.database)).toBe(1);
  const { rows } = await pool.query(
    `select c.option_id, c.value from order_item_options c join order_items i on i.id = c.item_id
     where i.order_id = $1 order by c.position`,
    [id],
  );
  expect(rows.map(({ value: kept }) => kept)).toEqual(["yes", "tall", "white", ""]);
  const { items } = (await post("/orders/trackOrder", { OrderID })).json().order;
  expect(items[0].options).toHaveLength(4);
});

test("prevents the deletion of ordered values in the database", async () => {
  await expect(pool.query("delete from options where id = 'pen-pocket'")).rejects.toThrow(
    /order_item_options/,
  );
});
