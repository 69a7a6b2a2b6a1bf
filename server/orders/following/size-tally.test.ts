import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { measurements, person, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { office, get, place } = createOrderHelpers(shop, owner);
const staff = async (call: string, body: object) => {
  const answer = await shop.post(`/api/admin/aftercare/${call}`, body, { cookie: owner.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const tallyOf = async (id: string) =>
  (await shop.app.inject({ url: `/products/getSizeTally?id=${id}` })).json().tally;

async function deliver(id: string) {
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  return id;
}

async function exchanged(id: string, size: string, pieces: number) {
  const { items } = await get(id);
  const asked = await shop.post("/orders/askAftercare", {
    id,
    item: items[0].id,
    contact: person.phone,
    kind: "exchange",
    reason: "too-small",
    size,
    pieces,
  });
  const { request } = asked.json();
  await staff("approve", { id: request, remedy: "exchange", back: "customer", out: "shop" });
  await staff("receive", { id: request });
  return (await staff("exchange", { id: request, size, isBeforeCash: true })).id as string;
}

test("the tally of sizes appears once enough have arrived, and a replacement by exchange is no further piece", async () => {
  const product = plainLine._id;
  const first = await deliver(await place({ items: [{ ...plainLine, quantity: 19 }] }));
  expect(await tallyOf(product)).toBeNull();
  const second = await deliver(
    await place({
      items: [
        { ...plainLine, sizes: "L", quantity: 6 },
        { ...plainLine, sizes: false, custom_size: measurements },
      ],
    }),
  );
  expect(await tallyOf(product)).toEqual({ pieces: 25, larger: 0, smaller: 0 });
  // An order that turns out not to have arrived is no longer counted.
  await office("undoDelivery", { id: second, reason: "The rider had the wrong one" });
  const { rows } = await pool.query("select pieces from size_tallies where product_id = $1", [product]);
  expect(rows).toEqual([{ pieces: 19 }]);
  expect(await tallyOf(product)).toBeNull();
  await office("deliver", { ids: [second] });
  await deliver(await exchanged(first, "L", 3));
  await deliver(await exchanged(second, "S", 1));
  expect(await tallyOf(product)).toEqual({ pieces: 25, larger: 3, smaller: 1 });
  expect(await tallyOf("no-such-product")).toBeNull();
});
