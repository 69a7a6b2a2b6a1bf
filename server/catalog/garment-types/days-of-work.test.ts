import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "manager");

type Days = { workingDays: number | null; customWorkingDays: number | null };

async function takeDays(days: Days) {
  const url = "/api/admin/garmentTypes/list";
  const { types } = (await shop.app.inject({ url, headers: { cookie } })).json();
  const { isUsed: _, ...set } = types.find(({ id }: { id: string }) => id === "set");
  const saved = await shop.post("/api/admin/garmentTypes/update", { ...set, ...days }, { cookie });
  expect(saved.statusCode).toBe(200);
  await shop.services.catalogVersion.catchUp();
}

const daysOfSet = async () =>
  (await shop.post("/products/getProductById", { id: plainLine._id })).json().product.garment.days;

/** The last day for an order of this line to leave, read from the order. */
async function leavesBy(line: object = {}): Promise<string> {
  const items = [{ ...plainLine, ...line }];
  const { totalAmount } = (
    await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: 1 }))
  ).json();
  const placed = await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }));
  expect(placed.statusCode).toBe(201);
  return placed.json().promise.leavesBy;
}

/** The last day for one piece to leave, read from a product page. */
async function shownDay(pieces: object): Promise<string> {
  return (await shop.post("/delivery/getDeliveryDates", pieces)).json().promise.leavesBy;
}

test("gives an order the days of its slowest garment, as on the product page", async () => {
  const [standard, custom] = [
    { standard: 1, custom: 0 },
    { standard: 0, custom: 1 },
  ];
  const shops = { standard: await shownDay(standard), custom: await shownDay(custom) };
  expect(await daysOfSet()).toBeUndefined();

  await takeDays({ workingDays: 20, customWorkingDays: 30 });
  expect(await daysOfSet()).toEqual({ standard: 20, custom: 30 });
  const slow = await leavesBy();
  expect(slow > shops.standard).toBe(true);
  expect(slow).toBe(await shownDay({ ...standard, atLeastDays: 20 }));
  const made = await leavesBy({ sizes: false, custom_size: measurements });
  expect(made > slow).toBe(true);
  expect(made).toBe(await shownDay({ ...custom, atLeastDays: 30 }));

  // Made-to-measure alone takes its own days; the shop's apply to the other, and are a minimum.
  await takeDays({ workingDays: null, customWorkingDays: 0 });
  expect(await daysOfSet()).toEqual({ custom: 0 });
  expect([await leavesBy(), await leavesBy({ sizes: false, custom_size: measurements })]).toEqual([
    shops.standard,
    shops.custom,
  ]);

  await takeDays({ workingDays: null, customWorkingDays: null });
  expect(await daysOfSet()).toBeUndefined();
});
