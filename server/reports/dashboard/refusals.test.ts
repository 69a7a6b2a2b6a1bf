import { expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { plainLine, saleLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const manager = await signInStaff(shop, "manager");
const { office, place } = createOrderHelpers(shop, manager);

const refusals = async (query = "") => {
  const headers = { cookie: manager.cookie };
  return (await shop.app.inject({ url: `/api/admin/dashboard/get?${query}`, headers })).json().refusals;
};

async function send(courier: string, city: string, items: object[] = [plainLine]): Promise<string> {
  const id = await place({ city, items });
  await office("dispatch", { courier, orders: [{ id, consignmentNumber: "" }] });
  return id;
}

test("reports refused parcels by city, courier and product, with the number sent", async () => {
  expect(await refusals()).toEqual({
    total: { delivered: 0, refused: 0 },
    cities: [],
    couriers: [],
    products: [],
  });
  // Not sent at all: no parcel was refused.
  await office("cancel", { id: await place({ city: "Multan" }), reason: "No" });
  for (const courier of ["TCS", "tcs "]) await office("deliver", { ids: [await send(courier, "Multan")] });
  const arrived = await send("PostEx", "Lahore", [plainLine, { ...plainLine, sizes: "L" }, saleLine]);
  await office("deliver", { ids: [arrived] });
  const refused = await send("TCS", " multan", [plainLine, { ...plainLine, sizes: "L" }]);
  await office("cancel", { id: refused, reason: "Refused" });
  await send("TCS", "Multan");
  expect(await refusals()).toEqual({
    total: { delivered: 3, refused: 1 },
    cities: [{ name: "Multan", delivered: 2, refused: 1 }],
    couriers: [{ name: expect.stringMatching(/^tcs$/i), delivered: 2, refused: 1 }],
    products: [{ name: expect.stringMatching(/Liberty V-Neck Set$/), delivered: 3, refused: 1 }],
  });
  // A reverted delivery does not count.
  await office("undoDelivery", { id: arrived, reason: "Another one" });
  expect((await refusals()).total).toEqual({ delivered: 2, refused: 1 });
  // It counts on the day of its return.
  const yesterday = dayInKarachi(new Date(Date.now() - 86_400_000));
  expect((await refusals(`from=${yesterday}&to=${yesterday}`)).total).toEqual({ delivered: 0, refused: 0 });
});
