import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { OfficeOption } from "#contract/catalog/office-options.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { deleteUnusedOptionPictures } from "./option-pictures.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "manager");
const { pool } = shop.services.database;
const post = (call: string, body: object) => shop.post(`/api/admin/options/${call}`, body, { cookie });

const pocket = {
  name: "Sleeve pocket",
  urdu: "آستین کی جیب",
  kind: "yes-no",
  charge: 150,
  setupCharge: 0,
  isRequired: false,
  maxLength: null,
  values: [],
  excludes: ["name_engraving"],
  garmentTypes: ["set"],
  productIds: [],
  isHidden: false,
  isTracked: true,
  isGrouped: true,
};
const tall = { id: "", name: "Tall", urdu: "لمبا", color: null, charge: 200, isHidden: false };
const petite = { ...tall, name: "Petite", urdu: "", charge: 0 };
const cut = {
  ...pocket,
  name: "Leg",
  urdu: "",
  kind: "one-of",
  charge: 0,
  values: [tall, petite],
  excludes: [],
};

async function options(): Promise<OfficeOption[]> {
  const url = "/api/admin/options/list";
  return (await shop.app.inject({ url, headers: { cookie } })).json().options;
}

/** An option as the form sends it back. */
async function fieldsOf(id: string) {
  const found = (await options()).find((option) => option.id === id);
  if (!found) throw new Error(`There is no option ${id}.`);
  const { isOrdered: _, products, values, ...fields } = found;
  return {
    ...fields,
    values: values.map(({ isOrdered: __, ...value }) => value),
    productIds: products.map((product) => product.id),
  };
}

async function offered(id = plainLine._id): Promise<{ id: string; values?: object[] }[]> {
  return (await shop.post("/products/getProductById", { id })).json().product.options ?? [];
}

async function order(chosen: object[]) {
  const items = [{ ...plainLine, options: chosen }];
  const quoted = await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: 1 }));
  const { totalAmount } = quoted.json();
  if (totalAmount === undefined) return quoted;
  return shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }));
}

test("offers a new option at once, accepts orders of it, and then allows hiding only", async () => {
  const made = await post("create", pocket);
  expect(made.statusCode).toBe(201);
  expect(made.json().id).toBe("sleeve-pocket");
  expect((await post("create", { ...cut, productIds: [] })).json().id).toBe("leg");
  expect((await offered()).map(({ id }) => id)).toEqual(["sleeve-pocket", "leg"]);
  const chosen = [
    { id: "sleeve-pocket", value: "yes" },
    { id: "leg", value: "tall" },
  ];
  expect((await order(chosen)).statusCode).toBe(201);

  const leg = await fieldsOf("leg");
  const withoutTall = { ...leg, values: leg.values.filter(({ name }) => name !== "Tall") };
  const refused = await post("update", withoutTall);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "IN_USE"]);
  expect(refused.json().error).toBe(
    "Tall was ordered, and orders name it. Hide it instead of taking it out.",
  );
  expect((await post("delete", { id: "leg" })).json()).toMatchObject({ code: "IN_USE" });
  const otherKind = { ...(await fieldsOf("sleeve-pocket")), kind: "measurement" };
  expect((await post("update", otherKind)).json()).toMatchObject({
    code: "IN_USE",
    fields: { kind: expect.any(String) },
  });

  const hidden = { ...leg, values: leg.values.map((value) => ({ ...value, isHidden: value.id === "tall" })) };
  expect((await post("update", hidden)).statusCode).toBe(200);
  expect((await offered())[1]?.values).toEqual([{ id: "petite", name: "Petite", charge: 0 }]);
  expect((await order(chosen)).json()).toMatchObject({ code: "ITEM_UNAVAILABLE" });
});

test("refuses a change based on an old version, and loses none", async () => {
  const before = await fieldsOf("sleeve-pocket");
  const changed = await post("update", { ...before, charge: 175 });
  expect(changed.statusCode).toBe(200);
  const late = await post("update", { ...before, charge: 1 });
  expect(late.json()).toMatchObject({ code: "CHANGED_SINCE", version: changed.json().version });
  expect((await fieldsOf("sleeve-pocket")).charge).toBe(175);
  expect((await post("update", { ...before, id: "toga" })).statusCode).toBe(404);
  expect((await post("create", pocket)).json()).toMatchObject({
    code: "NAME_TAKEN",
    fields: { name: expect.any(String) },
  });
});

test("offers places for a text, free of charge", async () => {
  const text = { ...pocket, name: "Patch", kind: "text", charge: 90, maxLength: 10, excludes: [] };
  const places = [
    { ...petite, name: "Left sleeve" },
    { ...petite, name: "Pocket" },
  ];
  const refused = await post("create", { ...text, values: [{ ...places[0], charge: 20 }] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ "values.0.charge": expect.stringContaining("at the text") });
  expect((await post("create", { ...text, values: places })).statusCode).toBe(201);
  expect((await offered()).find(({ id }) => id === "patch")?.values).toMatchObject([
    { id: "left-sleeve", name: "Left sleeve", charge: 0 },
    { id: "pocket", name: "Pocket", charge: 0 },
  ]);
  expect((await post("delete", { id: "patch" })).statusCode).toBe(200);
});

