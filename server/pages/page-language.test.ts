import { expect, test } from "vitest";
import { languageOf, withoutPrefix } from "#contract/languages.ts";
import { languageRedirect } from "./page-language.ts";

const redirectOf = (address: string) => languageRedirect(new URL(`http://shop.test${address}`));

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
  expect(redirectOf("/ur/cart?language=en")).toEqual({ location: "/cart", chosen: "en" });
  expect(redirectOf("/ur?language=en")).toEqual({ location: "/", chosen: "en" });
});

test("an address that names no language to choose is the right one", () => {
  for (const address of ["/", "/cart?page=2", "/ur/cart", "/cart?language=xx"])
    expect(redirectOf(address)).toBeUndefined();
});

test("the first page in Urdu has one address", () => {
  expect(redirectOf("/ur?page=2")).toEqual({ location: "/ur/?page=2" });
  expect(redirectOf("/UR")).toEqual({ location: "/ur/" });
  expect(redirectOf("/ur/")).toBeUndefined();
});

test.each([
  "//evil.example/x?language=en",
  "/ur//evil.example?language=en",
  "/ur/\\evil.example?language=en",
])("%s leads to no other shop", (address) => {
  expect(redirectOf(address)?.location).toMatch(/^\/[^/\\]/);
});
