import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const manager = await signInStaff(shop, "manager");
const { cookie } = manager;
const { get, place, editOf, save } = createOrderHelpers(shop, manager);

const office = (call: string, body: object) => shop.post(`/api/admin/coupons/${call}`, body, { cookie });
const verify = async (code: string, items: object[]) =>
  (await shop.post("/api/coupons/verifyCouponAtCheckout", { code, items })).json();

const fields = {
  kind: "free-delivery",
  amount: 7,
  maximumDiscount: 3,
  minimumSubtotal: 0,
  usageLimit: null,
  customerLimit: null,
  startsAt: "2026-01-01T05:00",
  endsAt: null,
};

async function addCoupon(changes: object) {
  const response = await office("create", { ...fields, ...changes });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().coupon;
}

const categoryOf = async (productId: string) => {
  const { rows } = await pool.query("select category_id as id from products where id = $1", [productId]);
  return rows[0].id as string;
};
const own = await categoryOf(plainLine._id);
const { rows: others } = await pool.query(
  "select id, category_id, (select name from categories where id = category_id) as category from products where category_id <> $1 order by id limit 1",
  [own],
);
const [other] = others;

test("free delivery takes off the delivery charge, and nothing where delivery is free already", async () => {
  const coupon = await addCoupon({ code: "FREESHIP" });
  expect(coupon).toMatchObject({ kind: "free-delivery", amount: 0, maximumDiscount: null, categories: [] });
  expect(await verify("FREESHIP", [plainLine])).toEqual({
    message: "Coupon FREESHIP applied: you save Rs. 250",
    coupon: { code: "FREESHIP", kind: "free-delivery", amount: 0 },
    discount: 250,
  });
  expect(await verify("FREESHIP", [{ ...plainLine, quantity: 2 }])).toMatchObject({
    code: "COUPON_NOT_APPLICABLE",
    error: "Delivery is free for this order without a coupon",
  });
  const id = await place({ coupon: "freeship" });
  expect(await get(id)).toMatchObject({ subtotal: 4750, discount: 250, delivery: 250, totalAmount: 4750 });

  // Edited to an amount from which delivery is free, the order gives it back; a smaller one keeps it.
  const { body } = await save(await editOf(id, { items: [{ ...(await get(id)).items[0], quantity: 2 }] }));
  expect(body.error).toBeUndefined();
  expect(await get(id)).toMatchObject({ discount: 0, delivery: 0, totalAmount: 9500, coupon: null });
  const { rows } = await pool.query("select used_count, discount_given from coupons where code = 'FREESHIP'");
  expect(rows[0]).toMatchObject({ used_count: 0 });
});

test("a coupon of a category takes off its goods alone, in cart, order and edit", async () => {
  const coupon = await addCoupon({
    code: "HALF-OWN",
    kind: "percent",
    amount: 50,
    maximumDiscount: null,
    categoryIds: [own],
  });
  expect(coupon.categories.map(({ id }: { id: string }) => id)).toEqual([own]);
  const foreign = await addCoupon({
    code: "ELSEWHERE",
    kind: "fixed",
    amount: 500,
    categoryIds: [other.category_id],
  });
  expect(await verify("HALF-OWN", [plainLine])).toMatchObject({ discount: 2375 });
  expect(await verify("ELSEWHERE", [plainLine])).toMatchObject({
    code: "COUPON_NOT_APPLICABLE",
    error: `This coupon is only for: ${other.category}`,
    params: { categories: [{ name: other.category, urdu: expect.stringMatching(/[\u0600-\u06ff]/) }] },
  });
  const refused = await shop.post(
    "/orders/createOrderAsGuest",
    guestOrder({ coupon: "ELSEWHERE", totalAmount: "4500" }),
  );
  expect([refused.statusCode, refused.json().code]).toEqual([409, "COUPON_NOT_APPLICABLE"]);

  const id = await place({ coupon: "HALF-OWN" });
  expect(await get(id)).toMatchObject({ discount: 2375, totalAmount: 2625 });
  const one = await editOf(id);
  await save({ ...one, items: [{ ...one.items[0], quantity: 3 }] });
  expect(await get(id)).toMatchObject({ subtotal: 14250, discount: 7125, totalAmount: 7125 });

  // Moved to another category the product is its goods no longer; for the order that was placed before it still is, and
  // what staff add is in its category of today.
  await pool.query("update products set category_id = $2 where id = $1", [plainLine._id, other.category_id]);
  const two = await editOf(id);
  await save({ ...two, items: [{ ...two.items[0], quantity: 2 }, plainLine] });
  expect(await get(id)).toMatchObject({ subtotal: 14250, discount: 4750, coupon: "HALF-OWN" });
  await pool.query("update products set category_id = $2 where id = $1", [plainLine._id, own]);
  expect(foreign.id).toBeDefined();
});

test("the categories of a coupon are changed, and a category that a coupon is for stays", async () => {
  const made = await shop.post("/api/admin/lists/saveCategory", { name: "Only by coupon" }, { cookie });
  const { id: category } = made.json();
  const coupon = await addCoupon({ code: "KEPT", categoryIds: [category, own] });
  expect(coupon.categories).toHaveLength(2);
  const remove = () => shop.post("/api/admin/lists/delete", { list: "category", id: category }, { cookie });
  expect((await remove()).statusCode).toBe(409);
  const update = { ...fields, code: "KEPT", id: coupon.id, version: coupon.version, categoryIds: [own] };
  const changed = (await office("update", update)).json().coupon;
  expect(changed.categories).toHaveLength(1);
  expect(changed.version).not.toBe(coupon.version);
  expect((await remove()).statusCode).toBe(200);
  const log = await pool.query(
    "select before, after from audit_log where subject_id = $1 and action = 'coupon.update'",
    [coupon.id],
  );
  expect([log.rows[0].before.categories.length, log.rows[0].after.categories.length]).toEqual([2, 1]);
});

test.each([
  ["categoryIds", { categoryIds: [randomUUID()] }, "A category has been deleted meanwhile"],
  ["categoryIds", { categoryIds: [own, own] }, "Choose each category once"],
  ["amount", { kind: "fixed", amount: 0 }, "Enter 1 or more"],
  ["amount", { kind: "percent", amount: 101 }, "Enter at most 100 percent"],
  ["kind", { kind: "free" }, "Choose a kind"],
])("what cannot be is told beside its %s: %j", async (field, changes, sentence) => {
  const response = await office("create", { ...fields, code: "WRONG", ...changes });
  expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: sentence }]);
});
