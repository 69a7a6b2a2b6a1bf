import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Product, ProductList } from "#contract/catalog/catalog.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { idsOfSearch } from "../filter-products.ts";

// Above the number ranked one by one, so that the search goes through indexes.

const copies = 150;
const shop = await createTestShop();
const { pool } = shop.database;
// Without the shop's short timeouts.
const owner = new pg.Client({ connectionString: shop.database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

beforeAll(async () => {
  await owner.query("begin");
  await owner.query(
    `insert into products (id, name, category_id, price, sale_price, cheapest_fabric, product_code, garment_type, description,
        name_ur, description_ur, sizes, name_engraving, published, review_count, rating_sum)
      select id || '-' || n, name, category_id, price + n, 0, cheapest_fabric, product_code || '-' || n, garment_type, description,
        name_ur, description_ur, sizes, name_engraving, n % 10 > 0, n % 7, n % 7 * (1 + n % 5)
      from products, generate_series(1, $1::integer) n`,
    [copies],
  );
  await owner.query(
    `insert into product_colors select p.id || '-' || n, c.color_id, c.position
      from products p join product_colors c on c.product_id = p.id, generate_series(1, $1::integer) n where p.id !~ '-\\d+$'`,
    [copies],
  );
  await owner.query(
    `update product_search s set search = m.search, search_head = m.search_head
      from product_search m where m.id = regexp_replace(s.id, '-\\d+$', '') and m.id <> s.id`,
  );
  await owner.query("commit");
  await owner.query("analyze");
  await shop.services.catalogVersion.catchUp();
}, 60_000);

async function list(query: string): Promise<ProductList> {
  const response = await shop.post(`/products/getProducts?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function pages(query: string, last: number): Promise<Product[]> {
  const lists = [];
  for (let page = 1; page <= last; page += 1) lists.push(await list(`${query}&page=${page}`));
  return lists.flatMap(({ productData }) => productData);
}

/** A condition that makes the search scan all products, not the first of an order. */
const asksForAll =
  /from "product_search" as "products" where "products"."published" = \$1 and products.search @@/;

const isDescending = (numbers: number[]) =>
  numbers.every((each, at) => at === 0 || each <= (numbers[at - 1] ?? 0));

describe("a search over very many products", () => {
  test("lists the best rated with all words in their names first, page by page", async () => {
    const found = await pages("q=scrubs", 12);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(isDescending(found.map(({ averageRating }) => averageRating))).toBe(true);
    const { rows } = await pool.query(
      `select id from product_search where published and search @@ $1::tsquery
        order by average_rating desc, review_count desc, id limit $2`,
      ["'a:scrub' | 'a:set' | 'a:اسکرب' | 'a:سیٹ'", found.length],
    );
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test("lists at most a thousand", async () => {
    const { totalProducts, totalPages } = await list("q=scrubs");
    expect(totalProducts).toBe(1_000);
    const last = await list(`q=scrubs&page=${totalPages}`);
    expect(last.productData.length).toBeGreaterThan(0);
    expect((await list(`q=scrubs&page=${totalPages + 1}`)).productData).toEqual([]);
  });

  test.each(["scrubs", "women", "sale", "cheap", "white", "pocket", "new", "women scrubs under 4000"])(
    "%s: repeats no product across pages, leaves hidden ones out and preserves the order",
    async (typed) => {
      const query = `q=${encodeURIComponent(typed)}`;
      const found = await pages(query, 4);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found.some(({ id }) => /0$/.test(id.replace(/^.*-/, "")))).toBe(false);
      const cheapest = await pages(`${query}&sort=price-up`, 3);
      const prices = cheapest.map(({ from_price: price }) => price);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    },
  );

  test.each([
    ["scrubs", {}],
    ["women scrubs", {}],
    ["navy cotton", {}],
    ["pocket", {}],
    ["sc", { category: "Women" }],
    ["white", { size: "XL" }],
    ["cheap scrubs", {}],
    ["scrubs", { sort: "price-down" }],
    ["trousers", { sort: "newest", color: "Black" }],
  ] as const)(
    "%s %j: ranks the first products of a common search as if all were ranked",
    async (typed, filters) => {
      const plan = (await shop.services.search.understand(typed))?.plan;
      if (!plan) throw new Error("Nothing is found.");
      expect(plan.common).toBeDefined();
      for (const offset of [0, 60, 600]) {
        const part = { offset, limit: 30 };
        const ids = await idsOfSearch(shop.database, plan, part, filters);
        expect(ids).toEqual(await idsOfSearch(shop.database, { ...plan, common: undefined }, part, filters));
      }
    },
  );

  test("answers a search above PostgreSQL's timeout from the best rated", async () => {
    const { query } = pool;
    let refused = 0;
    const spy = vi.spyOn(pool, "query").mockImplementation((...asked: unknown[]) => {
      const text = String(Reflect.get(Object(asked[0]), "text") ?? asked[0]);
      if (!asksForAll.test(text)) return Reflect.apply(query, pool, asked);
      refused += 1;
      return Promise.reject(Object.assign(new pg.DatabaseError("canceling", 0, "error"), { code: "57014" }));
    });
    const found = await list("q=night%20duty%20scrubs&category=Women&page=2&facets=true");
    spy.mockRestore();
    expect(refused).toBe(2);
    expect(found.productData).toHaveLength(12);
    expect(new Set(found.productData.map(({ category }) => category))).toEqual(new Set(["Women"]));
    expect(found.totalProducts).toBeGreaterThan(24);
    expect(found.facets?.category.some(({ value }) => value === "Men")).toBe(true);
  });

  test("narrows and counts the results by filters", async () => {
    const response = await shop.post("/products/getProducts?q=scrubs&category=Women&facets=true");
    const { productData, facets } = response.json();
    expect(new Set(productData.map(({ category }: Product) => category))).toEqual(new Set(["Women"]));
    const { rows } = await pool.query(
      `select count(*)::integer as count from product_search s join categories c on c.id = s.category_id
        where published and c.name = 'Men' and search @@ $1::tsquery`,
      ["'a:scrub' | 'a:set' | 'a:top' | 'a:trouser' | 'b:top' | 'c:trouser' | 'c:scrub'"],
    );
    const men = facets.category.find(({ value }: { value: string }) => value === "Men");
    expect(men.count).toBeGreaterThan(0);
    expect(men.count).toBeLessThanOrEqual(rows[0].count);
  });

  test("understands slips and prefixes as among few products", async () => {
    const slip = await list("q=trosers");
    expect(slip.productData.every(({ category, name }) => `${name} ${category}`.length > 0)).toBe(true);
    expect(slip.productData.map(({ id }) => id)).toEqual(
      (await list("q=trousers")).productData.map(({ id }) => id),
    );
    const suggested = await shop.app.inject("/products/getSuggestions?q=lab%20co");
    expect(suggested.json().products).toHaveLength(6);
  });
});

test("updates the search index with every change of a product", async () => {
  const columns =
    "id, published, category_id, garment_type, sizes, from_price, sale_price, average_rating, review_count, created_at";
  const apart = async () => {
    const { rows } = await owner.query(
      `(select ${columns} from products except select ${columns} from product_search)
        union all (select ${columns} from product_search except select ${columns} from products)`,
    );
    return rows;
  };
  expect(await apart()).toEqual([]);
  const changes = [
    "price = price + 7, published = not published, review_count = 3, rating_sum = 12",
    "sizes = array['M'], garment_type = 'cap', created_at = now(), sale_offer = 5",
  ];
  for (const change of changes) await owner.query(`update products set ${change} where id ~ '-1$'`);
  await owner.query("delete from products where id ~ '-2$'");
  expect(await apart()).toEqual([]);
});
