import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { productFilters } from "#contract/catalog/catalog.ts";
import { refreshSearch } from "#database/search/refresh-search.ts";
import { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { type Listing, listProducts } from "./list-products.ts";
import { followProducts, type IndexedProducts } from "./product-index/follow-products.ts";
import { createSearch } from "./search/search.ts";

// Whatever is kept in memory, lists and searches are what the database answers by reading its rows: for random products, filters
// and changes.

const { database, services } = await createTestShop();
const { catalogVersion } = services;
const owner = new pg.Client({ connectionString: database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

/** Park and Miller's generator: the same numbers each time. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
const random = randomFrom(20_261_125);
const oneOf = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;

function shopOf(products: IndexedProducts): Listing {
  return {
    database,
    products,
    search: createSearch(database, catalogVersion, products),
    counts: {
      totals: new VersionedCache(catalogVersion, { maxEntries: 1 }),
      facets: new VersionedCache(catalogVersion, { maxEntries: 1 }),
    },
    names: new VersionedCache(catalogVersion, { maxEntries: 1 }),
  };
}
const nothing = async () => undefined;
const slow = shopOf({
  current: nothing,
  ready: nothing,
  stop: () => {},
  size: 0,
  lookups: { kept: 0, made: 0 },
});
const quick = shopOf(services.products);

const choices: Record<string, readonly string[]> = {
  category: ["Women", "Men", "Unisex", "Lab Coats", "Caps", "Nowhere"],
  color: ["Navy Blue", "Black", "White", "Teal", "Maroon", "Beige"],
  fabric_type: ["Plain Cotton", "Cotton Twill", "Four-Way Stretch", "Silk"],
  size: ["S", "XL", "3XL", "7"],
  garment_type: ["set", "coat", "cap", "labcoat"],
  min_price: ["3000", "5000", "9999999"],
  max_price: ["2500", "4500", "6000"],
  sort: ["price-up", "price-down", "rating", "newest"],
};
const searches = [
  ...[
    "scrubs",
    "women scrubs",
    "navy scrubs",
    "lab coat",
    "cheap cap",
    "sale",
    "new pocket top",
    "under 4000",
    "trosers",
  ],
  ...[
    "white coat under 6000",
    "pocket",
    "po",
    "cotton",
    "mandarin black cap men",
    "ٹوپی",
    "xyzzy",
    "TB-W-101",
    "4",
  ],
];

function randomFilters() {
  const chosen = Object.keys(choices).filter(() => random(4) === 0);
  return productFilters.parse({
    ...Object.fromEntries(chosen.map((name) => [name, oneOf(choices[name] ?? [])])),
    ...(random(2) === 0 ? { q: oneOf(searches) } : {}),
    page: String(1 + random(4)),
    facets: "true",
  });
}

async function expectEqual(times: number): Promise<void> {
  await catalogVersion.catchUp();
  await services.products.ready();
  for (let time = 0; time < times; time += 1) {
    const filters = randomFilters();
    expect(await listProducts(quick, filters), JSON.stringify(filters)).toEqual(
      await listProducts(slow, filters),
    );
  }
}

/** Copies of the demo shop's products that differ in everything by which they are listed. */
async function addProducts(copies: number): Promise<void> {
  await owner.query("begin");
  await owner.query(
    `insert into products (id, name, category_id, price, sale_price, cheapest_fabric, product_code, garment_type, description,
        name_ur, description_ur, sizes, name_engraving, published, review_count, rating_sum, created_at)
      select id || '-' || n, name, category_id, 2000 + 50 * ($2::integer * n % 90), case when n % 3 = 0 then 1500 else 0 end,
        cheapest_fabric, product_code || '-' || n, garment_type, description, name_ur, description_ur,
        sizes[1 : 1 + n % 5], name_engraving, n % 7 > 0, n % 4, n % 4 * (1 + n % 5), now() - n % 9 * interval '1 day'
      from products, generate_series(1, $1::integer) n where id !~ '\\d$' on conflict do nothing`,
    [copies, 1 + random(80)],
  );
  await owner.query(`insert into product_colors
    select p.id, c.color_id, c.position from products p
      join product_colors c on c.product_id = regexp_replace(p.id, '-\\d+$', '') and p.id ~ '\\d$'
    where (length(p.id) + c.position) % 3 > 0 on conflict do nothing`);
  await owner.query(`insert into product_fabrics
    select p.id, f.fabric_id, f.position from products p
      join product_fabrics f on f.product_id = regexp_replace(p.id, '-\\d+$', '') and p.id ~ '\\d$'
    on conflict do nothing`);
  const { rows } = await owner.query<{ id: string }>("select id from products where id ~ '\\d$'");
  await refreshSearch(
    owner,
    rows.map(({ id }) => id),
  );
  await owner.query("commit");
}

const changes = [
  "update products set price = price + 450 where id ~ '[13]$'",
  "update products set published = not published where id ~ '2$'",
  "update products set rating_sum = 5 * review_count where id ~ '4$'",
  "update products set created_at = now() where id ~ '5$'",
  "update products set sizes = array['M', '7'], sale_offer = 900 where id ~ 'coat-6$'",
  "delete from products where id ~ '-3$'",
  "delete from product_colors where product_id ~ 'cap-[56]$' and position > 0",
  "delete from product_fabrics where product_id ~ 'set-[68]$' and position > 0",
];

test("lists and searches are what the database would answer", async () => {
  await expectEqual(60);
  await addProducts(8);
  await expectEqual(150);
}, 120_000);

test.each(changes)(
  "after: %s",
  async (change) => {
    await owner.query(change);
    await expectEqual(25);
  },
  60_000,
);

test("a changed name is found at once, the old one no more", async () => {
  await owner.query("begin");
  await owner.query("update products set name = 'Zebra Tunic' where id ~ 'cap-1$'");
  const { rows } = await owner.query<{ id: string }>("select id from products where id ~ 'cap-1$'");
  await refreshSearch(
    owner,
    rows.map(({ id }) => id),
  );
  await owner.query("commit");
  await expectEqual(10);
  const found = await listProducts(quick, productFilters.parse({ q: "zebra" }));
  expect(found.totalProducts).toBeGreaterThan(0);
  expect(found).toEqual(await listProducts(slow, productFilters.parse({ q: "zebra" })));
});

test("more changes at once than are named are all read again", async () => {
  await addProducts(25);
  const version = catalogVersion.current();
  await owner.query("update products set price = price + 1");
  await catalogVersion.catchUp();
  expect(catalogVersion.productsChangedSince(version)).toBeUndefined();
  await expectEqual(40);
}, 120_000);

test("settings, which are about no product, leave what is at hand", async () => {
  await services.products.ready();
  const version = catalogVersion.current();
  await owner.query("update settings set value = value");
  await catalogVersion.catchUp();
  expect(catalogVersion.current()).toBeGreaterThan(version);
  expect(catalogVersion.changesSince(version)).toBeUndefined();
  expect(catalogVersion.productsChangedSince(version)).toEqual(new Set());
});

test("changes during the reading are not lost", async () => {
  let hasChanged = false;
  const reading = followProducts(
    {
      query: async (config) => {
        const result = await database.pool.query(config);
        // Comes after the row was read and before the index is ready.
        if (hasChanged) return result as never;
        hasChanged = true;
        await owner.query("update products set price = price + 10 where id ~ '-1$'");
        await catalogVersion.catchUp();
        return result as never;
      },
    },
    catalogVersion,
    { met: () => {}, over: () => {} },
  );
  afterAll(() => reading.stop());
  await reading.ready();
  const other = shopOf(reading);
  const filters = productFilters.parse({ sort: "price-up", facets: "true" });
  expect(await listProducts(other, filters)).toEqual(await listProducts(slow, filters));
});
