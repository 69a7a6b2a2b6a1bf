import { expect, test } from "vitest";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const owner = await signInStaff(shop, "owner");
const { office, get, place } = createOrderHelpers(shop, owner);
await addCoupon(shop.database, { code: "SEVEN", kind: "percent", amount: 7 });

const { rows } = await shop.database.pool.query(
  "select p.id, p.price from products p where p.id = 'liberty-v-neck-set'",
);
/** The price of one piece: 7 % of it and what is left of it are whole. */
const price: number = rows[0].price;
const paid = price - Math.floor((price * 7) / 100);

async function exchanged({ extra, out, pieces = 1 }: { extra: number; out: string; pieces?: number }) {
  const line = {
    _id: "liberty-v-neck-set",
    sizes: "M",
    custom_size: false,
    color: { label: "Navy Blue" },
    fabric_type: { name: "Plain Cotton" },
    trouser: true,
    trouserOptions: "Straight",
    cap: false,
    name_engraving: false,
    quantity: pieces,
  };
  const id = await place({ items: [line], coupon: "SEVEN" });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  const { items } = await get(id);
  const staff = async (call: string, body: object) => {
    const answer = await shop.post(`/api/admin/aftercare/${call}`, body, { cookie: owner.cookie });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const asked = await shop.post("/orders/askAftercare", {
    id,
    item: items[0].id,
    contact: person.phone,
    kind: "fault",
    reason: "wrong-piece",
    size: "L",
    pieces,
    details: "Another size came",
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const request = asked.json().request;
  await staff("approve", { id: request, remedy: "exchange", back: "shop", out });
  await staff("receive", { id: request, extra });
  const made = await staff("exchange", { id: request, size: "L", isBeforeCash: true });
  const next = await get(made.id);
  const url = `/api/admin/aftercare/get?id=${request}`;
  const { toSettle } = (await shop.app.inject({ url, headers: { cookie: owner.cookie } })).json().request;
  return { total: next.totalAmount, collects: next.payment.balance, goesBack: toSettle };
}

/** Of one piece with a coupon of 7 %; what the customer laid out for the courier is given besides. */
test.each([
  { extra: 0, out: "shop", total: paid, collects: 0, goesBack: 0 },
  { extra: 50, out: "shop", total: paid, collects: 0, goesBack: 50 },
  { extra: 200, out: "shop", total: paid, collects: 0, goesBack: 200 },
  { extra: 300, out: "shop", total: paid, collects: 0, goesBack: 300 },
  { extra: 0, out: "customer", total: paid + 250, collects: 250, goesBack: 0 },
  { extra: 200, out: "customer", total: paid + 250, collects: 50, goesBack: 0 },
  { extra: 300, out: "customer", total: paid + 250, collects: 0, goesBack: 50 },
])(
  "Rs. $extra given with an exchange, way out paid by the $out: $collects to collect, $goesBack to give back",
  async ({ extra, out, ...expected }) => {
    expect(await exchanged({ extra, out })).toEqual(expected);
  },
);
