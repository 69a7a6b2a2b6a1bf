import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { runApart } from "#server/testing/run-apart.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { untilLooked } from "#server/testing/wait-for-poll.ts";
import { createWebhookHelpers, type Receiver, typesOf } from "#server/testing/webhook-helpers.ts";
import { assertWebhooksDelivered } from "./deliver-messages.ts";

const shop = await createTestShop({ env: { WEBHOOK_ADDRESSES: "any" } });
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { office, place } = createOrderHelpers(shop, owner);
const { call, receiving, work, make, deliveriesOf, stateOf, hurry } = createWebhookHelpers(shop, owner);
const inTime = { timeout: 10_000 };

test("retries a failed message later with the same id, and delays the next of the order", async () => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed", "order.confirmed"]);
  receiver.behave = (response) => response.writeHead(500).end("no room\u0000 left");
  const order = await place();
  await office("confirm", { id: order });
  const stop = work();
  await expect.poll(async () => (await deliveriesOf(id)).at(-1)?.problem, inTime).toBe("refused");
  await stop();
  expect(typesOf(receiver)).toEqual(["order.placed"]);
  const [confirmed, placed] = await deliveriesOf(id);
  expect(placed).toMatchObject({ state: "waiting", tries: 1, status: 500, answer: "no room left" });
  expect(confirmed).toMatchObject({ state: "waiting", tries: 0 });
  expect(await stateOf(id)).toMatchObject({ state: "failing", waiting: 2 });
  receiver.behave = (response) => response.writeHead(200).end("ok");
  await hurry();
  work();
  await expect.poll(() => receiver.received.length, inTime).toBe(3);
  expect(typesOf(receiver)).toEqual(["order.placed", "order.placed", "order.confirmed"]);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids[0]).toBe(ids[1]);
  expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
  await expect.poll(async () => (await stateOf(id)).state, inTime).toBe("on");
});

test("does not delay other orders after one that fails", async () => {
  const receiver = await receiving();
  await make(receiver.url, ["order.placed"]);
  const [bad, good] = [await place(), await place()];
  receiver.behave = (response, { body }) => response.writeHead(body.includes(bad) ? 500 : 204).end();
  work();
  await expect.poll(() => receiver.received.some(({ body }) => body.includes(good)), inTime).toBe(true);
});

