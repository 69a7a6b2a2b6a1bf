import { describe, expect, test } from "vitest";
import { productList } from "#contract/catalog/catalog.ts";
import { demoShop } from "#database/seeds/demo-shop.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const shop = await createTestShop();

async function list(query: string) {
  const response = await shop.post(`/products/getProducts${query}`);
  expect(response.statusCode).toBe(200);
  return productList.parse(response.json());
}

async function names(query: string) {
  return (await list(query)).productData.map((product) => product.name);
}

describe("getProducts", () => {
  test("gives pages of twelve with true counts", async () => {
    const first = await list("");
    expect(first).toMatchObject({ page: 1, totalPages: 4, totalProducts: demoShop.products.length });
    expect(first.productData).toHaveLength(12);
    const last = await list("?page=4");
    expect(last.productData).toHaveLength(demoShop.products.length - 36);
  });

  test("shows every product on exactly one page", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => names(`?page=${page}`)));
    expect(pages.flat().sort()).toEqual(demoShop.products.map((product) => product.name).sort());
  });

  test("answers a page past the end with an empty list and the true number of pages", async () => {
    expect(await list("?page=99")).toEqual({ productData: [], page: 99, totalPages: 4, totalProducts: 40 });
  });

  test.each([
    ["1000000000", 1_000_000_000],
    ["9".repeat(400), Number.MAX_SAFE_INTEGER],
  ])("treats the page %s as one past the end", async (asked, page) => {
    expect(await list(`?page=${asked}`)).toEqual({ productData: [], page, totalPages: 4, totalProducts: 40 });
  });

  test.each(["abc", "-1", "0", "1.5", "01", "+1", "1e9", ""])("reads the page %j as 1", async (page) => {
    expect(await list(`?page=${encodeURIComponent(page)}`)).toMatchObject({ page: 1 });
  });

  test("combines filters and counts what matches all of them", async () => {
    const { productData, totalProducts } = await list(
      "?category=Men&color=Navy%20Blue&fabric_type=Cotton%20Twill",
    );
    const expected = demoShop.products.filter(
      (product) =>
        product.category === "Men" &&
        product.colors.includes("Navy Blue") &&
        product.fabrics.includes("Cotton Twill"),
    );
    expect(totalProducts).toBe(expected.length);
    expect(productData.map((product) => product.id).sort()).toEqual(expected.map(({ id }) => id).sort());
  });

  test("filters by size", async () => {
    const { productData } = await list("?category=Caps&size=S");
    expect(productData).toHaveLength(4);
    expect((await list("?category=Caps&size=3XL")).totalProducts).toBe(0);
  });

  test("reads All and an empty value as no filter", async () => {
    expect((await list("?category=All&color=All&fabric_type=")).totalProducts).toBe(40);
  });

  test.each(["category", "color", "fabric_type", "size"])(
    "finds nothing for an unknown %s",
    async (filter) => {
      expect(await list(`?${filter}=Unknown`)).toMatchObject({
        productData: [],
        totalPages: 0,
        totalProducts: 0,
      });
    },
  );

  test("uses the first of a repeated parameter", async () => {
    const repeated = await list("?color=Teal&color=Maroon");
    expect(repeated).toEqual(await list("?color=Teal"));
  });

  test("sorts by rating, best first, and by age, newest first", async () => {
    const ratings = (await list("?sort=rating")).productData.map((product) => product.averageRating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const moments = (await list("?sort=newest")).productData.map((product) => product.createdAt);
    expect(moments).toEqual(moments.toSorted().reverse());
  });

  test("accepts no body, an empty body of JSON type, and an empty object", async () => {
    const bodies = [
      await shop.post("/products/getProducts"),
      await shop.app.inject({
        method: "POST",
        url: "/products/getProducts",
        headers: { "content-type": "application/json" },
        payload: "",
      }),
      await shop.post("/products/getProducts", {}),
    ];
    expect(bodies.map((response) => response.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(bodies.map((response) => response.body)).size).toBe(1);
  });

  test.each([
    "?category=%27%20OR%201%3D1--",
    "?color[]=a&color[]=b",
    "?q=%27)%3Bdrop%20table%20products",
    "?q=%26%7C!()%3A*",
    `?q=${"a".repeat(100)}`,
  ])("answers the hostile query %s with an empty list or everything, never with a failure", async (query) => {
    expect((await shop.post(`/products/getProducts${query}`)).statusCode).toBe(200);
  });

  test.each(["?category=%00", `?q=${"a".repeat(101)}`])(
    "refuses %s in the contract's words",
    async (query) => {
      const response = await shop.post(`/products/getProducts${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "INVALID", fields: {} });
    },
  );
});

describe("search", () => {
  test.each([
    ["mandarin", "Noor Mandarin Set"],
    ["TB-W-101", "Mall Road V-Neck Set"],
    ["lab coat charcoal", "Charcoal Clinic Coat"],
    ["jog", "Ravi Jogger Trousers"],
  ])("finds %s in name, code, category and color", async (typed, name) => {
    expect(await names(`?q=${encodeURIComponent(typed)}`)).toContain(name);
  });

  test.each(["mandrin", "mandarinn", "mandarim", "madnarin"])("tolerates the slip in %s", async (typed) => {
    expect(await names(`?q=${typed}`)).toContain("Noor Mandarin Set");
  });

  test("combines with filters", async () => {
    expect(await names("?q=mandarin&category=Men")).toEqual(
      expect.arrayContaining(["Consultant Mandarin Set", "Minar Mandarin Top"]),
    );
    expect(await names("?q=mandarin&category=Men")).not.toContain("Noor Mandarin Set");
  });

  test("finds nothing where nothing is similar", async () => {
    expect(await list("?q=submarine")).toMatchObject({ productData: [], totalProducts: 0 });
  });
});

describe("getProductById", () => {
  test("gives the product with up to eight others of its category, best rated first", async () => {
    const response = await shop.post("/products/getProductById", { id: "mall-road-v-neck-set" });
    expect(response.statusCode).toBe(200);
    const { product } = response.json();
    expect(product).toMatchObject({
      id: "mall-road-v-neck-set",
      product_code: "TB-W-101",
      price: 4850,
      sale_price: 0,
    });
    expect(Object.keys(product.images)[0]).toBe("primary");
    expect(product.relatedProducts).toHaveLength(8);
    const ratings = product.relatedProducts.map(
      (related: { averageRating: number }) => related.averageRating,
    );
    expect(ratings).toEqual(ratings.toSorted((a: number, b: number) => b - a));
    expect(
      product.relatedProducts.every((related: { category: string }) => related.category === "Women"),
    ).toBe(true);
  });

  test.each(["1;drop", "unknown", "../etc/passwd"])("answers %s with 404", async (id) => {
    const response = await shop.post("/products/getProductById", { id });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  test("hides unpublished products", async () => {
    await shop.database.pool.query("update products set published = false where id = 'ward-v-neck-top'");
    await expect
      .poll(async () => (await shop.post("/products/getProductById", { id: "ward-v-neck-top" })).statusCode)
      .toBe(404);
    await expect.poll(async () => (await list("")).totalProducts).toBe(39);
    await shop.database.pool.query("update products set published = true where id = 'ward-v-neck-top'");
    await expect.poll(async () => (await list("")).totalProducts).toBe(40);
  });

  test("names the missing id", async () => {
    const response = await shop.post("/products/getProductById");
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: "Name the product",
      message: "Name the product",
      code: "INVALID",
      fields: { id: "Name the product" },
      reason: "NAME_THE_PRODUCT",
      fieldReasons: { id: { reason: "NAME_THE_PRODUCT" } },
    });
  });
});

describe("the lists", () => {
  test("gives the ten newest for getLatestPRoducts", async () => {
    const products = (await shop.post("/products/getLatestPRoducts")).json();
    const newest = demoShop.products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 10);
    expect(products.map((product: { id: string }) => product.id)).toEqual(newest.map(({ id }) => id));
  });

  test.each([
    ["/productDetails/getAllCategories", "name", demoShop.categories.map(({ name }) => name)],
    ["/productDetails/getAllColors", "label", demoShop.colors.map(({ label }) => label)],
    ["/productDetails/getAllFabrics", "name", demoShop.fabrics.map(({ name }) => name)],
    ["/pricing/getPricing", "amount", [250, 300, 350, 500]],
  ])("%s preserves the merchant's order", async (url, key, expected) => {
    const rows = (await shop.app.inject({ url })).json();
    expect(rows.map((row: Record<string, unknown>) => row[key])).toEqual(expected);
  });

  test("refuse writes, and show nothing to foreign origins", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"] as const) {
      const response = await shop.app.inject({ method, url: "/productDetails/getAllColors" });
      expect(response.statusCode).toBe(404);
    }
    const foreign = await shop.app.inject({
      url: "/productDetails/getAllColors",
      headers: { origin: "https://evil.example" },
    });
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
  });
});
