import fc from "fast-check";
import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

test.each([
  ["/products", "/products"],
  ["/selectedItem/%D9%84%D8%A7%DB%81%D9%88%D8%B1", "/selectedItem/%D9%84%D8%A7%DB%81%D9%88%D8%B1"],
  ["http://shop.example/healthz?x=1", "/healthz?x=1"],
  ["http://shop.example", "/"],
  ["HTTPS://shop.example?q=coat", "/?q=coat"],
  ["http://shop.example//other.example", "//other.example"],
  ["/products/%ff", "/products/%25ff"],
  ["/products/%zz", "/products/%25zz"],
  ["/%", "/%25"],
  ["/about%e2%80", "/about%25e2%2580"],
  ["/about%0a%85", "/about%250a%2585"],
  ["/about%0a/%85?q=%ff", "/about%0a/%2585?q=%ff"],
  ["/about%250a", "/about%250a"],
])("%s is read as %s", (url, readable) => {
  expect(readableAddress(url)).toBe(readable);
});

test("any address can be read, and one that could be read before stays as it is", () => {
  const part = fc.oneof(fc.string(), fc.constantFrom("%", "%0a", "%ff", "%e2", "%80", "%a8", "/", "a"));
  const path = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join("").replace(/[?#]/g, "")}`);
  fc.assert(
    fc.property(path, (url) => {
      expect(() => decodeURIComponent(readableAddress(url))).not.toThrow();
      if (isReadable(url)) expect(readableAddress(url)).toBe(url);
    }),
    { numRuns: 1_000 },
  );
});

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
