import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { getProductById } from "#contract/catalog/catalog.ts";
import { getAllReviewsByProduct } from "#contract/catalog/reviews.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../testing/guest-order.ts";
import { signIn } from "../testing/sign-in.ts";
import { findProduct } from "./find-product.ts";
import { countReviews, listReviews } from "./reviews/list-reviews.ts";
import { readReviewGallery } from "./reviews/review-gallery.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { catalogVersion } = shop.services;
const reader = await signIn(shop);

async function changesOf(statement: string, values: unknown[] = []): Promise<string[] | undefined> {
  await catalogVersion.catchUp();
  const before = catalogVersion.current();
  await pool.query(statement, values);
  await catalogVersion.catchUp();
  const changes = catalogVersion.changesSince(before);
  return changes && [...changes].sort();
}

const ids: string[] = (await pool.query("select id from products where published order by id")).rows.map(
  ({ id }) => id,
);
const id = "liberty-v-neck-set";
const watched = [...ids.slice(0, 7), ...ids.slice(-7)];

beforeAll(async () => {
  await pool.query(
    "insert into product_stock (id, product_id, size, pieces) select gen_random_uuid(), id, 'M', 4 from products",
  );
});

test("names the products of a change", async () => {
  expect(await changesOf("update products set price = price + 50 where id = $1", [id])).toEqual([`p:${id}`]);
  expect(await changesOf("update products set published = false where id = $1", [id])).toEqual([
    "c:Men",
    `p:${id}`,
  ]);
  await changesOf("update products set published = true where id = $1", [id]);
  expect(await changesOf("update product_stock set pieces = 3 where product_id = $1", [id])).toEqual([
    `p:${id}`,
  ]);
  expect(await changesOf("update charges set amount = amount + 1")).toBeUndefined();
  expect(await changesOf("insert into settings (name, value) values ('tagline', '\"New\"')")).toBeUndefined();
});

test("invalidates products that show another one when it is hidden or published again", async () => {
  const [chosen] = watched.filter((other) => other !== id);
  await changesOf("insert into product_relations (product_id, related_id, position) values ($1, $2, 0)", [
    id,
    chosen,
  ]);
  for (const published of [false, true])
    expect(
      await changesOf("update products set published = $2 where id = $1", [chosen, published]),
    ).toContain(`p:${id}`);
  expect(await changesOf("delete from product_relations where product_id = $1", [id])).toEqual([`p:${id}`]);
});

test("moves no version for a change without visible effect", async () => {
  const before = catalogVersion.current();
  await changesOf("update products set price = 1 where false");
  await changesOf("update product_stock set pieces = pieces + 100 where pieces > 6");
  expect(catalogVersion.current()).toBe(before);
});

test("invalidates everything for a follower that is too far behind", async () => {
  await catalogVersion.catchUp();
  const before = catalogVersion.current();
  await pool.query("update catalog_version set version = version + 3");
  await pool.query("update products set price = price + 50 where id = $1", [id]);
  await catalogVersion.catchUp();
  expect(catalogVersion.changesSince(before)).toBeUndefined();
});

/** Changes by a merchant, a shopper or a repair by hand to a product, and to another one. */
const happenings: Record<string, (one: string, other: string) => Promise<unknown>> = {
  price: (one) => pool.query("update products set price = price + 50 where id = $1", [one]),
  sale: (one) => pool.query("update products set sale_price = 100 where id = $1", [one]),
  renamed: (one) => pool.query("update products set name = name || '.' where id = $1", [one]),
  hidden: (one) => pool.query("update products set published = not published where id = $1", [one]),
  moved: (one, other) =>
    pool.query(
      "update products set category_id = (select category_id from products where id = $2) where id = $1",
      [one, other],
    ),
  related: (one, other) =>
    pool.query(
      `insert into product_relations (product_id, related_id, position) select $1::text, $2::text, 0 where $1 <> $2
       on conflict do nothing`,
      [one, other],
    ),
  unrelated: (one) => pool.query("delete from product_relations where product_id = $1", [one]),
  sold: (one) =>
    pool.query("update product_stock set pieces = greatest(pieces - 1, 0) where product_id = $1", [one]),
  picture: (one) => pool.query("update product_images set alt = alt || '.' where product_id = $1", [one]),
  color: (one) => pool.query("delete from product_colors where product_id = $1 and position > 1", [one]),
  reviewed: (one) =>
    shop.post(
      "/reviews/createReview",
      { productID: one, userID: reader.user.id, rating: 1 + (one.length % 5), review: "Good" },
      { cookie: reader.cookie },
    ),
  unreviewed: (one) => pool.query("delete from reviews where product_id = $1", [one]),
  bought: (one) =>
    shop.post("/orders/createOrder", guestOrder({ items: [{ ...plainLine, _id: one }] }), {
      cookie: reader.cookie,
    }),
  author: () => pool.query("update users set name = name || '.' where id = $1", [reader.user.id]),
  category: () => pool.query("update categories set name_ur = name_ur || '.' where name = 'Men'"),
};

const anyId = fc.constantFrom(...watched);

test("leaves no stale cached data of a product after any change", async () => {
  const anything = fc.record({ what: fc.constantFrom(...Object.keys(happenings)), one: anyId, other: anyId });
  for (const { what, one, other } of fc.sample(anything, { numRuns: 150, seed: 20261123 })) {
    await happenings[what]?.(one, other);
    await catalogVersion.catchUp();
    for (const id of watched) {
      const kept = await shop.post("/products/getProductById", { id });
      const product = await findProduct(shop.database, id);
      const fresh = product && JSON.parse(JSON.stringify(z.encode(getProductById.success.body, { product })));
      expect(
        kept.statusCode === 404 ? undefined : kept.json(),
        `${id} after ${what} ${one} ${other}`,
      ).toEqual(fresh);
    }
    const id = one;
    const reviews = {
      reviews: await listReviews(shop.database, id, {}),
      count: await countReviews(pool, id),
      gallery: await readReviewGallery(pool, id),
    };
    const kept = await shop.post("/reviews/getAllReviewsByProduct", { id });
    expect(kept.json(), `reviews after ${what} ${one}`).toEqual(
      JSON.parse(JSON.stringify(z.encode(getAllReviewsByProduct.success.body, reviews))),
    );
  }
}, 120_000);
