import { describe, expect, test } from "vitest";
import { makePreviewToken } from "#server/catalog/editing/preview-token.ts";
import type { PageHandler } from "#server/pages/render-page.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { keyOf } from "./cdn-headers.ts";

const pages: PageHandler = async (request, { api }) => {
  const isMissing = request.url.endsWith("/missing");
  if (request.url.endsWith("/products")) await api.getProducts({ query: {} });
  if (request.url.endsWith("/cart")) await api.getPricing();
  return new Response("<html></html>", {
    status: isMissing ? 404 : 200,
    headers: { "content-type": "text/html", "cache-control": "public, max-age=0, must-revalidate" },
  });
};

const shop = await createTestShop({ pages, env: { CDN_SECONDS: "30" } });
const without = await createTestShop({ pages });
const get = (url: string, headers: Record<string, string> = {}, { app } = shop) =>
  app.inject({ url, headers });

const kept =
  "public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400";

test.each([
  ["/about", "shop"],
  ["/cart", "shop"],
  ["/products", "shop products"],
  ["/productDetails/getAllColors", "shop products"],
  ["/products/getSuggestions?q=scr", "shop products"],
  ["/sitemap.xml", "shop products"],
])("%s may be kept, and goes by the keys %s", async (url, keys) => {
  const { headers } = await get(url);
  expect([headers["cache-control"], headers["surrogate-key"]]).toEqual([kept, keys]);
  expect(headers["cache-tag"]).toBe(keys.replaceAll(" ", ","));
  expect(headers["cdn-cache-control"]).toBe(
    "public, max-age=30, stale-while-revalidate=60, stale-if-error=86400",
  );
  const again = await get(url, { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.headers["cache-control"]]).toEqual([304, kept]);
  const plain = await get(url, {}, without);
  expect(plain.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(Object.keys(plain.headers).filter((name) => /surrogate|cache-tag|cdn/.test(name))).toEqual([]);
});

test.each([
  ["/robots.txt", "shop"],
  ["/manifest.webmanifest", "shop"],
  [`/products/getSizeTally?id=${plainLine._id}`, `shop ${keyOf(`p:${plainLine._id}`)}`],
])("%s, which browsers keep as well, is forgotten by the keys %s", async (url, keys) => {
  const { headers } = await get(url);
  expect(headers["cache-control"]).toMatch(/^public, max-age=[1-9]/);
  expect([headers["surrogate-key"], headers["cache-tag"]]).toEqual([keys, keys.replaceAll(" ", ",")]);
});

test.each([
  "/missing",
  "/login",
  "/orders",
  "/about?language=ur",
  "/users/missing",
  "/pricing/getPricing",
  "/payments/getTransferAccounts",
  "/users/persistUserSession",
  "/healthz",
  "/readyz",
  "/admin",
  "/api/admin/orders/list",
  "/share/none.jpg",
  "/pictures/none.webp",
])("%s is kept by nobody who serves others", async (url) => {
  const { cookie } = await signIn(shop);
  for (const headers of [{}, { cookie }]) {
    const answer = await get(url, headers);
    expect(answer.headers["cache-control"]).toMatch(/private|no-store/);
    expect(answer.headers).not.toHaveProperty("surrogate-key");
    expect(answer.headers).not.toHaveProperty("cdn-cache-control");
  }
});

describe("what is read of the catalogue by GET", () => {
  const id = plainLine._id;

  test.each([
    ["/products/getProducts", "?category=Men&page=2&facets=true", undefined],
    ["/products/getProductById", `?id=${id}`, { id }],
    ["/products/getLatestPRoducts", "", undefined],
    ["/picturesrRouter/getAllSizePictures", "", undefined],
    ["/reviews/getAllReviewsByProduct", `?id=${id}`, { id }],
    ["/reviews/getAllReviewsByProduct", `?id=${id}&stars=5`, { id, stars: 5 }],
  ])("%s%s is what is answered to a POST, may be kept, and is not sent twice", async (path, search, body) => {
    const [got, posted] = [await get(path + search), await shop.post(body ? path : path + search, body)];
    expect([got.statusCode, got.body]).toEqual([200, posted.body]);
    expect(got.headers["cache-control"]).toBe(kept);
    expect(String(got.headers["surrogate-key"])).toMatch(/^shop( (products|[0-9a-f]{12}))+$/);
    const again = await get(path + search, { "if-none-match": String(got.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each([
    ["/products/getProductById", 400, "NAME_THE_PRODUCT"],
    ["/products/getProductById?id=a&id=b", 400, undefined],
    ["/products/getProductById?id=none", 404, "PRODUCT_NOT_IN_SHOP"],
    ["/reviews/getAllReviewsByProduct", 400, "NAME_THE_PRODUCT"],
    [`/reviews/getAllReviewsByProduct?id=${id}&stars=six`, 400, undefined],
    [`/reviews/getAllReviewsByProduct?id=${id}&stars=6`, 400, undefined],
  ])("%s is refused with %i, which nobody keeps", async (url, status, reason) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([status, "private, no-store"]);
    if (reason) expect(answer.json().reason).toBe(reason);
    expect(answer.json().error).not.toBe("");
  });

  test("shows an unpublished product with its preview link, and never caches it", async () => {
    await shop.database.pool.query("update products set published = false where id = $1", [id]);
    await shop.services.catalogVersion.catchUp();
    const preview = makePreviewToken(shop.services.secretKey, id);
    const answer = await get(`/products/getProductById?id=${id}&preview=${encodeURIComponent(preview)}`);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await get(`/products/getProductById?id=${id}`)).statusCode).toBe(404);
    await shop.database.pool.query("update products set published = true where id = $1", [id]);
    await shop.services.catalogVersion.catchUp();
  });
});

test("never marks responses to POST as cacheable", async () => {
  const answer = await shop.post("/products/getProductById", { id: plainLine._id });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
});
