import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { readConfig } from "#server/platform/config.ts";
import { buildApp } from "../app.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { signIn } from "../testing/sign-in.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { mountForStaff } from "./mount-for-staff.ts";

const shop = await createTestShop();

const ticket = endpoint({
  method: "POST",
  path: "/api/admin/tickets/print",
  roles: ["owner", "workshop"],
  summary: "For this test alone.",
  body: z.object({ id: z.string() }),
  success: { status: 200, body: z.object({ printedBy: z.string() }) },
});

/** The shop's server with one more call, without listening on a port. */
async function appWithTickets() {
  const app = await buildApp({
    config: readConfig({ RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "error" }),
    services: shop.services,
  });
  mountForStaff(app, ticket, async ({ staff }) => ({
    printedBy: staff.name,
  }));
  return app;
}

const app = await appWithTickets();

function print(headers: Record<string, string>, payload: object = { id: "1" }) {
  return app.inject({ method: "POST", url: ticket.path, headers, payload });
}

test.each(["owner", "workshop"] as const)("lets the %s make a call of the role", async (role) => {
  const { staff, cookie } = await signInStaff(shop, role);
  const response = await print({ cookie });
  expect([response.statusCode, response.json()]).toEqual([200, { printedBy: staff.name }]);
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("refuses another role before its body is read", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  const response = await print({ cookie }, { id: 7 });
  expect([response.statusCode, response.json().code]).toEqual([403, "FORBIDDEN"]);
});

test("refuses guests, customers and a customer's token in the staff cookie", async () => {
  const { cookie } = await signIn(shop);
  for (const headers of [
    {},
    { cookie },
    { cookie: cookie.replace("sid=", "staff=") },
    { cookie: "staff=x" },
  ]) {
    const response = await print(headers, {});
    expect([response.statusCode, response.json().code]).toEqual([401, "NOT_LOGGED_IN"]);
  }
});

test("opens nothing in the shop with a staff token", async () => {
  const { cookie } = await signInStaff(shop, "owner");
  const response = await shop.app.inject({
    url: "/users/persistUserSession",
    headers: { cookie: cookie.replace("staff=", "sid=") },
  });
  expect(response.json()).toEqual({ user: null });
});

test("refuses to start with a back-office route without roles, however it is registered", async () => {
  const bare = await buildApp({ config: readConfig({}), services: shop.services });
  const sentence = "POST /api/admin/open does not say which roles it is for.";
  expect(() => bare.post("/api/admin/open", async () => "")).toThrow(sentence);
  expect(() => bare.post("/api/admin/open", { config: {} }, async () => "")).toThrow(sentence);
});

test("guards a route with roles, even if it is not mounted", async () => {
  const bare = await buildApp({ config: readConfig({}), services: shop.services });
  bare.get("/api/admin/file", { config: { staff: ["owner"] } }, async () => "secret");
  expect((await bare.inject({ url: "/api/admin/file" })).statusCode).toBe(401);
  expect((await bare.inject({ method: "HEAD", url: "/api/admin/file" })).statusCode).toBe(401);
  const { cookie } = await signInStaff(shop, "owner");
  expect((await bare.inject({ url: "/api/admin/file", headers: { cookie } })).body).toBe("secret");
});

test.each([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "null" },
  { origin: "https://evil.example" },
  // An origin of CORS_ORIGINS is foreign to the back office.
  { origin: "https://friend.example" },
])("refuses a request of %j", async (headers) => {
  const app = await createCorsApp();
  const { cookie } = await signInStaff(shop, "owner");
  const sent = { cookie, ...headers };
  const write = await app.inject({
    method: "POST",
    url: ticket.path,
    headers: sent,
    payload: { id: "1" },
  });
  expect([write.statusCode, write.json().code]).toEqual([403, "FORBIDDEN"]);
});

async function createCorsApp() {
  const config = readConfig({ CORS_ORIGINS: "https://friend.example" });
  const app = await buildApp({ config, services: shop.services });
  mountForStaff(app, ticket, async ({ staff }) => ({ printedBy: staff.name }));
  return app;
}

test("ends access at once for deactivated staff and for one who became a customer", async () => {
  const { staff, cookie } = await signInStaff(shop, "owner");
  await shop.database.pool.query("update users set deactivated_at = now() where id = $1", [staff.id]);
  expect((await print({ cookie })).statusCode).toBe(401);
  const change = "update users set deactivated_at = null, role = 'customer' where id = $1";
  await shop.database.pool.query(change, [staff.id]);
  expect((await print({ cookie })).statusCode).toBe(401);
});
