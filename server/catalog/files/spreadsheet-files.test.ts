import { expect, test } from "vitest";
import type { OfficeProduct, ProductFields } from "#contract/catalog/office-products.ts";
import type { ImportResult } from "#contract/catalog/product-files.ts";
import { toCsv } from "#contract/values/csv.ts";
import { plainProduct } from "../../testing/any-product.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { throughASpreadsheet } from "../../testing/spreadsheet.ts";
import { createProduct } from "../editing/save-product.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { cookie, staff } = await signInStaff(shop, "manager");

const ask = (address: string) => shop.app.inject({ url: `/api/admin/${address}`, headers: { cookie } });
const exported = async () => (await ask("products/export")).body;
const lists = (await ask("lists/get")).json();
const fieldsOf = (changes: Partial<ProductFields>) => plainProduct(lists, changes);
const create = (changes: Partial<ProductFields>) => createProduct({ pool, staff }, fieldsOf(changes));
const read = async (id: string): Promise<OfficeProduct> =>
  (await ask(`products/get?id=${id}`)).json().product;

async function check(file: string): Promise<Extract<ImportResult, { outcome: "checked" }>> {
  const response = await shop.app.inject({
    method: "POST",
    url: "/api/admin/products/import?name=spring.csv&save=no",
    headers: { cookie, "content-type": "text/csv" },
    payload: file,
  });
  const result = JSON.parse(response.body.trim().split("\n").at(-1) ?? "");
  if (result.outcome !== "checked") throw new Error(JSON.stringify(result));
  return result;
}

test("changes nothing for an export that a spreadsheet has saved unedited", async () => {
  const codes = {
    "00202": "6211.4300",
    "1E5": "62114210",
    "26112300000000017": "6211.4200",
    "7": "6505.00",
  };
  for (const [product_code, hsCode] of Object.entries(codes))
    expect((await createProduct({ pool, staff }, fieldsOf({ product_code, hsCode }))).outcome).toBe(
      "created",
    );
  const file = throughASpreadsheet(await exported());
  for (const changed of [",202,", ",100000,", ",2.61123E+016,", "6211.43.00", ",6505"])
    expect(file).toContain(changed);
  const result = await check(file);
  expect([result.counts.changed, result.counts.faulty, result.changes]).toEqual([0, 0, []]);
});

test("lists the changes of an import field by field", async () => {
  const before = await read("mall-road-v-neck-set");
  const file = toCsv([
    ["Id", "Product code", "Price", "Sizes", "HS code"],
    [before.id, before.product_code, before.price + 100, "S | M", ""],
  ]);
  const { changes, moreChanges } = await check(file);
  const { id, name } = before;
  expect([changes, moreChanges]).toEqual([
    [
      {
        row: 2,
        product: { id, name },
        column: "Price",
        before: `${before.price}`,
        after: `${before.price + 100}`,
      },
      { row: 2, product: { id, name }, column: "Sizes", before: before.sizes.join(" | "), after: "S | M" },
    ],
    0,
  ]);
});

test("matches codes in an import regardless of capitals and invisible characters", async () => {
  const { product_code, price } = await read("mall-road-v-neck-set");
  for (const code of [
    product_code.toLowerCase(),
    `\u200b${product_code}\u200f`,
    product_code.replaceAll("-", "\u2011"),
  ]) {
    const result = await check(
      toCsv([
        ["Product code", "Price"],
        [code, price],
      ]),
    );
    expect([code, result.counts]).toEqual([code, { created: 0, changed: 0, same: 1, faulty: 0 }]);
  }
  const [, made = ""] = (await exported()).split("\r\n").slice(-2)[0]?.split(",") ?? [];
  const twice = toCsv([
    ["Product code", "Price"],
    [made, 3100],
    [made.toLowerCase(), 3200],
  ]);
  expect((await check(twice)).counts).toMatchObject({ faulty: 1 });
});

test("refuses a product with another's code in other capitals or with invisible characters in the form", async () => {
  expect((await create({ product_code: "TB-Z-9" })).outcome).toBe("created");
  for (const product_code of ["tb-z-9", "Tb-Z-9"])
    expect((await create({ product_code })).outcome).toBe("code-taken");
  const sent = { ...fieldsOf({}), product_code: "\u200btb\u2011z-9\u200f" };
  const answer = await shop.post("/api/admin/products/create", sent, { cookie });
  expect([answer.statusCode, answer.json().fields]).toEqual([409, { product_code: expect.any(String) }]);
});

test("accepts and reports two old products with one code, and refuses a third", async () => {
  const ids = ["mall-road-v-neck-set", "liberty-v-neck-set"];
  const { product_code: code } = await read(ids[0] ?? "");
  await pool.query("update products set is_code_twin = true, product_code = $2 where id = $1", [
    ids[1],
    `${code.toLowerCase()}\u200f`,
  ]);
  const found = (await ask(`products/list?q=${encodeURIComponent(code)}`)).json().items;
  expect(found.map(({ id, isCodeTwice }: { id: string; isCodeTwice: boolean }) => [id, isCodeTwice])).toEqual(
    expect.arrayContaining(ids.map((id) => [id, true])),
  );
  expect((await create({ product_code: code.toLowerCase() })).outcome).toBe("code-taken");
  await pool.query("update products set product_code = 'TB-Z-10' where id = $1", [ids[1]]);
  expect((await create({ product_code: "tb-z-10" })).outcome).toBe("code-taken");
});
