import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfficeProduct, ProductFields } from "#contract/catalog/office-products.ts";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import type { FileFault, ImportResult } from "#contract/catalog/product-files.ts";
import { byteOrderMark, toCsv } from "#contract/values/csv.ts";
import { anyProduct, plainProduct } from "../../testing/any-product.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { createProduct } from "../editing/save-product.ts";
import { createDuplicateDetector } from "./duplicate-detector.ts";
import { readColumns } from "./import-columns.ts";
import { beginImport } from "./import-journal.ts";
import { importProducts } from "./import-products.ts";
import { planBatch } from "./plan-batch.ts";
import { listNames } from "./product-columns.ts";
import { saveRows } from "./save-rows.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { cookie, staff } = await signInStaff(shop, "manager");

const ask = (address: string) => shop.app.inject({ url: `/api/admin/${address}`, headers: { cookie } });
const exported = async () => (await ask("products/export")).body;

type Checked = Extract<ImportResult, { outcome: "checked" }>;

async function send(file: string | Buffer, save: "yes" | "no"): Promise<ImportResult> {
  const response = await shop.app.inject({
    method: "POST",
    url: `/api/admin/products/import?name=spring.csv&save=${save}`,
    headers: { cookie, "content-type": "text/csv" },
    payload: file,
  });
  expect(response.statusCode, response.body).toBe(200);
  return JSON.parse(response.body.trim().split("\n").at(-1) ?? "");
}

async function check(file: string | Buffer): Promise<Checked> {
  const result = await send(file, "no");
  if (result.outcome !== "checked") throw new Error(JSON.stringify(result));
  return result;
}

async function everything() {
  const tables = [
    "products",
    "product_colors",
    "product_fabrics",
    "product_trouser_options",
    "product_relations",
  ];
  const rows = [...tables, "product_images", "audit_log", "catalog_version"].map(
    async (table) => (await pool.query(`select * from ${table} as row order by row::text`)).rows,
  );
  return Promise.all(rows);
}

const lists = (await ask("lists/get")).json();
const [category] = lists.categories;
const [teal, navy, maroon] = lists.colors;
const [cotton] = lists.fabrics;
const read = async (id: string): Promise<OfficeProduct> =>
  (await ask(`products/get?id=${id}`)).json().product;

const head = ["Product code", "Name", "Category", "Description", "Price", "Sizes", "Colors", "Fabrics"];
const row = (code: string, changes: readonly string[] = []) => [
  code,
  ...(changes.length > 0 ? changes : ["Ravi Tunic"]),
  ...[category.name, "For long shifts.", "2900", "S | M", `${teal.label} | ${navy.label}`, cotton.name].slice(
    Math.max(changes.length - 1, 0),
  ),
];

const fieldsOf = (changes: Partial<ProductFields>) => plainProduct(lists, changes);

describe("the export", () => {
  test("contains every product and no cell that a spreadsheet executes", async () => {
    await createProduct({ pool, staff }, fieldsOf({ name: "=cmd()", product_code: "@SUM(1)" }));
    const response = await ask("products/export");
    expect(response.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/),
    });
    expect(response.body.startsWith(`${byteOrderMark}Id,Product code,Name,Category,`)).toBe(true);
    expect(response.body).toContain("cmd,'@SUM(1),'=cmd(),");
    const { rows } = await pool.query("select count(*) as total from products");
    expect(response.body.match(/^[a-z0-9-]+,[^,]*,/gm)).toHaveLength(rows[0].total);
  });
});

