import { expect, test } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { readPricing } from "./read-pricing.ts";

const { database } = await createTestShop();

test("products are read once each with all their choices, and unknown ones are left out", async () => {
  const productIds = ["liberty-v-neck-set", "nothing", "liberty-v-neck-set"];
  const pricing = await readPricing(database.pool, {
    productIds,
    couponCode: "flat500",
    email: "a@example.com",
  });
  expect([...pricing.products.keys()]).toEqual(["liberty-v-neck-set"]);
  const product = pricing.products.get("liberty-v-neck-set");
  expect(product).toMatchObject({ name: "Liberty V-Neck Set", category: "Men", price: 4750, sale_price: 0 });
  expect(product?.colors.map((color) => color.label).sort()).toEqual(
    ["Black", "Navy Blue", "OT Green", "Royal Blue", "Teal"].sort(),
  );
  expect(pricing.charges).toMatchObject({
    delivery: 250,
    nameEngraving: 300,
    surgicalCap: 350,
    customSize: 500,
  });
  expect(pricing.coupon).toMatchObject({ code: "FLAT500", minimumSubtotal: 5000, state: "live" });
});

test("PostgreSQL plans the question once, not at every order", async () => {
  const client = await database.pool.connect();
  const question = { couponCode: null, email: "a@example.com" };
  for (const count of [1, 1, 2, 1, 3, 1, 1, 2, 1, 1, 1, 1]) {
    const productIds = Array.from({ length: count }, (_, index) => `product-${index}`);
    await readPricing(client, { ...question, productIds });
  }
  const { rows } = await client.query(
    "select custom_plans from pg_prepared_statements where statement like '%coupon_state(%'",
  );
  client.release();
  // The first five plans are made to compare with.
  expect(rows).toMatchObject([{ custom_plans: 5 }]);
});
