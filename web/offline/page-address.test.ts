import { expect, test } from "vitest";
import { cachedPageAddress, prefixIn } from "./page-address.ts";

const origin = "https://shop.example";

test.each([
  ["/", "/"],
  ["/cart", "/cart"],
  ["/cart/", "/cart"],
  ["/cart?from=mail", "/cart"],
  ["/selectedItem/mall-road-v-neck-set?utm_source=x", "/selectedItem/mall-road-v-neck-set"],
  ["/products?utm_source=x&page=2&color=Teal", "/products?color=Teal&page=2"],
  ["/?category=Men&fbclid=1", "/?category=Men"],
  ["/ur", "/ur/"],
  ["/ur/", "/ur/"],
  ["/ur/products?color=Teal&x=1", "/ur/products?color=Teal"],
  ["/offline?page=%2Fabout", "/offline"],
])("caches %s as %s", (path, kept) => {
  expect(cachedPageAddress(origin + path)).toBe(origin + kept);
});

test.each([
  "/orders",
  "/profile",
  "/ur/orders",
  "/order-success/TB-1234-ABCD-5678",
  "/login",
  "/signup",
  "/forget",
  "/otp/7",
  "/reset/7/code",
  "/admin",
  "/admin/orders",
  "/docs",
  "/Orders",
  "/orders/..%2fcart",
  "/users/persistUserSession",
  "/no/such/page",
])("never caches %s", (path) => {
  expect(cachedPageAddress(origin + path)).toBeUndefined();
});

test("begins an address with its language", () => {
  expect(["/", "/ur", "/ur/cart", "/urology"].map(prefixIn)).toEqual(["", "/ur", "/ur", ""]);
});
