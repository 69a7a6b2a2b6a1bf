import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { productFilters } from "#contract/catalog/catalog.ts";
import { refreshSearch } from "#database/search/refresh-search.ts";
import { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { type Listing, listProducts } from "./list-products.ts";
import { createSearch } from "./search/search.ts";
import { listRowByRow, readRows } from "./testing/list-row-by-row.ts";

// Lists, facet counts and searches equal a row-by-row evaluation for random products, filters and changes.

const { database, services } = await createTestShop();
const { catalogVersion } = services;
const owner = new pg.Client({ connectionString: database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

/** Park and Miller's generator: a reproducible sequence. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
const random = randomFrom(20_261_125);
const oneOf = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;

const search = createSearch(database, catalogVersion);
const shop: Listing = {
  database,
  search,
  counts: {
    totals: new VersionedCache(catalogVersion, { maxEntries: 1 }),
    facets: new VersionedCache(catalogVersion, { maxEntries: 1 }),
  },
};

const choices: Record<string, readonly string[]> = {
  category: ["Women", "Men", "Unisex", "Lab Coats", "Caps", "Nowhere"],
  color: ["Navy Blue", "Black", "White", "Teal", "Maroon", "Beige", "Beige,Teal,Maroon", "Nocolor,Black"],
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
    "murree underscrub",
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
  const rows = await readRows(owner);
  for (let time = 0; time < times; time += 1) {
    const filters = randomFilters();
    const understood = filters.q === undefined ? undefined : await search.understand(filters.q);
    const { total, ids, facets, nearest, isPartial } = listRowByRow(rows, filters, understood?.reading);
    const list = await listProducts(shop, filters);
    const what = JSON.stringify(filters);
    expect(list, what).toMatchObject({ totalProducts: total, page: filters.page, facets });
    expect(list.totalPages, what).toBe(Math.ceil(total / 12));
    expect(
      list.productData.map(({ id }) => id),
      what,
    ).toEqual(ids);
    expect(list.search?.isPartial, what).toBe(understood && (isPartial ?? false));
    if (total > 0 || !understood) expect(list, what).not.toHaveProperty("nearest");
    else if (isPartial !== undefined)
      expect(
        list.nearest?.map(({ id }) => id),
        what,
      ).toEqual(nearest);
    else expect(list.nearest, what).toHaveLength(4);
  }
}

/** Copies of the demo shop's products that differ in everything that lists use. */
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

test("answers lists and searches as a row-by-row evaluation does", async () => {
  await expectEqual(60);
  await addProducts(8);
  await expectEqual(150);
}, 120_000);

test.each(changes)(
  "answers as a row-by-row evaluation does after: %s",
  async (change) => {
    await owner.query(change);
    await expectEqual(25);
  },
  60_000,
);

test("finds a changed name at once, and no longer the old one", async () => {
  await owner.query("begin");
  await owner.query("update products set name = 'Zebra Tunic' where id ~ 'cap-1$'");
  const { rows } = await owner.query<{ id: string }>("select id from products where id ~ 'cap-1$'");
  await refreshSearch(
    owner,
    rows.map(({ id }) => id),
  );
  await owner.query("commit");
  await expectEqual(10);
  const found = await listProducts(shop, productFilters.parse({ q: "zebra" }));
  expect(found.totalProducts).toBe(rows.length);
});
