import { expect, test } from "vitest";
import type { ProductFacets, ProductList } from "#contract/catalog/catalog.ts";
import { demoShop } from "#database/seeds/demo-shop.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const { post } = await createTestShop();

async function list(filters: Record<string, string>): Promise<ProductList> {
  const response = await post(`/products/getProducts?${new URLSearchParams(filters)}`);
  expect(response.statusCode).toBe(200);
  return response.json<ProductList>();
}

async function facetsOf(filters: Record<string, string>): Promise<ProductFacets> {
  const { facets } = await list({ ...filters, facets: "true" });
  if (!facets) throw new Error("The list came without its facets.");
  return facets;
}

const names = ["category", "garment_type", "color", "fabric_type", "size"] as const;

test.each<Record<string, string>[]>([
  [{}],
  [{ category: "Women" }],
  [{ category: "Men", color: "Navy Blue" }],
  [{ garment_type: "trousers", size: "M" }],
  [{ fabric_type: "Four-Way Stretch", min_price: "3000", max_price: "5500" }],
  [{ q: "mandarin", color: "Black" }],
  [{ category: "Women", color: "Black,Teal" }],
  [{ category: "Caps", size: "3XL" }],
])("counts for each value of a facet what choosing it would show: %j", async (filters) => {
  const facets = await facetsOf(filters);
  for (const name of names) {
    for (const { value, count } of facets[name]) {
      expect((await list({ ...filters, [name]: value })).totalProducts, `${name} ${value}`).toBe(count);
      expect(count).toBeGreaterThan(0);
    }
  }
});

test("gives every product of the demo shop a type, and counts a category's types in their order", async () => {
  const { garment_type: types, category, price } = await facetsOf({});
  expect(types.map(({ value }) => value)).toEqual([
    ...["set", "top", "trousers", "coat", "underscrub", "cap"],
  ]);
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(demoShop.products.length);
  expect(category.map(({ value }) => value)).toEqual(demoShop.categories.map(({ name }) => name));
  const all = await list({ sort: "price-up" });
  expect(price?.least).toBe(all.productData[0]?.from_price);
  expect((await facetsOf({ category: "Caps" })).garment_type).toEqual([{ value: "cap", count: 4 }]);
});

test("counts the price without its own bounds", async () => {
  expect((await facetsOf({ min_price: "5000" })).price).toEqual((await facetsOf({})).price);
  expect((await facetsOf({ q: "submarine" })).price).toBeNull();
});

test("leaves facets out of a list unless requested", async () => {
  expect(await list({})).not.toHaveProperty("facets");
  expect(await list({ facets: "no" })).not.toHaveProperty("facets");
});

test("finds nothing for an unknown type", async () => {
  expect(await list({ garment_type: "toga" })).toMatchObject({ productData: [], totalProducts: 0 });
});
