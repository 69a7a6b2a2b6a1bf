import fc from "fast-check";
import { expect, test } from "vitest";
import { productFilters, productSorts } from "#contract/catalog/catalog.ts";
import {
  filterNames,
  filtersSet,
  type ListQuery,
  listAddress,
  readListQuery,
  sortsOf,
  withoutFilter,
} from "./product-list-query.ts";

function read(address: string): ListQuery {
  return readListQuery(new URL(address, "http://shop.example").searchParams);
}

const anyText = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .map((text) => text.trim().replace(/^All$/, ""));
const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  category: anyText,
  fabric_type: anyText,
  color: anyText,
  size: anyText,
  garment_type: anyText,
  min_price: fc.constantFrom("", "0", "2500"),
  max_price: fc.constantFrom("", "999999999"),
  q: anyText,
  sort: fc.constantFrom("", ...productSorts),
});

test("reads back the list that an address was made for", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      // Newest is the default order, except in a search.
      const isPlain = query.q === "" && query.sort === "newest";
      expect(read(listAddress(query))).toEqual(isPlain ? { ...query, sort: "" } : query);
    }),
  );
});

test("gives the list without filters the plain address", () => {
  expect(listAddress(read("/products?page=1&category=All&color=&sort=newest"))).toBe("/products");
});

test("orders a search by best match, or by newest on request", () => {
  expect(read("/products?q=polo").sort).toBe("");
  expect(read("/products?q=polo&sort=").sort).toBe("");
  expect(read("/products?q=polo&sort=newest").sort).toBe("newest");
  expect(sortsOf(read("/products?q=polo")).map(({ label }) => label)).toEqual([
    "Best match",
    "Newest first",
    "Price: low to high",
    "Price: high to low",
    "Best rated",
  ]);
  expect(sortsOf(read("/products")).map(({ label }) => label)).toEqual([
    "Newest first",
    "Price: low to high",
    "Price: high to low",
    "Best rated",
  ]);
});

test("reads page, filters and sort like the API", () => {
  for (const search of [
    "page=01",
    "page=1e9",
    "page=1000000000",
    `page=${"9".repeat(400)}`,
    "page=2&page=3",
    "page=-1",
    "sort=cheap",
    "category=All",
    "color=+Teal+",
    "min_price=02500&max_price=cheap",
    "max_price=۲۵۰۰",
    "min_price=-5&max_price=1.5",
  ]) {
    const params = new URLSearchParams(search);
    const api = productFilters.parse(
      Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])),
    );
    const page = readListQuery(params);
    expect(page.page, search).toBe(api.page);
    expect(page.sort || "newest", search).toBe(api.sort ?? "newest");
    for (const name of filterNames) expect(page[name], search).toBe(String(api[name] ?? ""));
  }
});

test("joins the colours that a form sends one by one", () => {
  expect(read("/products?color=Black&color=&color=Teal").color).toBe("Black,Teal");
  expect(listAddress(read("/products?color=Black%2CTeal"))).toBe("/products?color=Black%2CTeal");
});

test("retains the other filters and begins at page 1 after one is removed", () => {
  const query = read("/products?page=3&category=Men&color=Teal&sort=rating");
  expect(listAddress(withoutFilter(query, "color"))).toBe("/products?category=Men&sort=rating");
});

test("lists the active filters in the order of their controls", () => {
  expect(filtersSet(read("/products?q=coat&color=White&category=Lab+Coats"))).toEqual([
    { name: "category", value: "Lab Coats" },
    { name: "color", value: "White" },
    { name: "q", value: "coat" },
  ]);
});

test("omits parameters that the API would refuse", () => {
  const address = new URLSearchParams({
    category: "\u0000Men\u0007",
    q: `${"a".repeat(99)}😀`,
    color: "x".repeat(101),
  });
  const query = readListQuery(address);
  expect(query.category).toBe("Men");
  expect(query.q).toBe("a".repeat(99));
  expect(query.color).toHaveLength(100);
  expect(productFilters.safeParse({ ...query, page: "1" }).success).toBe(true);
});
