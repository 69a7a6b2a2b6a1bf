import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import * as catalog from "#contract/catalog/catalog.ts";
import * as garments from "#contract/catalog/garments.ts";
import * as reviewPictures from "#contract/catalog/review-pictures.ts";
import * as reviews from "#contract/catalog/reviews.ts";
import * as search from "#contract/catalog/search.ts";
import * as safety from "#contract/customers/account-safety.ts";
import * as accounts from "#contract/customers/accounts.ts";
import * as contact from "#contract/customers/contact.ts";
import * as measurementSets from "#contract/customers/measurement-sets.ts";
import * as ownData from "#contract/customers/own-data.ts";
import * as recovery from "#contract/customers/recovery.ts";
import * as delivery from "#contract/delivery/delivery.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { errorStatus } from "#contract/http/errors.ts";
import * as keyed from "#contract/integrations/keyed-orders.ts";
import * as pricing from "#contract/money/pricing.ts";
import * as optOut from "#contract/notifications/mail-opt-out.ts";
import * as optionPictures from "#contract/options/option-pictures.ts";
import * as coupons from "#contract/orders/coupons.ts";
import * as lostNumber from "#contract/orders/lost-number.ts";
import * as again from "#contract/orders/order-again.ts";
import * as confirmation from "#contract/orders/order-confirmation.ts";
import * as proof from "#contract/orders/order-proof.ts";
import * as orders from "#contract/orders/orders.ts";
import * as gatewayPayments from "#contract/payments/gateway-payments.ts";
import * as transfers from "#contract/payments/transfers.ts";
import { shopperReasons } from "#contract/reasons/shopper-reasons.ts";
import * as aftercare from "#contract/returns/return-requests.ts";
import * as sizeTally from "#contract/returns/size-tally.ts";
import * as taps from "#contract/tracing/taps.ts";
import { pagePolicy } from "#server/platform/http/security.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { exampleBodies } from "./examples.ts";

