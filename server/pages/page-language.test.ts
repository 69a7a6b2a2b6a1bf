import { expect, test } from "vitest";
import { languageOf, withoutPrefix } from "#contract/languages.ts";
import { languageRedirect } from "./page-language.ts";

const redirectOf = (address: string, remembered?: string) =>
  languageRedirect(new URL(`http://shop.test${address}`), remembered);

test("an address says in which language its page is", () => {
  expect(["/ur", "/ur/cart", "/UR/cart"].map(languageOf)).toEqual(["ur", "ur", "ur"]);
  expect(["/", "/urdu", "/cart/ur"].map(languageOf)).toEqual(["en", "en", "en"]);
  expect(["/ur", "/ur/cart", "/cart"].map(withoutPrefix)).toEqual(["/", "/cart", "/cart"]);
});

test("a chosen language is saved in a cookie and removed from the address", () => {
  expect(redirectOf("/products?color=Teal&language=ur")).toEqual({
    location: "/ur/products?color=Teal",
    chosen: "ur",
  });
  expect(redirectOf("/ur/cart?language=en", "ur")).toEqual({ location: "/cart", chosen: "en" });
  expect(redirectOf("/ur?language=en")).toEqual({ location: "/", chosen: "en" });
});

test("visitors with the Urdu cookie are redirected to Urdu, others are not", () => {
  expect(redirectOf("/cart?page=2", "ur")).toEqual({ location: "/ur/cart?page=2" });
  expect(redirectOf("/ur/cart", "ur")).toBeUndefined();
  expect(redirectOf("/cart", "en")).toBeUndefined();
  expect(redirectOf("/cart", "xx")).toBeUndefined();
  expect(redirectOf("/cart?language=xx")).toBeUndefined();
});

test("the first page in Urdu has one address", () => {
  expect(redirectOf("/ur?page=2")).toEqual({ location: "/ur/?page=2" });
  expect(redirectOf("/UR", "ur")).toEqual({ location: "/ur/" });
  expect(redirectOf("/ur/")).toBeUndefined();
});

test.each([
  "//evil.example/x?language=en",
  "/ur//evil.example?language=en",
  "/ur/\\evil.example?language=en",
])("%s leads to no other shop", (address) => {
  expect(redirectOf(address)?.location).toMatch(/^\/[^/\\]/);
});
