import { expect, test } from "vitest";
import type { PageHandler } from "../pages/render-page.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { plainLine } from "../testing/guest-order.ts";
import { signIn } from "../testing/sign-in.ts";

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

test("what is posted is never said to be kept", async () => {
  const answer = await shop.post("/products/getProductById", { id: plainLine._id });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
});
