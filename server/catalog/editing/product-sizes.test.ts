import { expect, test } from "vitest";
import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import type { ImportResult } from "#contract/catalog/product-files.ts";
import { toCsv } from "#contract/values/csv.ts";
import { plainProduct } from "../../testing/any-product.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "manager");
const headers = { cookie };
const send = (call: string, body: object) => shop.post(`/api/admin/products/${call}`, body, headers);
const ask = (address: string) => shop.app.inject({ url: `/api/admin/${address}`, headers });
const lists = (await ask("lists/get")).json();
const read = async (id: string): Promise<OfficeProduct> =>
  (await ask(`products/get?id=${id}`)).json().product;
const asFields = async (id: string) => {
  const product = await read(id);
  return { ...product, relatedIds: product.related.map((related) => related.id) };
};
const { id: jackets } = (
  await shop.post(
    "/api/admin/garmentTypes/create",
    {
      name: "Jackets",
      urdu: "",
      sizes: ["S", "M", "L"],
      workingDays: null,
      customWorkingDays: null,
      parts: [{ name: "jacket", urdu: "", measurements: [], tables: [], metres: [] }],
    },
    headers,
  )
).json();

let made = 0;
const create = (changes: object) => {
  made += 1;
  return send("create", plainProduct(lists, { product_code: `TB-Z-${made}`, ...changes }));
};

async function look(cells: Record<string, string>): Promise<ImportResult> {
  made += 1;
  const product = {
    "Product code": `TB-Z-${made}`,
    Name: "Ravi Jacket",
    Category: lists.categories[0].name,
    Description: "For long shifts.",
    Price: "2900",
    Sizes: "S | M",
    Colors: lists.colors[0].label,
    Fabrics: lists.fabrics[0].name,
    ...cells,
  };
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/admin/products/import?name=spring.csv&save=no",
    headers: { cookie, "content-type": "text/csv" },
    payload: toCsv([Object.keys(product), Object.values(product)]),
  });
  return JSON.parse(answer.body.trim().split("\n").at(-1) ?? "");
}

test.each(["S, M, L", "S/M/L", "S;M;L", "S|M", "ایس، ایم"])(
  "refuses a product in the one size “%s” and explains how to write a list",
  async (size) => {
    const answer = await create({ garmentType: null, sizes: [size] });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      {
        "sizes.0": `“${size}” looks like several sizes. Name each alone; in a file put a bar between them: S | M | L`,
      },
    ]);
  },
);

test("refuses a trouser that is a list", async () => {
  const answer = await create({ trouserOptions: [{ name: "Straight, Jogger", selected: true }] });
  expect(answer.json().fields).toEqual({
    "trouserOptions.0.name":
      "“Straight, Jogger” looks like several trousers. Name each alone; in a file put a bar between them: Straight | Jogger",
  });
});

test.each([
  ["Sizes", "S, M, L", "several sizes"],
  ["Sizes", "S/M/L | XL", "“S/M/L” looks like several sizes"],
  ["Trousers", "Straight; Jogger (off)", "several trousers"],
])("names the cell and the bar when an import has %s “%s”", async (column, cell, sentence) => {
  const result = await look({ [column]: cell });
  expect(result).toMatchObject({
    outcome: "checked",
    counts: { created: 0, faulty: 1 },
    faults: [{ row: 2, column, value: cell, sentence: expect.stringContaining(sentence) }],
  });
});

test("refuses sizes that the garment type lacks, and names those that it has", async () => {
  const sentence =
    "Jackets are not made in XS, 2XL: take them out, or choose another garment type. There are S, M, L.";
  const refused = await create({ garmentType: jackets, sizes: ["XS", "M", "2XL"] });
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { sizes: sentence }]);
  const { id } = (await create({ garmentType: jackets, sizes: ["M", "L"] })).json();
  const grown = await send("update", { ...(await asFields(id)), sizes: ["M", "2XL"] });
  expect(grown.statusCode).toBe(400);
  expect(await look({ "Garment type": jackets, Sizes: "XS | M | 2XL" })).toMatchObject({
    counts: { faulty: 1 },
    faults: [{ column: "Sizes", sentence }],
  });
  expect((await create({ garmentType: null, sizes: ["XS"] })).statusCode).toBe(201);
});

test("changes and copies a product whose type has lost a size since", async () => {
  const { id } = (await create({ garmentType: jackets, sizes: ["S", "M"] })).json();
  await shop.database.pool.query("update garment_types set sizes = '{M,L}' where id = $1", [jackets]);
  const priced = await send("update", { ...(await asFields(id)), price: 4000 });
  expect(priced.statusCode, priced.body).toBe(200);
  expect((await send("copy", { id })).statusCode).toBe(201);
  const more = await send("update", { ...(await asFields(id)), sizes: ["S", "M", "L"] });
  expect(more.json().fields.sizes).toContain("Jackets are not made in S:");
});