describe("an import", () => {
  test("of an unchanged export changes nothing, with any characters in product names", async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(anyProduct([teal.id, navy.id, maroon.id]), async (fields) => {
        made += 1;
        const product_code = `=${made}|${fields.name}`;
        const relatedIds = ["mall-road-v-neck-set"];
        const product = fieldsOf({ ...fields, product_code, relatedIds });
        expect((await createProduct({ pool, staff }, product)).outcome).toBe("created");
      }),
      { numRuns: 30 },
    );
    const before = await everything();
    const file = await exported();
    const result = await send(file, "yes");
    const { rows } = await pool.query("select count(*) as total from products");
    expect(result).toEqual({
      outcome: "imported",
      counts: { created: 0, changed: 0, same: rows[0].total, faulty: 0 },
      importId: expect.any(String),
    });
    expect(await everything()).toEqual(before);
    // Spreadsheets save other line ends, and in some countries other delimiters.
    expect((await check(file.replace(/\r?\n/g, "\r\n"))).counts).toMatchObject({ changed: 0, faulty: 0 });
  });

  test("creates and updates products by code and leaves columns that are absent unchanged", async () => {
    const before = await read("mall-road-v-neck-set");
    const file = toCsv([
      ["Product code", "Price", "Name", "Category", "Description", "Sizes", "Colors", "Fabrics", "Sale ends"],
      [
        before.product_code,
        9999,
        before.name,
        before.category,
        before.description,
        "S | 3XL",
        ...offers(before),
      ],
      [
        "TB-N-1",
        2900,
        "+Ravi Tunic",
        category.name.toLowerCase(),
        "Two\nlines",
        "S",
        teal.label,
        cotton.name,
        "",
      ],
    ]);
    const dry = await everything();
    expect(await check(file)).toMatchObject({
      counts: { created: 1, changed: 1, same: 0, faulty: 0 },
      missing: expect.arrayContaining(["Sale price", "In the shop", "Trousers"]),
      faults: [],
    });
    expect(await everything()).toEqual(dry);

    expect(await send(file, "yes")).toMatchObject({
      outcome: "imported",
      counts: { created: 1, changed: 1 },
    });
    expect(productFieldsOf(await read("mall-road-v-neck-set"))).toEqual({
      ...productFieldsOf(before),
      price: 9999,
      sizes: ["S", "3XL"],
      saleEndsAt: null,
    });
    // A new product is hidden until it is reviewed.
    expect(await read("ravi-tunic")).toMatchObject({ name: "+Ravi Tunic", isPublished: false, price: 2900 });
    await shop.services.catalogVersion.catchUp();
    const seen = await shop.post("/products/getProductById", { id: "mall-road-v-neck-set" });
    expect(seen.json().product.price).toBe(9999);
    const { items } = (await ask("auditLog/list")).json();
    expect(items.slice(0, 3)).toMatchObject([
      {
        action: "product.import",
        subject: { kind: "import", id: "spring.csv" },
        after: { created: 1, changed: 1, same: 0 },
      },
      { action: "product.create", subject: { id: "ravi-tunic" } },
      { action: "product.update", after: { price: 9999 }, staff: { id: staff.id } },
    ]);
    expect(await send(file, "yes")).toMatchObject({ counts: { created: 0, changed: 0, same: 2 } });
  });

  test("with a faulty row saves none, and names each row and column as the spreadsheet does", async () => {
    const columns = ["Id", ...head, "Sale price", "Sale starts", "In the shop", "Related products"];
    const good = ["", ...row("TB-G-1"), "", "", "no", ""];
    const file = toCsv([
      columns,
      ["", ...row("TB-G-2"), "", "", "no", ""],
      ["", ...row("TB-G-3", ["", "Shoes"]), "2900", "", "maybe", ""],
      [],
      ["no-such-id", ...row("TB-G-4"), "", "", "no", ""],
      ["", ...row("TB-G-2"), "", "", "no", ""],
      ["", ...row("TB-W-101").slice(0, 4), "10.50", "", "", "", "", "31/12/2026", "no", ""],
      ["", ...row("TB-G-5"), "2900", "2026-02-31", "no", ""],
      ["", ...row("TB-G-6"), "", "", "no", "mall-road-v-neck-set | nothing"],
      [...good, "more"],
    ]);
    const before = await everything();
    const result = await check(file);
    expect(result.counts).toEqual({ created: 1, changed: 0, same: 0, faulty: 7 });
    const told = result.faults.map(({ row: number, column, value, sentence }: FileFault) =>
      [number, column, value, sentence].join(" / "),
    );
    expect(told).toEqual([
      "3 / Category / Shoes / There is no category “Shoes”",
      "3 / In the shop / maybe / Write yes or no",
      "5 / Id / no-such-id / There is no product with this id; leave it empty to add one",
      "6 / Product code / TB-G-2 / An earlier row is about this product or has its code",
      "7 / Price / 10.50 / Use whole rupees, such as 2900",
      "7 / Sale starts / 31/12/2026 / Write the time of Karachi such as 2026-12-31 18:00",
      "8 / Sale starts / 2026-02-31 / Write the time of Karachi such as 2026-12-31 18:00",
      "9 / Related products / mall-road-v-neck-set | nothing / There is no product with the id “nothing”",
      "10 /  /  / This row has more cells than there are columns",
    ]);
    expect(result.faultyRows.map(({ row: number }) => number)).toEqual([3, 5, 6, 7, 8, 9, 10]);
    expect(await send(file, "yes")).toEqual(result);
    expect(await everything()).toEqual(before);
    // The list of faulty rows can be imported as it is.
    const list = toCsv([
      ["Row", "What is wrong", ...columns],
      ["3", "Category: none", ...good],
    ]);
    expect((await check(list)).counts.created).toBe(1);
  });
});

