import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "manager");
const post = (call: string, body: object) => shop.post(`/api/admin/garmentTypes/${call}`, body, { cookie });

const gown = {
  name: "Gowns",
  urdu: "گاؤن",
  sizes: ["S", "M"],
  workingDays: 4,
  customWorkingDays: null,
  parts: [
    {
      name: "gown",
      urdu: "گاؤن",
      measurements: ["chest", "backLength"],
      tables: [{ fit: "all", rows: { chest: [110, 118], backLength: [110, 115.5] } }],
      metres: [2.5, 2.7],
    },
  ],
};

type Type = typeof gown & { id: string; version: string; isUsed: boolean };

async function types(): Promise<Type[]> {
  const url = "/api/admin/garmentTypes/list";
  return (await shop.app.inject({ url, headers: { cookie } })).json().types;
}
const typeOf = async (id: string) => (await types()).find((type) => type.id === id);
const create = (body: object) => post("create", body);
const update = (body: object) => post("update", body);

test("offers a new type to shoppers with its table, and deletes it while unused", async () => {
  const made = await create(gown);
  expect(made.statusCode).toBe(201);
  expect(made.json().id).toBe("gowns");
  expect(await typeOf("gowns")).toMatchObject({ ...gown, isUsed: false });
  const shown = (await shop.app.inject({ url: "/productDetails/getAllGarmentTypes" })).json();
  expect(shown.at(-1)).toMatchObject({ _id: "gowns", name: "Gowns", sizes: ["S", "M"] });
  expect((await create(gown)).json()).toMatchObject({
    code: "NAME_TAKEN",
    fields: { name: expect.any(String) },
  });
  expect((await post("delete", { id: "gowns" })).statusCode).toBe(200);
  expect(await typeOf("gowns")).toBeUndefined();
});

test("refuses a change based on an old version, and the deletion of a type in use", async () => {
  const set = await typeOf("set");
  if (!set) throw new Error("There are no sets.");
  const { isUsed, ...fields } = set;
  expect(isUsed).toBe(true);
  const changed = await update({ ...fields, name: "Scrub sets" });
  expect([changed.statusCode, changed.json().id]).toEqual([200, "set"]);
  const late = await update({ ...fields, name: "Late sets" });
  expect(late.json()).toMatchObject({ code: "CHANGED_SINCE", version: changed.json().version });
  expect((await typeOf("set"))?.name).toBe("Scrub sets");
  expect((await update({ ...fields, version: changed.json().version })).statusCode).toBe(200);
  expect((await post("delete", { id: "set" })).json()).toMatchObject({ code: "IN_USE" });
  expect((await update({ ...fields, id: "toga", version: "1" })).statusCode).toBe(404);
});

const [part] = gown.parts;

test.each([
  ["parts.0.tables.0", { parts: [{ ...part, tables: [{ fit: "all", rows: { chest: [110, 118] } }] }] }],
  [
    "parts.0.tables.0",
    { parts: [{ ...part, tables: [{ fit: "all", rows: { chest: [110], backLength: [1, 2] } }] }] },
  ],
  ["parts.0.metres", { parts: [{ ...part, metres: [2] }] }],
  ["parts.0.name", { parts: [{ ...part, name: "M top, L" }] }],
  ["parts", { parts: [part, part] }],
  ["parts", { parts: [] }],
  ["sizes", { sizes: [] }],
  ["sizes.0", { sizes: ["S, petite", "M"] }],
  ["sizes", { sizes: ["S gown", "M"] }],
  ["workingDays", { workingDays: 1.5 }],
  ["name", { name: " " }],
])("refuses a type with a wrong %s and stores nothing", async (field, change) => {
  const before = await types();
  const refused = await create({ ...gown, ...change });
  expect([refused.statusCode, refused.json().code]).toEqual([400, "INVALID"]);
  expect(Object.keys(refused.json().fields)).toContain(field);
  expect(await types()).toEqual(before);
});

test("lists types in the merchant's order, unnamed ones last", async () => {
  const ids = async () => (await types()).map(({ id }) => id);
  const before = await ids();
  const [first = "", second = "", ...others] = before;
  expect((await post("reorder", { ids: [second, first, "toga"] })).statusCode).toBe(200);
  expect(await ids()).toEqual([second, first, ...others]);
  const shown = (await shop.app.inject("/productDetails/getAllGarmentTypes")).json();
  expect(JSON.stringify(shown).indexOf(`"${second}"`)).toBeLessThan(
    JSON.stringify(shown).indexOf(`"${first}"`),
  );
  expect((await post("reorder", { ids: [] })).statusCode).toBe(400);
  await post("reorder", { ids: before });
  expect(await ids()).toEqual(before);
});

test("refuses a product of an unknown type", async () => {
  await expect(
    shop.services.database.pool.query(
      "update products set garment_type = 'toga' where id = 'liberty-v-neck-set'",
    ),
  ).rejects.toMatchObject({ constraint: "products_garment_type_fkey" });
});
