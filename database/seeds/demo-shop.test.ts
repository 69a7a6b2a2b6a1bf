import { describe, expect, it } from "vitest";
import { demoShop } from "./demo-shop.ts";

const { products, reviews, customers, coupons } = demoShop;

function slug(name: string) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

describe("the demo catalogue", () => {
  it("has forty products, each with an id made from its name", () => {
    expect(products).toHaveLength(40);
    expect(products.map((product) => product.id)).toEqual(products.map((product) => slug(product.name)));
    expect(new Set(products.map((product) => product.id)).size).toBe(40);
    expect(new Set(products.map((product) => product.productCode)).size).toBe(40);
  });

  it("dates no two products alike, so that the latest ten are always the same ten", () => {
    expect(new Set(products.map((product) => product.createdAt)).size).toBe(40);
  });

  it("sells below the price only when on sale", () => {
    for (const product of products) expect(product.salePrice).toBeLessThan(product.price);
  });

  it("draws every product in the fabric and the trousers it offers first", () => {
    const fabricNames = { cotton: "Plain Cotton", twill: "Cotton Twill", stretch: "Four-Way Stretch" };
    for (const { drawing, fabrics, trouserOptions } of products) {
      expect(fabricNames[drawing.fabric ?? "cotton"]).toBe(fabrics[0]);
      if (drawing.trouser) expect(trouserOptions[0]?.toLowerCase()).toBe(drawing.trouser);
    }
  });

  it("says everything in Urdu too", () => {
    const { categories, colors, fabrics, trousers } = demoShop;
    const texts = [
      ...products.flatMap(({ nameUrdu, descriptionUrdu }) => [nameUrdu, descriptionUrdu]),
      ...[...categories, ...fabrics, ...trousers].map((entry) => entry.name_ur),
      ...colors.map((color) => color.label_ur),
    ];
    // Not a Latin letter, nor an Arabic one that Urdu writes otherwise.
    for (const text of texts) expect(text).toMatch(/^[^a-zكيىة]*[\u0600-\u06ff][^a-zكيىة]*$/i);
    expect(new Set(products.map((product) => product.nameUrdu)).size).toBe(40);
  });

  it("writes colour values in lower case, as the database asks", () => {
    for (const color of demoShop.colors) expect(color.value).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("the demo reviews", () => {
  it("belong to known products and customers, one review of a product each", () => {
    const productIds = new Set(products.map((product) => product.id));
    const emails = new Set(customers.map((customer) => customer.email));
    for (const review of reviews) {
      expect(productIds).toContain(review.productId);
      expect(emails).toContain(review.customer);
    }
    const pairs = reviews.map((review) => `${review.customer} ${review.productId}`);
    expect(new Set(pairs).size).toBe(reviews.length);
  });

  it("are later than the product", () => {
    const made = new Map(products.map((product) => [product.id, product.createdAt]));
    for (const review of reviews)
      expect(review.createdAt > (made.get(review.productId) ?? "9999")).toBe(true);
  });

  it("leave some products without any, so that the empty state is seen too", () => {
    const reviewed = new Set(reviews.map((review) => review.productId));
    expect(reviewed.size).toBeGreaterThan(30);
    expect(reviewed.size).toBeLessThan(40);
  });

  it("uses only addresses that receive no mail", () => {
    for (const customer of customers) expect(customer.email).toMatch(/@example\.com$/);
  });
});

describe("the demo coupons", () => {
  it("hold one of each kind and one that has expired", () => {
    expect(coupons.map((coupon) => coupon.code)).toEqual(["WELCOME10", "FLAT500", "EID2025"]);
    expect(coupons.filter((coupon) => coupon.endsAt !== null && coupon.endsAt < "2025-12-31")).toHaveLength(
      1,
    );
  });
});
