import { describe, expect, test } from "vitest";
import { answerAddress, cacheKindOf, filesOfPage, mayBeCached } from "./cached-requests.ts";

const origin = "https://shop.example";

describe("request", () => {
  test.each([
    ["POST", "/products/getProductById", "answers"],
    ["POST", "/products/getProducts?page=2", "answers"],
    ["GET", "/pricing/getPricing", "answers"],
    ["GET", "/assets/root-DYLXEHjl.css", "files"],
    ["GET", "/ur/assets/root-abc.js", "files"],
    ["GET", "/pictures/rail-1080.avif", "pictures"],
    ["GET", "/cart", "pages"],
  ])("%s %s is cached", (method, path, kind) => {
    expect(cacheKindOf(method, origin + path)).toBe(kind);
  });

  test.each([
    ["GET", "/users/persistUserSession"],
    ["POST", "/users/login"],
    ["POST", "/orders/createOrderAsGuest"],
    ["POST", "/orders/getAllOrdersForUser"],
    ["POST", "/orders/trackOrder"],
    ["POST", "/api/coupons/verifyCouponAtCheckout"],
    ["POST", "/measurements/getAllMeasurementSets"],
    ["POST", "/reviews/createReview"],
    ["GET", "/orders"],
    ["GET", "/orders.data"],
    ["GET", "/profile"],
    ["GET", "/admin"],
    ["GET", "/api/admin/orders"],
    ["POST", "/cart"],
    ["POST", "/assets/root-abc.js"],
  ])("%s %s is not cached", (method, path) => {
    expect(cacheKindOf(method, origin + path)).toBeUndefined();
  });
});

describe("response", () => {
  const answer = (control: string | undefined, rest: object = {}) => ({
    status: 200,
    type: "basic" as const,
    redirected: false,
    headers: new Headers(control === undefined ? {} : { "cache-control": control }),
    ...rest,
  });

  test("marked as public is cached", () => {
    expect(mayBeCached("pages", answer("public, max-age=0, must-revalidate"))).toBe(true);
    expect(mayBeCached("answers", answer(undefined))).toBe(true);
  });

  test.each(["private, no-store", "no-store", "private"])("marked as %s is not cached", (control) => {
    for (const kind of ["pages", "answers", "files", "pictures"] as const) {
      expect(mayBeCached(kind, answer(control))).toBe(false);
    }
  });

  test("of a page without caching headers is not cached", () => {
    expect(mayBeCached("pages", answer(undefined))).toBe(false);
  });

  test.each([
    { status: 404 },
    { status: 503 },
    { status: 206 },
    { redirected: true },
    { type: "opaque" as const },
    { type: "opaqueredirect" as const, status: 0 },
  ])("that is incomplete or from another origin is not cached: %o", (rest) => {
    expect(mayBeCached("pages", answer("public", rest))).toBe(false);
    expect(mayBeCached("answers", answer("public", rest))).toBe(false);
  });

  test("of a picture is cached if its size is known to be small", () => {
    const picture = (length?: string) =>
      answer("public", {
        headers: new Headers({ "cache-control": "public", ...(length ? { "content-length": length } : {}) }),
      });
    expect(
      [picture("60000"), picture("100001"), picture()].map((each) => mayBeCached("pictures", each)),
    ).toEqual([true, false, false]);
  });
});

test("separates calls with different parameters", () => {
  const address = `${origin}/products/getProductById`;
  expect(answerAddress(address, '{"id":"a"}')).not.toBe(answerAddress(address, '{"id":"b"}'));
  expect(answerAddress(address, '{"id":"a"}')).toBe(answerAddress(address, '{"id":"a"}'));
  expect(answerAddress(`${origin}/pricing/getPricing`, "")).toBe(`${origin}/pricing/getPricing`);
});

test("lists the files that a page names, once each", () => {
  const html = `<link rel="modulepreload" href="/assets/shell-CRZTDjf7.js"/><link href="/assets/root-DYLX.css">
    <script>import("/assets/shell-CRZTDjf7.js");import("/ur/assets/entry.client-DCL.js")</script>
    <img src="/pictures/a.webp"><a href="/assets/../orders">`;
  expect(filesOfPage(html)).toEqual([
    "/assets/shell-CRZTDjf7.js",
    "/assets/root-DYLX.css",
    "/ur/assets/entry.client-DCL.js",
  ]);
});
