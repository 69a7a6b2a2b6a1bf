import { describe, expect, test } from "vitest";
import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import { toCsv } from "#contract/values/csv.ts";
import { plainProduct } from "../../testing/any-product.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { cookie, staff } = await signInStaff(shop, "manager");

const ask = (address: string) => shop.app.inject({ url: `/api/admin/${address}`, headers: { cookie } });
const send = (call: string, body: object) => shop.post(`/api/admin/products/${call}`, body, { cookie });
const read = async (id: string): Promise<OfficeProduct | undefined> =>
  (await ask(`products/get?id=${id}`)).json().product;
const fieldsOf = async (id: string) => {
  const product = await read(id);
  return product && productFieldsOf(product);
};
const lists = (await ask("lists/get")).json();

async function create(code: string, changes: object = {}): Promise<string> {
  const response = await send("create", plainProduct(lists, { product_code: code, ...changes }));
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

async function importFile(rows: readonly (readonly string[])[], name = "autumn.csv"): Promise<string> {
  const response = await shop.app.inject({
    method: "POST",
    url: `/api/admin/products/import?name=${name}&save=yes`,
    headers: { cookie, "content-type": "text/csv" },
    payload: toCsv(rows),
  });
  const result = JSON.parse(response.body.trim().split("\n").at(-1) ?? "");
  expect(result.outcome, response.body).toBe("imported");
  return result.importId;
}

const undo = async (id: string) => (await send("undoImport", { id })).json();
const listed = async () => (await ask("products/imports")).json().imports;
const head = ["Product code", "Name", "Category", "Description", "Price", "Sizes", "Colors", "Fabrics"];
const newRow = (code: string, name: string) => [
  code,
  name,
  ...[lists.categories[0].name, "For long shifts.", "2900", "S | M"],
  ...[lists.colors[0].label, lists.fabrics[0].name],
];

test("leaves nothing to undo after an import that changes nothing", async () => {
  const rows = [head, newRow("TB-U-0", "Same again")];
  await importFile(rows);
  const count = async () => (await shop.database.pool.query("select from product_imports")).rowCount;
  const before = await count();
  const id = await importFile(rows);
  expect(await count()).toBe(before);
  expect(await undo(id)).toMatchObject({ code: "NOT_FOUND" });
});

describe("an undone import", () => {
  test("restores every changed product and deletes every created one", async () => {
    const [one, other] = [await create("TB-U-1"), await create("TB-U-2", { name: "Other" })];
    const before = [await fieldsOf(one), await fieldsOf(other)];
    // One product's code moves on, another is unchanged, and a third is created.
    const id = await importFile([
      ["Id", ...head],
      [one, "TB-U-9", ...newRow("", "Renamed").slice(1)],
      [other, "TB-U-2", ...newRow("", "Other, renamed").slice(1)],
      ["", ...newRow("TB-U-3", "Newcomer")],
    ]);
    expect(await read("newcomer")).toMatchObject({ product_code: "TB-U-3" });
    expect((await listed())[0]).toMatchObject({
      id,
      name: "autumn.csv",
      staff: staff.name,
      created: 1,
      changed: 2,
      undoneAt: null,
    });
    expect(await undo(id)).toEqual({ restored: 2, deleted: 1, left: [], moreLeft: 0 });
    expect([await fieldsOf(one), await fieldsOf(other)]).toEqual(before);
    expect(await read("newcomer")).toBeUndefined();
    expect((await listed())[0]).toMatchObject({ id, undoneAt: expect.any(String) });
    const { items } = (await ask("auditLog/list?subjectKind=import")).json();
    expect(items[0]).toMatchObject({
      action: "product.undoImport",
      after: { restored: 2, deleted: 1, left: 0 },
    });
  });

  test("leaves what was changed, deleted or ordered since, and gives the reason", async () => {
    const changed = await create("TB-V-1", { name: "Changed" });
    const gone = await create("TB-V-2", { name: "Gone" });
    const calm = await create("TB-V-3", { name: "Calm" });
    const prices = [changed, gone, calm].map((id) => [id, "3333"]);
    const first = await importFile([["Id", "Price"], ...prices]);
    const second = await importFile([
      [...head, "In the shop"],
      [...newRow("TB-V-4", "Ordered"), "yes"],
    ]);

    const now = await read(changed);
    const { id, version } = now ?? { id: "", version: "" };
    await send("update", { ...plainProduct(lists, { product_code: "TB-V-1", price: 3500 }), id, version });
    await send("delete", { id: gone });
    expect(await undo(first)).toEqual({
      restored: 1,
      deleted: 0,
      moreLeft: 0,
      left: [
        { id: changed, name: "Canal Bank Tunic", reason: "It has been changed since." },
        { id: gone, name: "", reason: "It has been deleted since." },
      ],
    });
    expect((await read(changed))?.price).toBe(3500);
    expect((await read(calm))?.price).toBe(3000);

    await shop.services.catalogVersion.catchUp();
    const color = { label: lists.colors[0].label };
    const line = { ...plainLine, _id: "ordered", color, trouser: false, trouserOptions: null };
    const order = guestOrder({ items: [line], totalAmount: "3150" });
    const placed = await shop.post("/orders/createOrderAsGuest", order);
    expect(placed.statusCode, placed.body).toBe(201);
    expect((await undo(second)).left).toEqual([
      { id: "ordered", name: "Ordered", reason: "It has been ordered since." },
    ]);
  });

  test("restores a code only while it is free, and the other fields in any case", async () => {
    const [one, other] = [await create("TB-W-1"), await create("TB-W-2")];
    const id = await importFile([
      ["Id", "Product code", "Price"],
      [one, "TB-W-8", "3100"],
      [other, "TB-W-2", "3200"],
    ]);
    await create("TB-W-1");
    const result = await undo(id);
    expect(result).toMatchObject({ restored: 1, left: [{ id: one }] });
    expect(result.left[0].reason).toBe("Another product has this code.");
    expect((await read(other))?.price).toBe(3000);
  });

  test("is refused a second time, as is an unknown one", async () => {
    const id = await importFile([
      ["Id", "Price"],
      [await create("TB-X-1"), "3300"],
    ]);
    const [one, other] = await Promise.all([send("undoImport", { id }), send("undoImport", { id })]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    const unknown = await send("undoImport", { id: "0192a000-0000-7000-8000-000000000000" });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, "NOT_FOUND"]);
  });

  test("resumes after an interruption", async () => {
    const ids = [await create("TB-Y-1"), await create("TB-Y-2")];
    const id = await importFile([["Id", "Price"], ...ids.map((each) => [each, "3400"])]);
    await pool.query("update product_import_rows set is_undone = true where product_id = $1", [ids[0]]);
    expect(await undo(id)).toMatchObject({ restored: 1, left: [] });
    expect((await read(ids[0] ?? ""))?.price).toBe(3400);
  });
});

describe("several products at once", () => {
  test("are hidden, published and deleted, each as far as possible", async () => {
    const [one, other] = [await create("TB-Z-1"), await create("TB-Z-2", { isPublished: false })];
    const outcomes = async (change: string, ids: string[]) => {
      const { results } = (await send("changeMany", { ids, change })).json();
      return results.map(({ outcome }: { outcome: string }) => outcome);
    };
    expect(await outcomes("hide", [one, other, "nothing"])).toEqual(["changed", "same", "unknown"]);
    expect((await read(one))?.isPublished).toBe(false);
    expect(await outcomes("publish", [one, other])).toEqual(["changed", "changed"]);
    expect(await outcomes("delete", ["ordered", one])).toEqual(["ordered", "changed"]);
    expect(await read(one)).toBeUndefined();
    const tooMany = await send("changeMany", {
      ids: Array.from({ length: 51 }, (_, n) => `${n}`),
      change: "hide",
    });
    expect([tooMany.statusCode, tooMany.json().fields]).toEqual([400, { ids: "Choose at most 50 products" }]);
  });
});