const shop = await createTestShop({
  // With all calls that there may be; nothing is sent there.
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost", OTEL_TRACES_SAMPLER_ARG: "0" },
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "success" in value;
}

const features = [
  accounts,
  again,
  lostNumber,
  catalog,
  confirmation,
  proof,
  contact,
  coupons,
  delivery,
  garments,
  keyed,
  measurementSets,
  optOut,
  optionPictures,
  orders,
  ownData,
  pricing,
  recovery,
  reviewPictures,
  reviews,
  safety,
  search,
  gatewayPayments,
  transfers,
  aftercare,
  sizeTally,
  taps,
] as const;
const endpoints = features.flatMap((feature) => Object.values<unknown>(feature).filter(isEndpoint));

type Operation = {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  requestBody?: unknown;
  responses: Record<string, { content?: unknown }>;
};
const documentation: {
  openapi: string;
  info: { description: string };
  components: { schemas: Record<string, { description?: string }> };
  paths: Record<string, Record<string, Operation>>;
} = (await shop.app.inject({ url: "/docs/openapi.json" })).json();

test("the document describes exactly the calls of the contract", () => {
  expect(documentation.openapi).toMatch(/^3\.1/);
  const described = Object.entries(documentation.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  "%s is served as documented",
  async (path, endpoint) => {
    const operation = documentation.paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation?.responses[String(endpoint.success.status)]?.content).toBeDefined();
    expect(operation?.responses.default?.content).toBeDefined();
    expect(operation?.requestBody !== undefined).toBe(
      endpoint.body !== undefined || endpoint.takesFile === true,
    );
    const { cookie } = await signIn(shop);
    const response = await shop.app.inject({ method: endpoint.method, url: path, headers: { cookie } });
    const changesNothing = path === accounts.updateUserInformation.path;
    const isTooLittle = [endpoint.body, endpoint.query].some((part) => part?.safeParse({}).success === false);
    const isNoForm = path === optionPictures.sendOptionPicture.path;
    if (endpoint.path.startsWith("/api/v1/")) return expect(response.statusCode).toBe(401);
    const needsMore = changesNothing || isTooLittle || isNoForm;
    expect(response.statusCode).toBe(needsMore ? 400 : endpoint.success.status);
    if (!needsMore) expect(endpoint.success.body.safeParse(response.json()).success).toBe(true);
  },
);

test("names the idempotency key of placing an order", () => {
  const withKey = Object.keys(documentation.paths).filter((path) =>
    documentation.paths[path]?.post?.parameters?.some(({ name }) => name === "Idempotency-Key"),
  );
  expect(withKey.sort()).toEqual([orders.createOrder.path, orders.createOrderAsGuest.path]);
  expect(documentation.paths[orders.createOrder.path]?.post?.parameters).toEqual([
    expect.objectContaining({ in: "header", schema: { type: "string", format: "uuid" }, required: false }),
  ]);
});

test("there is a page to read it, which loads nothing from elsewhere", async () => {
  const response = await shop.app.inject({ url: "/docs/" });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-security-policy"]).toBe(pagePolicy([]));
  const settings = await shop.app.inject({ url: "/docs/static/swagger-initializer.js" });
  expect(settings.body).toContain('"validatorUrl":null');
});

test("each call has a unique id, a group that is described, and its failures by status", () => {
  const operations = Object.values(documentation.paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("createOrderAsGuest");
  expect(ids).toContain("getProductsByGet");
  for (const { responses, tags } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["429", "503", "default"]));
    expect(tags).toHaveLength(1);
  }
  const { post } = documentation.paths[orders.getAllOrdersForUser.path] ?? {};
  expect([post?.security, Object.keys(post?.responses ?? {})]).toEqual([
    [{ session: [] }],
    expect.arrayContaining(["400", "401"]),
  ]);
  expect(documentation.paths[keyed.listKeyedOrders.path]?.get?.security).toEqual([{ key: [] }]);
});

test("the examples place an order on the demo shop and find it", async () => {
  const placed = await shop.post(
    orders.createOrderAsGuest.path,
    exampleBodies.get(orders.createOrderAsGuest.path),
  );
  expect([placed.statusCode, placed.json().error]).toEqual([201, undefined]);
  const tracked = await shop.post(orders.trackOrder.path, { OrderID: placed.json().OrderID });
  expect(tracked.json().order.items[0].name).toBe("Liberty V-Neck Set");
  expect(orders.trackOrder.body.safeParse(exampleBodies.get(orders.trackOrder.path)).success).toBe(true);
});

test("the schema of an order line takes what a cart sends for choices that were not made", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "document", components: documentation.components });
  const isLine = ajv.compile({ $ref: "document#/components/schemas/OrderedLineInput" });
  const line = {
    _id: "liberty-v-neck-set",
    quantity: 1,
    sizes: "M",
    color: { _id: "1" },
    fabric_type: { name: "Plain Cotton" },
  };
  const made = { position: "left", name: "Dr. Ayesha" };
  for (const choice of [false, null, made])
    expect([
      choice,
      isLine({ ...line, custom_size: false, trouserOptions: null, name_engraving: choice }),
    ]).toEqual([choice, true]);
  expect(isLine({ ...line, name_engraving: { position: "back", name: "Dr. Ayesha" } })).toBe(false);
  expect(isLine({ ...line, quantity: "one" })).toBe(false);
});

test("the body of every failure lists all codes and reasons with their parameters", () => {
  const description = documentation.components.schemas.Error?.description;
  for (const [code, status] of Object.entries(errorStatus))
    expect(description).toContain(`| ${status} | \`${code}\` |`);
  for (const reason of Object.keys(shopperReasons)) expect(description).toContain(`| \`${reason}\` |`);
  expect(description).toContain('| `TOO_LONG` | `{"most":100}` | Use at most 100 characters |');
});
