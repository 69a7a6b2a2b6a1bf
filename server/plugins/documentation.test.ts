import { expect, test } from "vitest";
import * as safety from "#contract/account-safety.ts";
import * as accounts from "#contract/accounts.ts";
import * as catalog from "#contract/catalog.ts";
import * as contact from "#contract/contact.ts";
import * as coupons from "#contract/coupons.ts";
import * as delivery from "#contract/delivery.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import * as measurementSets from "#contract/measurement-sets.ts";
import * as confirmation from "#contract/order-confirmation.ts";
import * as orders from "#contract/orders.ts";
import * as ownData from "#contract/own-data.ts";
import * as pricing from "#contract/pricing.ts";
import * as recovery from "#contract/recovery.ts";
import * as reviews from "#contract/reviews.ts";
import * as search from "#contract/search.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { signIn } from "../testing/sign-in.ts";

const shop = await createTestShop();

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "success" in value;
}

const features = [
  accounts,
  catalog,
  confirmation,
  contact,
  coupons,
  delivery,
  measurementSets,
  orders,
  ownData,
  pricing,
  recovery,
  reviews,
  safety,
  search,
] as const;
const endpoints = features.flatMap((feature) => Object.values<unknown>(feature).filter(isEndpoint));

type Operation = {
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  requestBody?: unknown;
  responses: Record<string, { content?: unknown }>;
};
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
    const { cookie } = await signIn(shop);
    const response = await shop.app.inject({ method: endpoint.method, url: path, headers: { cookie } });
    const changesNothing = path === accounts.updateUserInformation.path;
    const needsBody = changesNothing || endpoint.body?.safeParse({}).success === false;
    expect(response.statusCode).toBe(needsBody ? 400 : endpoint.success.status);
    if (!needsBody) expect(endpoint.success.body.safeParse(response.json()).success).toBe(true);
  },
);

test("it names the key that keeps an order from being placed twice", () => {
  const withKey = Object.keys(documentation.paths).filter((path) =>
    documentation.paths[path]?.post?.parameters?.some(({ name }) => name === "Idempotency-Key"),
  );
  expect(withKey.sort()).toEqual([orders.createOrder.path, orders.createOrderAsGuest.path]);
  expect(documentation.paths[orders.createOrder.path]?.post?.parameters).toEqual([
    expect.objectContaining({ in: "header", schema: { type: "string", format: "uuid" }, required: false }),
  ]);
});

test("there is a page to read it", async () => {
  const response = await shop.app.inject({ url: "/docs" });
  expect([200, 302]).toContain(response.statusCode);
});
