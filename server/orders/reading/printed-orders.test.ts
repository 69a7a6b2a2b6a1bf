import { expect, test } from "vitest";
import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import { garmentPrice, lineTotal } from "#contract/money/line-price.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import { getPrintedOrders } from "#contract/order-views/printed-orders.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine, saleLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const workshop = await signInStaff(shop, "workshop");

async function place(changes: Record<string, unknown> = {}) {
  const placed = await shop.post("/orders/createOrderAsGuest", guestOrder(changes));
  expect(placed.statusCode, placed.body).toBe(201);
  const { OrderID } = placed.json();
  return (await shop.post("/orders/trackOrder", { OrderID })).json().order;
}

async function papers(ids: string[]) {
  const url = `/api/admin/orders/papers?ids=${ids.join(",")}`;
  const response = await shop.app.inject({ url, headers: { cookie: workshop.cookie } });
  return { text: response.body, ...getPrintedOrders.success.body.parse(response.json()) };
}

const sewnToMeasure = {
  ...saleLine,
  sizes: false,
  custom_size: measurements,
  cap: true,
  name_engraving: { name: "Dr. Zoya", position: "left" },
  quantity: 2,
};

test("invoice and packing slip list every choice, charge and the amount to collect", async () => {
  // 5,150 on sale, with twill, measurements, a cap and a name; the coupon takes 1,000 at most, and delivery is free.
  const each = 5150 + 250 + 500 + 350 + 300;
  const subtotal = 2 * each + 4750;
  const total = subtotal - 1000;
  const items = [sewnToMeasure, plainLine];
  const { id } = await place({ items, coupon: "WELCOME10", totalAmount: String(total) });
  const { orders, shop: sender } = await papers([id]);
  const [order] = orders;
  expect(sender).toMatchObject({ name: "Tabeeb", phone: shop.services.shop.phone });
  expect(order).toMatchObject({
    subtotal,
    delivery: 0,
    discount: 1000,
    coupon: "WELCOME10",
    totalAmount: total,
    name: person.name,
    address: person.address,
    phone: "923007654321",
    city: person.city,
    delivery_instruction: person.delivery_instruction,
    orderProgress: "Pending",
  });
  const lines = order?.items.map((item) => ({
    words: describeChoices(item, englishChoices).map(({ label, value }) => `${label}: ${value}`),
    charges: surchargesOf(item).map(({ amount }) => amount),
    amounts: [garmentPrice(item), item.quantity, lineTotal(item)],
  }));
  expect(lines).toEqual([
    {
      words: [
        "Fabric: Cotton Twill",
        "Size: Custom size selected",
        "Color: Navy Blue",
        "Trouser: Cargo",
        "Cap: Yes",
        "Name engraving: Dr. Zoya, left",
      ],
      charges: [1000, 600, 700],
      amounts: [5400, 2, 13_100],
    },
    {
      words: ["Fabric: Plain Cotton", "Size: M", "Color: Navy Blue", "Trouser: Straight"],
      charges: [],
      amounts: [4750, 1, 4750],
    },
  ]);
});

test("papers come in the requested order and contain only the fields they print", async () => {
  const [first, second] = [await place(), await place({ name: "Second Marked" })];
  const { orders, text } = await papers([second.id, first.id, "01a1fe0c-fcfd-7d8c-8bd7-5d6d4e8a0e6c"]);
  expect(orders.map(({ OrderID }) => OrderID)).toEqual([second.OrderID, first.OrderID]);
  expect(text).not.toContain(person.email);
  expect(orders[0]).toMatchObject({ subtotal: 4750, delivery: 250, totalAmount: 5000 });
});
