import { beforeAll, expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { cancelUnpaid, remindUnpaid } from "./unpaid-orders.ts";

const shop = await createTestShop();
const { database, services } = shop;
const { pool } = database;
const owner = await signInStaff(shop, "owner");
const { get, office, place, newestMail } = createOrderHelpers(shop, owner);
const on = dayInKarachi(new Date());

const set = (settings: object) => shop.post("/api/admin/settings/update", settings, { cookie: owner.cookie });
const age = (id: string, days: number) =>
  pool.query("update orders set created_at = now() - $2 * interval '1 day' where id = $1", [id, days]);
const ageEvents = (id: string, hours: number) =>
  pool.query("update order_events set at = at - $2 * interval '1 hour' where order_id = $1", [id, hours]);
const progressOf = async (id: string) => (await get(id)).orderProgress;
const unpaid = async (changes: object = {}, days = 4) => {
  const id = await place({ paymentMethod: "transfer", ...changes });
  await age(id, days);
  return id;
};

beforeAll(async () => {
  const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
  await set({ transferAccounts: { ...services.shop.transferAccounts, raast } });
});

test("an unpaid order is reminded once, then cancelled with its coupon given back, by the shop itself", async () => {
  const couponId = await addCoupon(database, { code: "LAPSED", usage_limit: 1 });
  const id = await unpaid({ coupon: "LAPSED" });
  const young = await unpaid({}, 0);
  expect(await cancelUnpaid(database)).toBe(0);
  const rounds = await Promise.all([remindUnpaid(database), remindUnpaid(database), remindUnpaid(database)]);
  expect(rounds.reduce((sum, count) => sum + count)).toBe(1);
  expect((await newestMail(id)).replace(/\s+/g, " ")).toMatch(/payment has not arrived yet.* 0300 1234567/);
  expect(await cancelUnpaid(database)).toBe(0);

  await ageEvents(id, 25);
  const cancelled = await Promise.all([cancelUnpaid(database), cancelUnpaid(database)]);
  expect(cancelled.sort()).toEqual([0, 1]);
  expect(await newestMail(id)).toContain("We have not received your payment");
  const { orderProgress, history } = await get(id);
  expect(orderProgress).toBe("Cancelled");
  expect(history.filter(({ actor }: { actor: { kind: string } }) => actor.kind === "shop")).toMatchObject([
    { event: "transfer-reminded", actor: { kind: "shop" } },
    { event: "Cancelled", actor: { kind: "shop" } },
  ]);
  const { rows } = await pool.query("select used_count from coupons where id = $1", [couponId]);
  expect(rows).toEqual([{ used_count: 0 }]);
  expect(await remindUnpaid(database)).toBe(0);
  expect(await progressOf(young)).toBe("Pending");
});

test("who was reminded by a transaction that began later is not reminded again", async () => {
  const id = await unpaid();
  await pool.query(
    `insert into order_events (id, order_id, kind, actor, at)
     values (gen_random_uuid(), $1, 'transfer-reminded', 'shop', now() + interval '1 second')`,
    [id],
  );
  expect(await remindUnpaid(database)).toBe(0);
  await pool.query("update orders set created_at = now() where id = $1", [id]);
});

test("what is paid to the rider, in part paid, said to be paid or begun goes on", async () => {
  const claim = (id: string) =>
    shop.post("/orders/claimTransfer", { id, contact: person.phone, how: "raast", reference: `N-${id}` });
  const [cash, part, said, answered, begun] = [
    await place(),
    await unpaid(),
    await unpaid(),
    await unpaid(),
    await unpaid(),
  ];
  await age(cash, 9);
  await remindUnpaid(database);
  for (const id of [cash, part, said, answered, begun]) await ageEvents(id, 25);
  await office("enterPayment", {
    id: part,
    kind: "received",
    amount: 100,
    how: "raast",
    reference: "PART-1",
    on,
  });
  expect((await claim(said)).statusCode).toBe(200);
  const declined = (await claim(answered)).json().claim;
  await office("declineTransfer", { id: answered, claim: declined, reason: "Not there" });
  const reason = "She pays on Friday";
  await shop.post("/api/admin/jobTickets/startUnpaid", { id: begun, reason }, { cookie: owner.cookie });
  expect(await cancelUnpaid(database)).toBe(0);
  for (const id of [cash, part, said, answered, begun]) expect(await progressOf(id)).toBe("Pending");

  // After "not found" there is a day for the right number.
  await pool.query("update transfer_claims set answered_at = now() - interval '25 hours' where id = $1", [
    declined,
  ]);
  expect(await cancelUnpaid(database)).toBe(1);
  expect(await progressOf(answered)).toBe("Cancelled");
});

test("a merchant who wants neither has neither", async () => {
  const id = await unpaid();
  await set({ remindUnpaidAfter: 0, cancelUnpaidAfter: 0 });
  expect([await remindUnpaid(database), await cancelUnpaid(database)]).toEqual([0, 0]);
  await set({ remindUnpaidAfter: 1 });
  expect(await remindUnpaid(database)).toBe(1);
  await ageEvents(id, 25);
  expect(await cancelUnpaid(database)).toBe(0);
});