test("offers an option with a single product, under its new address too, until the product is deleted", async () => {
  const product = "saddar-bouffant-cap";
  const { rows } = await pool.query("select id from products where garment_type = 'cap' order by id limit 1");
  const [{ id = product }] = rows;
  const made = await post("create", { ...pocket, name: "Ribbon", garmentTypes: [], productIds: [id] });
  expect(made.statusCode).toBe(201);
  expect((await offered(id)).map((option) => option.id)).toEqual(["ribbon"]);
  await pool.query("update products set id = id || '-anew' where id = $1", [id]);
  expect((await fieldsOf("ribbon")).productIds).toEqual([`${id}-anew`]);
  expect((await post("delete", { id: "ribbon" })).statusCode).toBe(200);
});

test("lists options in the merchant's order, without hidden ones", async () => {
  await post("reorder", { ids: ["leg", "sleeve-pocket"] });
  expect((await offered()).map(({ id }) => id)).toEqual(["leg", "sleeve-pocket"]);
  await post("update", { ...(await fieldsOf("leg")), isHidden: true });
  expect((await offered()).map(({ id }) => id)).toEqual(["sleeve-pocket"]);
});

test("offers requested pictures, and pictures of values, as configured", async () => {
  const [{ id: picture }] = (
    await pool.query(
      "insert into option_pictures (id, picture, at) values (gen_random_uuid(), 'x', now() - interval '1 year') returning id",
    )
  ).rows;
  const logo = { ...pocket, name: "Crest", kind: "picture", charge: 100, setupCharge: 900, excludes: [] };
  expect((await post("create", logo)).statusCode).toBe(201);
  const collar = { ...cut, name: "Collar", values: [{ ...tall, name: "Mandarin", picture }, petite] };
  expect((await post("create", collar)).statusCode).toBe(201);
  const found = await offered();
  expect(found.find(({ id }) => id === "crest")).toMatchObject({ charge: 100, setupCharge: 900 });
  expect(found.find(({ id }) => id === "collar")?.values).toMatchObject([{ picture }, { name: "Petite" }]);
  expect((await fieldsOf("collar")).values.map((value) => value.picture)).toEqual([picture, null]);
  // Deleted only once the value drops it.
  expect(await deleteUnusedOptionPictures(shop.database)).toBe(0);
  for (const id of ["crest", "collar"]) expect((await post("delete", { id })).statusCode).toBe(200);
  expect(await deleteUnusedOptionPictures(shop.database)).toBe(1);
});

test("logs each change with the previous values", async () => {
  const { rows } = await pool.query(
    "select action, before ->> 'charge' as before, after ->> 'charge' as after from audit_log where subject_id = 'sleeve-pocket' order by id",
  );
  expect(rows).toEqual([
    { action: "option.create", before: null, after: "150" },
    { action: "option.update", before: "150", after: "175" },
  ]);
});

test.each([
  ["name", { name: " " }],
  ["name", { name: "Name engraving" }],
  ["kind", { kind: "hologram" }],
  ["charge", { charge: -1 }],
  ["charge", { charge: 1.5 }],
  ["setupCharge", { setupCharge: 1500 }],
  ["setupCharge", { kind: "picture", setupCharge: -1 }],
  ["charge", { kind: "one-of", values: [tall], charge: 100 }],
  ["values", { kind: "one-of" }],
  ["values", { values: [tall] }],
  ["values", { kind: "one-of", charge: 0, values: [tall, { ...tall, name: "tall" }] }],
  ["values.0.color", { kind: "color", charge: 0, values: [tall] }],
  ["values.0.color", { kind: "color", charge: 0, values: [{ ...tall, color: "gold" }] }],
  ["values.0.name", { kind: "one-of", charge: 0, values: [{ ...tall, name: "" }] }],
  ["values.0.picture", { kind: "one-of", charge: 0, values: [{ ...tall, picture: "tall.png" }] }],
  ["values", { kind: "one-of", charge: 0, values: [{ ...tall, picture: randomUUID() }] }],
  ["isRequired", { isRequired: true }],
  ["maxLength", { kind: "text" }],
  ["maxLength", { kind: "text", maxLength: 101 }],
  ["garmentTypes", { garmentTypes: ["toga"] }],
  ["garmentTypes", { garmentTypes: ["set", "set"] }],
  ["excludes", { excludes: ["cap", "cap"] }],
])("refuses an option with a wrong %s and stores nothing", async (field, change) => {
  const before = await options();
  const refused = await post("create", { ...pocket, name: "Another pocket", ...change });
  expect([refused.statusCode, refused.json().code]).toEqual([400, "INVALID"]);
  expect(Object.keys(refused.json().fields)).toContain(field);
  expect(await options()).toEqual(before);
});