test.each([
  ["is slow", "no answer in time", () => {}],
  [
    "redirects",
    "redirects are not followed",
    (response: Parameters<Receiver["behave"]>[0], port: number) =>
      response.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` }).end(),
  ],
  [
    "answers what is no HTTP",
    "HPE_INVALID_CONSTANT",
    (response: Parameters<Receiver["behave"]>[0]) => response.socket?.end("nonsense\r\n\r\n"),
  ],
  [
    "breaks the connection",
    "ECONNRESET",
    (response: Parameters<Receiver["behave"]>[0]) => response.socket?.destroy(),
  ],
  [
    "switches to another protocol",
    "ECONNRESET",
    (response: Parameters<Receiver["behave"]>[0]) =>
      response.socket?.write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n",
      ),
  ],
] as const)("counts a webhook that %s as failed: %s", async (_what, problem, behave) => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed"]);
  receiver.behave = (response) => behave(response, receiver.port);
  await place();
  work({ timeout: 300 });
  await expect.poll(async () => (await deliveriesOf(id))[0]?.problem, inTime).toBe(problem);
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
  expect((await deliveriesOf(id))[0]?.state).toBe("waiting");
});

test("reads only the beginning of an endless answer, and decides by its status", async () => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed"]);
  let isCutOff = false;
  receiver.behave = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
    response.on("close", () => {
      isCutOff = true;
      clearInterval(timer);
    });
  };
  await place();
  work({ timeout: 60_000 });
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state, inTime).toBe("delivered");
  expect((await deliveriesOf(id))[0]?.answer).toBe("x".repeat(200));
  await expect.poll(() => isCutOff, inTime).toBe(true);
});

test("pauses a webhook that is down, despite waiting messages", async () => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed"]);
  await receiver.close();
  for (let index = 0; index < 12; index += 1) await place();
  work();
  await expect.poll(async () => (await stateOf(id)).state, inTime).toBe("failing");
  await untilLooked(pool, "update webhook_deliveries d set attempts");
  const tries = (await deliveriesOf(id)).map((delivery) => delivery.tries).reduce((a, b) => a + b);
  // The four lanes may have claimed some at the same moment.
  expect(tries).toBeLessThanOrEqual(4);
});

test("respects Retry-After, up to an hour", async () => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed"]);
  receiver.behave = (response) => response.writeHead(429, { "retry-after": "999999" }).end();
  await place();
  work();
  await expect.poll(async () => (await deliveriesOf(id))[0]?.status, inTime).toBe(429);
  const { rows } = await pool.query(
    "select extract(epoch from held_until - now())::integer as seconds from webhooks",
  );
  expect(rows[0].seconds).toBeGreaterThan(3_500);
  expect(rows[0].seconds).toBeLessThanOrEqual(3_600);
});

test("gives up after three days, switches off after five, reports both, and resends by hand", async () => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed"]);
  receiver.behave = (response) => response.writeHead(404).end();
  await place();
  await pool.query("update webhook_deliveries set due_since = now() - interval '3 days'");
  await pool.query("update webhooks set failing_since = now() - interval '6 days', failures = 30");
  const stop = work();
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state, inTime).toBe("failed");
  await expect.poll(async () => (await stateOf(id)).state, inTime).toBe("gave-up");
  await expect(assertWebhooksDelivered(pool)).rejects.toMatchObject({ reason: "not-told" });
  expect(shop.logged()).toContain("webhook switched off after days of failures");
  const failing = await shop.app.inject({
    url: "/api/admin/dashboard/get?days=7",
    headers: { cookie: owner.cookie },
  });
  expect(failing.body).toContain("not-told");
  // No message is stored for a disabled webhook.
  await place();
  expect(await deliveriesOf(id)).toHaveLength(1);
  const [given] = await deliveriesOf(id);
  expect((await call("replay", { id: given?.id })).statusCode).toBe(409);
  expect((await call("test", { id })).statusCode).toBe(409);
  await stop();
  receiver.behave = (response) => response.writeHead(200).end();
  expect((await call("switch", { id, isOn: true })).json().webhook.state).toBe("on");
  expect((await call("replay", { id: given?.id })).statusCode).toBe(200);
  work();
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state, inTime).toBe("delivered");
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  await pool.query("update webhook_deliveries set given_up_at = null");
  await expect(assertWebhooksDelivered(pool)).resolves.toBeUndefined();
});

test("resends with the same id after a kill between sending and recording", async () => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed"]);
  const program = `
    import { createDatabase } from ${JSON.stringify(import.meta.resolve("#database/connect.ts"))};
    import { startWebhookWorker } from ${JSON.stringify(import.meta.resolve("./deliver-messages.ts"))};
    const watch = { met() {}, over() {} };
    const secretKey = Buffer.from(process.env.KEY, "hex");
    const services = { database: createDatabase(process.env.DATABASE), secretKey, webhooksGoAnywhere: true, failures: { watch: () => watch } };
    startWebhookWorker({ services, log: { warn() {} }, pollInterval: 20 });
    setInterval(() => {}, 1000);`;
  await place();
  const KEY = shop.services.secretKey.toString("hex");
  const apart = runApart(program, { KEY, DATABASE: shop.database.directUrl });
  // The receiver has the whole message; the answer arrives after the shop is gone.
  receiver.behave = (response) => {
    apart.kill();
    response.writeHead(200).end();
  };
  await apart.died;
  expect(receiver.received).toHaveLength(1);
  expect((await deliveriesOf(id))[0]).toMatchObject({ state: "waiting", tries: 1 });
  receiver.behave = (response) => response.writeHead(200).end();
  work();
  await untilLooked(pool, "update webhook_deliveries d set attempts");
  // The lease protects a slow sender until it expires.
  expect(receiver.received).toHaveLength(1);
  await hurry();
  await expect.poll(() => receiver.received.length, inTime).toBe(2);
  const [first, second] = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(second).toBe(first);
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state, inTime).toBe("delivered");
});

test("shares the work between two processes, and sends everything once", async () => {
  const receiver = await receiving();
  await make(receiver.url, ["order.placed"]);
  for (let index = 0; index < 20; index += 1) await place({ phone: `030012345${10 + index}` });
  work();
  work();
  await expect.poll(() => receiver.received.length, inTime).toBe(20);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(20);
});
