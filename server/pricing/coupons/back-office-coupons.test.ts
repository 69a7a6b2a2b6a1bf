import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie, staff } = await signInStaff(shop, "manager");

const post = (call: string, body: object) => shop.post(`/api/admin/coupons/${call}`, body, { cookie });
const get = async (call: string, query: Record<string, string>) => {
  const url = `/api/admin/coupons/${call}?${new URLSearchParams(query)}`;
  return (await shop.app.inject({ url, headers: { cookie } })).json();
};

const fields = {
  code: "eid-500",
  kind: "fixed",
  amount: 500,
  maximumDiscount: null,
  minimumSubtotal: 1000,
  usageLimit: 5,
  customerLimit: null,
  startsAt: "2026-01-01T05:00",
  endsAt: null,
};

test("a coupon is made, used by shoppers, changed and ended", async () => {
  const created = await post("create", fields);
  expect(created.statusCode).toBe(201);
  const { coupon } = created.json();
  expect(coupon).toMatchObject({ code: "EID-500", state: "live", startsAt: "2026-01-01T00:00:00.000Z" });
  const order = guestOrder({ coupon: "eid-500", totalAmount: "4500" });
  const ordered = await shop.post("/orders/createOrderAsGuest", order);
  expect(ordered.statusCode).toBe(201);
  const { rows } = await shop.database.pool.query("select total from orders");

  const { coupon: used } = await get("get", { id: coupon.id });
  expect(used).toMatchObject({ usedCount: 1, orders: 1, revenue: rows[0].total, discount: 500 });
  const { id, version } = used;
  const tooFew = await post("update", { ...fields, id, version, usageLimit: 0 });
  expect([tooFew.statusCode, Object.keys(tooFew.json().fields)]).toEqual([400, ["usageLimit"]]);

  const changed = await post("update", { ...fields, id, version, usageLimit: 1 });
  expect(changed.json().coupon).toMatchObject({ state: "usedUp", usageLimit: 1 });
  const stale = await post("update", { ...fields, id, version, amount: 400 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, "CHANGED_SINCE"]);
  expect(stale.json().version).toBe(changed.json().coupon.version);
  const ended = await post("end", { id: coupon.id });
  expect(ended.json().coupon.state).toBe("ended");
  const verified = await shop.post("/api/coupons/verifyCouponAtCheckout", { code: "EID-500" });
  expect(verified.json().code).toBe("UNKNOWN_COUPON");

  const { order: placed } = (
    await shop.post("/orders/trackOrder", { OrderID: ordered.json().OrderID })
  ).json();
  await shop.post("/orders/updateOrder", { id: placed.id, orderProgress: "Cancelled" });
  expect((await get("get", { id: coupon.id })).coupon).toMatchObject({ orders: 0, revenue: 0, discount: 0 });
  const log = await shop.database.pool.query(
    "select action, after from audit_log where subject_id = $1 and staff_id = $2 order by id",
    [coupon.id, staff.id],
  );
  expect(log.rows.map(({ action }) => action)).toEqual(["coupon.create", "coupon.update", "coupon.end"]);
  expect(log.rows[1].after).toEqual({ usageLimit: 1 });
});

test("the limit is never below the use count, and codes are unique", async () => {
  const { coupon } = (await post("create", { ...fields, code: "USED" })).json();
  await shop.database.pool.query("update coupons set used_count = 3 where code = 'USED'");
  const { id, version } = coupon;
  const low = await post("update", { ...fields, code: "USED", id, version, usageLimit: 2 });
  expect([low.statusCode, low.json().fields]).toEqual([400, { usageLimit: "It was used 3 times already" }]);
  const twice = await post("create", { ...fields, code: "used" });
  expect([twice.statusCode, twice.json().fields]).toEqual([
    409,
    { code: "There is already a coupon with this code" },
  ]);
  const renamed = await post("update", { ...fields, code: "WELCOME10", id, version });
  expect(renamed.statusCode).toBe(409);
});

test.each([
  [{ kind: "percent", amount: 101 }, "amount"],
  [{ code: "two words" }, "code"],
  [{ endsAt: "2026-01-01T05:00" }, "endsAt"],
  [{ startsAt: "tomorrow" }, "startsAt"],
  [{ minimumSubtotal: 0.5 }, "minimumSubtotal"],
])("%o is refused beside its field", async (change, field) => {
  const response = await post("create", { ...fields, code: "FAULTY", ...change });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
});

test("the list is found by state and by the beginning of a code", async () => {
  await post("create", { ...fields, code: "LATER_1", startsAt: "2099-01-01T00:00" });
  const codes = async (query: Record<string, string>) =>
    (await get("list", query)).items.map(({ code }: { code: string }) => code);
  expect(await codes({ q: "later_" })).toEqual(["LATER_1"]);
  expect(await codes({ q: "later1" })).toEqual([]);
  expect(await codes({ state: "planned" })).toEqual(["LATER_1"]);
  expect(await codes({ state: "live" })).toContain("WELCOME10");
  expect(await get("get", { id: "none" })).toMatchObject({ code: "NOT_FOUND" });
});
