import { expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const owner = await signInStaff(shop, "owner");
const headers = { cookie: owner.cookie };
const { office, get, place } = createOrderHelpers(shop, owner);
const on = dayInKarachi(new Date());
const ask = async (path: string) => (await shop.app.inject({ url: `/api/admin/${path}`, headers })).json();
const aftercare = (call: string, body: object) => shop.post(`/api/admin/aftercare/${call}`, body, headers);

const tracking = "26112400009916";

/** A set for Rs. 5,000 that PostEx has paid out, and its return request. */
async function cameBack(kind: "return" | "exchange") {
  const id = await place();
  await office("dispatch", {
    courier: "PostEx",
    orders: [{ id, consignmentNumber: `${tracking}${kind.length}` }],
  });
  await office("deliver", { ids: [id] });
  const file = [
    "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX,WH_SALES_TAX,NET_AMOUNT",
    `${tracking}${kind.length},UF,Delivered,5000,280,50,80,80,4510`,
  ].join("\r\n");
  await shop.post("/api/admin/payouts/apply", { number: `ONCE-${kind}`, paidOn: on, file }, headers);
  const { items } = await get(id);
  const asked = await shop.post("/orders/askAftercare", {
    id,
    item: items[0].id,
    contact: person.phone,
    kind,
    reason: "too-small",
    size: kind === "exchange" ? "L" : "",
  });
  const request = asked.json().request;
  const remedy = kind === "return" ? "refund" : "exchange";
  await aftercare("approve", { id: request, remedy, back: "customer", out: "shop" });
  await aftercare("receive", { id: request });
  return request;
}

// Sold: 5,000 less 4,750 returned; and 5,000 of which 4,750 went into another order of 4,750.
test("counts exchanges and returns once, as in the books and as paid by the customer", async () => {
  const returned = await cameBack("return");
  const refund = { id: returned, amount: 4750, how: "raast", reference: "ONCE-1", on };
  expect((await aftercare("refund", refund)).statusCode).toBe(200);
  const exchanged = await cameBack("exchange");
  const made = await aftercare("exchange", { id: exchanged, size: "L" });
  expect(made.statusCode, made.body).toBe(200);

  const { total, delivered, collected, products } = await ask("dashboard/get");
  expect(total).toEqual({ orders: 3, pieces: 1, revenue: 5250 });
  expect(products.reduce((sum: number, { pieces }: { pieces: number }) => sum + pieces, 0)).toBe(1);
  expect(delivered).toEqual({ orders: 2, revenue: 500 });
  expect(collected).toEqual({ orders: 2, revenue: 5250 });
  const { lines } = (await ask("books/get")).months[0];
  expect(lines.booked.amount + lines.returned.amount).toBe(5250);
  expect((await ask(`customers/find?phone=${person.phone}`)).customer).toMatchObject({
    orders: 3,
    spent: 5250,
  });
});
