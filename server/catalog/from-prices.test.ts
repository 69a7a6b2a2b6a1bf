import fc from "fast-check";
import { expect, test } from "vitest";
import { type Product, productList } from "#contract/catalog/catalog.ts";
import { fromPriceOf } from "#contract/money/from-price.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const shop = await createTestShop();
const { pool } = shop.database;

async function idsOf(table: string): Promise<string[]> {
  return (await pool.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id);
}

const products = (await idsOf("products")).slice(0, 6);
const fabrics = await idsOf("fabrics");

/** One change as a statement, by a merchant or directly in the database. */
const anyChange = fc.oneof(
  fc.tuple(fc.constantFrom(...fabrics), fc.integer({ min: 0, max: 900 })).map(([fabric, price]) => ({
    text: "update fabrics set price = $2 where id = $1",
    values: [fabric, price],
  })),
  fc.tuple(fc.constantFrom(...products), fc.constantFrom(...fabrics)).map((values) => ({
    text: "insert into product_fabrics (product_id, fabric_id, position) values ($1, $2, 9) on conflict do nothing",
    values,
  })),
  fc.tuple(fc.constantFrom(...products), fc.constantFrom(...fabrics)).map((values) => ({
    text: "delete from product_fabrics where product_id = $1 and fabric_id = $2",
    values,
  })),
  fc.tuple(fc.constantFrom(...products), fc.constantFrom(...fabrics)).map((values) => ({
    text: `update product_fabrics p set fabric_id = $2 where product_id = $1
      and not exists (select from product_fabrics o where o.product_id = $1 and o.fabric_id = $2)
      and fabric_id = (select min(fabric_id::text)::uuid from product_fabrics where product_id = $1)`,
    values,
  })),
  fc
    .tuple(
      fc.constantFrom(...products),
      fc.integer({ min: 2000, max: 9000 }),
      fc.integer({ min: 0, max: 1999 }),
    )
    .map((values) => ({ text: "update products set price = $2, sale_price = $3 where id = $1", values })),
);

test("stores the from price that the contract computes, after any change", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const { text, values } of changes) await pool.query(text, values);
      const { rows } = await pool.query(
        `select p.price, p.sale_price, p.from_price as kept,
          (select coalesce(json_agg(f), '[]') from product_fabrics pf join fabrics f on f.id = pf.fabric_id
            where pf.product_id = p.id) as fabric_type
        from products p`,
      );
      for (const { kept, ...product } of rows) expect(kept).toBe(fromPriceOf(product).from_price);
    }),
    { numRuns: 40 },
  );
});

async function pages(query: string): Promise<Product[]> {
  const found: Product[] = [];
  for (let page = 1; ; page += 1) {
    const response = await shop.post(`/products/getProducts?${query}&page=${page}`);
    const { productData, totalPages } = productList.parse(response.json());
    found.push(...productData);
    if (page >= totalPages) return found;
  }
}

test("sorts and filters lists by the price that cards show", async () => {
  const all = await pages("sort=price-up");
  expect(all).toHaveLength(40);
  const prices = all.map((product) => product.from_price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect((await pages("sort=price-down")).map(({ from_price }) => from_price)).toEqual(prices.toReversed());
  for (const product of all) expect(product).toMatchObject(fromPriceOf(product));

  const least = prices[12] ?? 0;
  const most = prices[25] ?? 0;
  expect(least).toBeLessThan(most);
  const between = await pages(`sort=price-up&min_price=${least}&max_price=${most}`);
  expect(between.map(({ id }) => id)).toEqual(
    all.filter(({ from_price: price }) => price >= least && price <= most).map(({ id }) => id),
  );
  expect(await pages(`min_price=${most}&max_price=${least}`)).toEqual([]);
  expect(
    await pages(`max_price=${most.toLocaleString("ur-PK-u-nu-arabext", { useGrouping: false })}`),
  ).toHaveLength((await pages(`max_price=${most}`)).length);
});

test.each(["abc", "-1", "", "1e3", "12.5", "9999999999"])("ignores the bound %j", async (bound) => {
  expect(await pages(`max_price=${bound}`)).toHaveLength(40);
});
