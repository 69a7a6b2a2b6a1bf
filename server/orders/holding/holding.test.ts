import { expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signIn } from "../../testing/sign-in.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { confirmToken } from "../confirming/confirm-token.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { schedule, secretKey } = shop.services;
const owner = await signInStaff(shop, "owner");
const { office, get, place } = createOrderHelpers(shop, owner);
const { cookie } = await signIn(shop);

const set = async (settings: object) => {
  const headers = { cookie: owner.cookie };
  const answer = await shop.post("/api/admin/settings/update", settings, headers);
  expect(answer.statusCode, answer.body).toBe(200);
};
const lines = (pieces: number) =>
  ["M", "L"].map((sizes, index) => ({
    ...plainLine,
    sizes,
    quantity: Math.floor(pieces / 2) + (index === 0 ? pieces % 2 : 0),
  }));
const confirmAsCustomer = (id: string) =>
  shop.post("/orders/answerOrder", { id, token: confirmToken(secretKey, id), answer: "confirm" });
const workOf = async () => [...(await schedule.promised()).values()].reduce((sum, work) => sum + work, 0);

/** Cancels whatever was there before and expects that nothing is promised once the schedule is read again. */
async function nothingPromised(): Promise<void> {
  await pool.query("update orders set progress = 'Cancelled'");
  await expect.poll(workOf, { timeout: 10_000 }).toBe(0);
}

async function asCustomer(items: object[]): Promise<string> {
  const order = guestOrder({ items, totalAmount: "1" });
  const refused = await shop.post("/orders/createOrder", order, { cookie });
  const { totalAmount } = refused.json();
  const placed = await shop.post("/orders/createOrder", { ...order, totalAmount }, { cookie });
  expect(placed.statusCode, placed.body).toBe(201);
  return (await shop.post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json().order.id;
}

test.each([
  { pieces: 60, status: 409 },
  { pieces: 61, status: 400 },
  { pieces: 100, status: 400 },
])(
  "a guest's order of $pieces pieces is answered $status, the limit being 60",
  async ({ pieces, status }) => {
    const order = guestOrder({ items: lines(pieces), totalAmount: "1" });
    const answer = await shop.post("/orders/createOrderAsGuest", order);
    expect(answer.statusCode).toBe(status);
    if (status === 400) {
      const { phone } = shop.services.shop;
      expect(answer.json()).toMatchObject({
        code: "INVALID",
        error: `Without an account you can order up to 60 pieces here. For more, please call us on ${phone}.`,
        fields: { items: expect.any(String) },
      });
      expect((await shop.post("/orders/createOrder", order, { cookie })).json().code).toBe("TOTAL_CHANGED");
      const onThePhone = { ...order, advance: 0 };
      expect((await office("take", onThePhone)).json().code).toBe("TOTAL_CHANGED");
    }
  },
);

test("orders that nobody has proven move no other order's days, and do once they are confirmed", async () => {
  await set({ piecesPerDay: 10 });
  await nothingPromised();
  const one = { standard: 1, custom: 0 };
  const before = await schedule.promise(one, {});
  const ids = [];
  for (let order = 0; order < 3; order += 1) ids.push(await place({ items: lines(60) }));
  ids.push(await asCustomer(lines(100)));
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await schedule.promised();
  await expect.poll(workOf).toBe(0);
  expect(await schedule.promise(one, {})).toEqual(before);
  const [first = "", second = ""] = ids;
  expect((await get(ids[3] ?? "")).office.workdaysNotHeld).toBe(10);
  const dates = (await get(first)).promise;

  expect((await confirmAsCustomer(first)).statusCode).toBe(200);
  await expect.poll(workOf, { timeout: 10_000 }).toBe(60);
  expect((await get(first)).promise).toEqual(dates);
  expect((await get(first)).office.workdaysNotHeld).toBeNull();
  // Its room went to the first meanwhile.
  expect((await office("confirm", { id: second })).statusCode).toBe(200);
  await expect.poll(workOf, { timeout: 10_000 }).toBe(120);
  expect((await get(second)).promise.leavesBy > dates.leavesBy).toBe(true);
  expect((await schedule.promise(one, {})).leavesBy > before.leavesBy).toBe(true);
  await set({ piecesPerDay: 60 });
});

test.each([
  { what: "small ones", pieces: 10, counts: true },
  { what: "one piece more", pieces: 11, counts: false },
])("of orders without a word of their customers $what count: $counts", async ({ pieces, counts }) => {
  await nothingPromised();
  await place({ items: lines(pieces) });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await schedule.promised();
  await expect.poll(workOf, { timeout: 10_000 }).toBe(counts ? pieces : 0);
});

test("small orders of strangers hold ten days of the workshop together, and no more until they are proven", async () => {
  await set({ piecesPerDay: 2 });
  await nothingPromised();
  const one = { standard: 1, custom: 0 };
  const places = (count: number) =>
    Promise.all(Array.from({ length: count }, () => place({ items: lines(10) })));
  const [first = ""] = await places(2);
  const dates = await schedule.promise(one, {});
  const [, last = ""] = await places(3);
  await expect.poll(workOf, { timeout: 10_000 }).toBe(20);
  expect(await schedule.promise(one, {})).toEqual(dates);
  expect((await get(last)).office.workdaysNotHeld).toBe(5);

  expect((await confirmAsCustomer(first)).statusCode).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await schedule.promised();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await places(1);
  await expect.poll(workOf, { timeout: 10_000 }).toBe(30);
  expect((await confirmAsCustomer(last)).statusCode).toBe(200);
  await expect.poll(workOf, { timeout: 10_000 }).toBe(40);
  await set({ piecesPerDay: 60 });
});

test("an order counts once the workshop begins with it, and one that staff take on the phone at once", async () => {
  await nothingPromised();
  const id = await place({ items: lines(20) });
  const started = await shop.post(
    "/api/admin/jobTickets/start",
    { ids: [id], isStarted: true, acknowledged: ["NOT_CONFIRMED"] },
    { cookie: owner.cookie },
  );
  expect(started.statusCode, started.body).toBe(200);
  await expect.poll(workOf, { timeout: 10_000 }).toBe(20);
  const order = guestOrder({ items: lines(30), totalAmount: "1", advance: 0 });
  const { totalAmount } = (await office("take", order)).json();
  expect((await office("take", { ...order, totalAmount })).statusCode).toBe(201);
  await expect.poll(workOf, { timeout: 10_000 }).toBe(50);
});
