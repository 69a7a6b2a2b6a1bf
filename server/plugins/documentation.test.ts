import { expect, test } from "vitest";
import * as catalog from "#contract/catalog.ts";
import * as coupons from "#contract/coupons.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import * as orders from "#contract/orders.ts";
import * as pricing from "#contract/pricing.ts";
import * as reviews from "#contract/reviews.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const shop = await createTestShop();

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "success" in value;
}

const endpoints = [catalog, coupons, orders, pricing, reviews].flatMap((feature) =>
  Object.values(feature).filter(isEndpoint),
);

type Operation = { requestBody?: unknown; responses: Record<string, { content?: unknown }> };
const documentation: { openapi: string; paths: Record<string, Record<string, Operation>> } = (
  await shop.app.inject({ url: "/docs/openapi.json" })
).json();

test("the document describes exactly the calls of the contract", () => {
  expect(documentation.openapi).toMatch(/^3\.1/);
  expect(Object.keys(documentation.paths).sort()).toEqual(endpoints.map(({ path }) => path).sort());
});

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  "%s is served as documented",
  async (path, endpoint) => {
    const operation = documentation.paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation?.responses[String(endpoint.success.status)]?.content).toBeDefined();
    expect(operation?.responses["4XX"]?.content).toBeDefined();
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    const response = await shop.app.inject({ method: endpoint.method, url: path });
    expect(response.statusCode).toBe(endpoint.body ? 400 : 200);
    if (!endpoint.body) expect(endpoint.success.body.safeParse(response.json()).success).toBe(true);
  },
);

test("there is a page to read it", async () => {
  const response = await shop.app.inject({ url: "/docs" });
  expect([200, 302]).toContain(response.statusCode);
});
