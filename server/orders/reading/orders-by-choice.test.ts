import { expect, test } from "vitest";
import type { OrderListEntry } from "#contract/order-views/office-orders.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "../../testing/guest-order.ts";
import { inventOptions } from "../../testing/invented-options.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
await inventOptions(shop.database.pool);
await shop.services.catalogVersion.catchUp();
const { cookie } = await signInStaff(shop, "workshop");
const office = await signInStaff(shop, "manager");

async function place(...changes: object[]): Promise<string> {
  const items = changes.map((change) => ({ ...plainLine, ...change }));
  const quoted = await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: "1" }));
  const order = guestOrder({ items, totalAmount: String(quoted.json().totalAmount) });
  const placed = await shop.post("/orders/createOrderAsGuest", order);
  expect(placed.statusCode).toBe(201);
  return placed.json().OrderID;
}

const plain = await place({});
const capped = await place({ cap: true });
const named = await place({}, { name_engraving: { name: "Dr. Zoya", position: "sleeve" } });
const pocketed = await place({ cap: true, options: [{ id: "pen-pocket", value: "yes" }] }, {});
const measured = await place({ sizes: false, custom_size: measurements });

async function found(query: Record<string, string>): Promise<string[]> {
  const response = await shop.app.inject({ url: "/api/admin/orders/list", query, headers: { cookie } });
  expect(response.statusCode).toBe(200);
  return response.json().items.map(({ OrderID }: OrderListEntry) => OrderID);
}

test.each([
  ["cap", [pocketed, capped]],
  ["name_engraving", [named]],
  ["custom_size", [measured]],
  ["pen-pocket", [pocketed]],
  ["badge", []],
  ["no such option", []],
])("orders are found by what was chosen: %s", async (option, orders) => {
  expect(await found({ option })).toEqual(orders);
});

test("a choice narrows what another filter finds, and the file has the same orders", async () => {
  await shop.database.pool.query(
    "update orders set city = 'Quetta' where number in (select number from orders order by created_at limit 2)",
  );
  expect(await found({ city: "quetta" })).toEqual([capped, plain]);
  expect(await found({ city: "quetta", option: "cap" })).toEqual([capped]);
  const headers = { cookie: office.cookie };
  const file = await shop.app.inject({ url: "/api/admin/orders/export?option=cap", headers });
  for (const order of [capped, pocketed]) expect(file.body).toContain(order);
  for (const order of [plain, named, measured]) expect(file.body).not.toContain(order);
});

test("the workshop reads which options there are", async () => {
  const response = await shop.app.inject({ url: "/api/admin/options/list", headers: { cookie } });
  expect(response.json().options.map(({ id }: { id: string }) => id)).toContain("pen-pocket");
});
