import { expect, test } from "vitest";
import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import { placedText } from "#contract/options/placed-text.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person, plainLine } from "#server/testing/guest-order.ts";
import { inventOptions } from "#server/testing/invented-options.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, app } = shop;
await inventOptions(shop.database.pool);
await shop.services.catalogVersion.catchUp();
const { cookie } = await signInStaff(shop, "manager");

type Item = Parameters<typeof describeChoices>[0] & Parameters<typeof unitPrice>[0] & { uniqueId: string };

const patchOf = (item: Item) =>
  describeChoices(item, englishChoices).find(({ label }) => label === "Patch")?.value;

test("makes two lines of one text at two places, and names the place to each reader", async () => {
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

test("promises a typed badge like an engraved name, when ordered and when added by an edit", async () => {
  const badge = [{ id: "patch", value: placedText("pocket", "ICU") }];
  const place = async (line: object) => {
    const quoted = await post("/orders/createOrderAsGuest", guestOrder({ items: [line], totalAmount: "1" }));
    const { totalAmount } = quoted.json();
    const placed = await post("/orders/createOrderAsGuest", guestOrder({ items: [line], totalAmount }));
    const { order } = (await post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json();
    return order;
  };
  const workOf = async (id: string) =>
    (await shop.database.pool.query("select work from orders where id = $1", [id])).rows[0].work;
  const named = await place({ ...plainLine, name_engraving: { name: "Sana", position: "left" } });
  const badged = await place({ ...plainLine, options: badge });
  const plain = await place(plainLine);
  expect(badged.promise).toEqual(named.promise);
  expect(badged.promise.leavesBy > plain.promise.leavesBy).toBe(true);
  expect(await workOf(badged.id)).toBe(await workOf(named.id));

  const read = async () =>
    (await app.inject({ url: `/api/admin/orders/get?id=${plain.id}`, headers: { cookie } })).json().order;
  const order = await read();
  const [item] = order.items;
  const edit = {
    ...person,
    id: order.id,
    version: order.version,
    totalAmount: order.totalAmount + 80,
    reduction: 0,
    reductionReason: "",
    items: [{ ...item, options: badge }],
  };
  const saved = await post("/api/admin/orders/edit", edit, { cookie });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await workOf(plain.id)).toBe(await workOf(named.id));
  expect((await read()).promise.leavesBy).toBe(named.promise.leavesBy);
});
