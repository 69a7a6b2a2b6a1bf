import { expect, test } from "vitest";
import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import { placedText } from "#contract/options/placed-text.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../testing/guest-order.ts";
import { inventOptions } from "../testing/invented-options.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, app } = shop;
await inventOptions(shop.database.pool);
await shop.services.catalogVersion.catchUp();
const { cookie } = await signInStaff(shop, "manager");

type Item = Parameters<typeof describeChoices>[0] & Parameters<typeof unitPrice>[0] & { uniqueId: string };

const patchOf = (item: Item) =>
  describeChoices(item, englishChoices).find(({ label }) => label === "Patch")?.value;

test("a text at two places makes two lines, and each reader says its place", async () => {
  const at = (place: string) => ({
    ...plainLine,
    options: [{ id: "patch", value: placedText(place, "ICU: A & B") }],
  });
  const items = [at("left-sleeve"), at("pocket"), at("pocket")];
  const placed = await post(
    "/orders/createOrderAsGuest",
    guestOrder({ items, totalAmount: String(3 * (4750 + 80)) }),
  );
  expect(placed.statusCode).toBe(201);
  const { OrderID } = placed.json();
  const tracked = (await post("/orders/trackOrder", { OrderID })).json().order;
  expect(JSON.stringify(tracked)).not.toMatch(/ICU|sleeve/);

  const office = await app.inject({ url: `/api/admin/orders/get?id=${tracked.id}`, headers: { cookie } });
  const stored: Item[] = office.json().order.items;
  expect(stored.map(patchOf)).toEqual([
    "ICU: A & B (Left sleeve)",
    "ICU: A & B (Pocket)",
    "ICU: A & B (Pocket)",
  ]);
  const [one, two, three] = stored.map(({ uniqueId }) => uniqueId);
  expect(one).not.toBe(two);
  expect(two).toBe(three);
  expect(stored.map(unitPrice)).toEqual([4830, 4830, 4830]);
});
