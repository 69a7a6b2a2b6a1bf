import { expect, test } from "vitest";
import type { KeyRight } from "#contract/integrations/api-keys.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { app, post, database } = shop;
const { cookie } = await signInStaff(shop, "owner");

async function makeKey(...rights: KeyRight[]): Promise<{ id: string; key: string }> {
  const made = await post("/api/admin/apiKeys/create", { name: "Marked tool", rights }, { cookie });
  expect(made.statusCode).toBe(201);
  return made.json();
}

const ask = (url: string, authorization?: string) =>
  app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

const orders = "/api/v1/orders";

test("pages all orders by a key, each once and oldest first, new ones included", async () => {
  const { key } = await makeKey("orders");
  const bearer = `Bearer ${key}`;
  const place = async (phone: string) => {
    const placed = await post("/orders/createOrderAsGuest", guestOrder({ phone }));
    return placed.json().OrderID as string;
  };
  const placed: string[] = [];
  for (let index = 0; index < 51; index += 1) placed.push(await place(`030011122${10 + (index % 40)}`));
  const first = (await ask(orders, bearer)).json();
  placed.push(await place("03001112299"));
  const second = (await ask(`${orders}?after=${first.next}`, bearer)).json();
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 2, null]);
  const read = [...first.items, ...second.items];
  expect(read.map(({ OrderID }) => OrderID)).toEqual(placed);
  expect(Object.keys(read[0])).not.toContain("marks");

  const one = await ask(`/api/v1/order?id=${read[0].id}`, bearer);
  expect(one.headers["cache-control"]).toBe("no-store");
  expect(one.json().order).toMatchObject({ OrderID: placed[0], items: [{ _id: plainLine._id }] });
});

test("reads the stock of a product by a key", async () => {
  const { key } = await makeKey("stock");
  const answer = await ask(`/api/v1/stock?id=${plainLine._id}`, `Bearer ${key}`);
  expect(answer.json().product).toMatchObject({ id: plainLine._id, stock: null });
  expect((await ask("/api/v1/stock?id=none", `Bearer ${key}`)).statusCode).toBe(404);
});

test("answers unknown objects and malformed requests with an error", async () => {
  const { key } = await makeKey("orders");
  const statuses = async (...urls: string[]) =>
    (await Promise.all(urls.map((url) => ask(url, `bearer ${key}`)))).map(({ statusCode }) => statusCode);
  expect(await statuses("/api/v1/order", `${orders}?from=yesterday`)).toEqual([400, 400]);
  expect(await statuses("/api/v1/order?id=1", `${orders}?after=nonsense`)).toEqual([404, 200]);
});

test("accepts only valid keys, and only for the calls that they open", async () => {
  const { id, key } = await makeKey("orders");
  const wrong = [undefined, "", "Bearer", "Bearer wrong", `Basic ${key}`, `Bearer ${key}x`, `Bearer ${id}`];
  for (const sent of wrong) {
    const refused = await ask(orders, sent);
    expect([refused.statusCode, refused.json().code]).toEqual([401, "NOT_LOGGED_IN"]);
    expect(refused.headers["www-authenticate"]).toBe("Bearer");
  }
  const asStaff = await app.inject({ url: orders, headers: { cookie } });
  expect(asStaff.statusCode).toBe(401);
  expect((await ask("/api/admin/orders/list", `Bearer ${key}`)).statusCode).toBe(401);
  const beyond = await ask(`/api/v1/stock?id=${plainLine._id}`, `Bearer ${key}`);
  expect([beyond.statusCode, beyond.json().reason]).toEqual([403, "KEY_LACKS_RIGHT"]);
});

test("refuses a revoked key at once, and still lists it", async () => {
  const { id, key } = await makeKey("orders");
  expect((await ask(orders, `Bearer ${key}`)).statusCode).toBe(200);
  const revoke = () => post("/api/admin/apiKeys/revoke", { id }, { cookie });
  expect((await revoke()).statusCode).toBe(200);
  expect((await revoke()).statusCode).toBe(404);
  expect((await ask(orders, `Bearer ${key}`)).statusCode).toBe(401);
  const listed = (await app.inject({ url: "/api/admin/apiKeys/list", headers: { cookie } })).json();
  const entry = listed.keys.find((each: { id: string }) => each.id === id);
  expect(entry).toMatchObject({ isRevoked: true, lastUsedAt: expect.any(String), prefix: key.slice(0, 11) });
});

test("stores a key neither in its row nor in the audit log", async () => {
  const { key } = await makeKey("orders", "stock");
  const { rows } = await database.pool.query(
    "select row_to_json(k)::text as row from api_keys k union all select row_to_json(a)::text from audit_log a",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test("refuses a key without a name or right, or with an unknown right", async () => {
  for (const body of [
    {},
    { name: "Tool", rights: [] },
    { name: "", rights: ["orders"] },
    { name: "Tool", rights: ["all"] },
  ])
    expect((await post("/api/admin/apiKeys/create", body, { cookie })).statusCode).toBe(400);
});

test("allows three hundred requests a minute for each key, independently of others", async () => {
  const limited = await createTestShop({ env: { RATE_LIMIT_FACTOR: "0.01" } });
  const owner = await signInStaff(limited, "owner");
  const make = async () => {
    const body = { name: "Marked tool", rights: ["orders"] };
    return (await limited.post("/api/admin/apiKeys/create", body, { cookie: owner.cookie })).json().key;
  };
  const [key, other] = [await make(), await make()];
  const call = async (sent: string) =>
    (await limited.app.inject({ url: orders, headers: { authorization: `Bearer ${sent}` } })).statusCode;
  const statuses = [await call(key), await call(key), await call(key), await call(key), await call(other)];
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});
