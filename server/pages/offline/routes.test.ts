import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";

const pages = async () => new Response("<html></html>", { headers: { "content-type": "text/html" } });
const shop = await createTestShop({ pages, env: { OFFLINE_PAGES: "off" } });

test("OFFLINE_PAGES=off unregisters the worker and deletes its caches", async () => {
  const { statusCode, body, headers } = await shop.app.inject("/service-worker.js");
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(body).toContain("registration.unregister()");
  expect(body).not.toContain("respondWith");
});

test("browsers revalidate the worker on every visit", async () => {
  const { headers } = await shop.app.inject("/service-worker.js");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await shop.app.inject({
    url: "/service-worker.js",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test("the worker may ask this shop alone", async () => {
  const { headers } = await shop.app.inject("/service-worker.js");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
});
