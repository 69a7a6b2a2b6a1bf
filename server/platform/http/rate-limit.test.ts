import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { rateLimits } from "./rate-limits.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "0.01" } });
const allowed = Math.ceil(rateLimits.reads.max * 0.01);

test("lets an address read so often, then asks it to wait", async () => {
  for (let read = 0; read < allowed; read += 1) {
    expect(
      (await shop.app.inject({ url: "/pricing/getPricing", remoteAddress: "10.0.0.1" })).statusCode,
    ).toBe(200);
  }
  const refused = await shop.app.inject({ url: "/pricing/getPricing", remoteAddress: "10.0.0.1" });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "TOO_MANY", error: expect.stringContaining("Try again in") });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const other = await shop.app.inject({ url: "/pricing/getPricing", remoteAddress: "10.0.0.2" });
  expect(other.statusCode).toBe(200);
});

test("believes no forwarded address without a trusted proxy", async () => {
  const statuses = [];
  for (let read = 0; read <= allowed; read += 1) {
    const response = await shop.app.inject({
      url: "/productDetails/getAllColors",
      remoteAddress: "10.0.0.3",
      headers: { "x-forwarded-for": `192.0.2.${read}` },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});