describe("an import that fails", () => {
  const file = (code: string, price: number) =>
    toCsv([[...head, "In the shop"], ...[1, 2].map((each) => [...row(`${code}${each}`), "no"])]).replaceAll(
      "2900",
      String(price),
    );

  test.each([
    ["Colour,Id\n", "“Colour”"],
    ["Name,Price\n", "neither “Id” nor “Product code”"],
    ["Id,Price,PRICE\n", "“Price” twice"],
    ["", "empty"],
    ["Id\n", "no row but the first one"],
    [Buffer.from("Id\ncaf\u00e9\n", "latin1"), "UTF-8"],
  ])("names its unreadable columns or letters: %j", async (content, words) => {
    expect(await send(content, "yes")).toEqual({
      outcome: "unreadable",
      sentence: expect.stringContaining(words),
    });
  });

  test("is refused before it is read if it is no CSV", async () => {
    const json = await shop.post("/api/admin/products/import", { file: "x" }, { cookie });
    expect([json.statusCode, json.json().code]).toEqual([415, "UNSUPPORTED_TYPE"]);
  });

  test("rolls back a failed batch and reports the failing row", async () => {
    const names = listNames(lists);
    const columns = readColumns({ number: 1, cells: [...head, "In the shop"] });
    const rows = ["TB-K-1", "TB-K-2"].map((code, index) =>
      columns.toRow({ number: index + 2, cells: [...row(code), "no"] }),
    );
    const importing = { executor: pool, columns, names, duplicates: createDuplicateDetector() };
    const planned = await planBatch(importing, rows);
    expect(planned.map(({ plan }) => plan.outcome)).toEqual(["save", "save"]);
    await createProduct({ pool, staff }, fieldsOf({ product_code: "TB-K-2" }));
    const before = await everything();
    const importId = await beginImport({ pool, staff }, "spring.csv");
    await expect(saveRows({ pool, staff }, { columns, names, importId }, planned)).rejects.toMatchObject({
      sentence: "Row 3, Product code: Another product has this code.",
    });
    expect(await everything()).toEqual(before);
  });

  test("waits for a running import, so that both report their own counts", async () => {
    const results = await Promise.all([send(file("TB-L-", 100), "yes"), send(file("TB-L-", 200), "yes")]);
    const counts = results.flatMap((result) => (result.outcome === "imported" ? [result.counts] : []));
    // In either order of arrival.
    expect(counts.map(({ created, changed }) => `${created} ${changed}`).sort()).toEqual(["0 2", "2 0"]);
  });

  test("stops between two batches once the client has disconnected", async () => {
    const path = join(tmpdir(), `${randomUUID()}.csv`);
    await writeFile(path, file("TB-M-", 300));
    const left = new AbortController();
    const watching = {
      signal: left.signal,
      report: ({ step }: { step: string }) => void (step === "checking" && left.abort()),
    };
    const result = await importProducts({ pool, staff }, { path, name: "m.csv" }, watching);
    expect(result).toMatchObject({ outcome: "stopped", counts: { created: 0 } });
    await rm(path);
  });
});

function offers({ colorIds, fabricIds }: OfficeProduct): string[] {
  const named = (entries: { id: string; label?: string; name?: string }[], ids: string[]) =>
    ids.map((id) => entries.find((entry) => entry.id === id)).map((entry) => entry?.label ?? entry?.name);
  return [named(lists.colors, colorIds).join("|"), named(lists.fabrics, fabricIds).join(" | "), ""];
}
