import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const owner = await signInStaff(shop, "owner");
const { office, place, get } = createOrderHelpers(shop, owner);
const issue = (ids: readonly string[]) =>
  shop.post("/api/admin/invoices/issue", { ids }, { cookie: owner.cookie });

test("invoices of many orders are issued at once, and each order says which it has or why it has none", async () => {
  const [one, two, sent, cancelled] = [
    await place({ items: [plainLine] }),
    await place({ items: [plainLine] }),
    await place({ items: [plainLine] }),
    await place({ items: [plainLine] }),
  ];
  await office("dispatch", { courier: "TCS", orders: [{ id: sent, consignmentNumber: "1" }] });
  await office("cancel", { id: cancelled, reason: "Changed their mind" });
  const gone = randomUUID();
  const answer = await issue([one, sent, cancelled, gone, two]);
  expect(answer.statusCode, answer.body).toBe(200);
  const number = async (id: string) => (await get(id)).OrderID;
  expect(answer.json()).toEqual({
    issued: 2,
    results: [
      { id: one, OrderID: await number(one), outcome: "issued", number: 2 },
      { id: sent, OrderID: await number(sent), outcome: "had-one", number: 1 },
      { id: cancelled, OrderID: await number(cancelled), outcome: "cancelled", number: null },
      { id: gone, OrderID: null, outcome: "unknown", number: null },
      { id: two, OrderID: await number(two), outcome: "issued", number: 3 },
    ],
  });
  // A second click, or a colleague at the same moment, issues no second one.
  const again = await Promise.all([issue([one, two]), issue([two, one])]);
  expect(again.map((each) => each.json().issued)).toEqual([0, 0]);
  expect((await get(one)).office.invoices).toHaveLength(1);
});

test("invoices are listed by number, found by it, and marked once nothing of them is left", async () => {
  const list = async (query = "") => {
    const answer = await shop.app.inject({
      url: `/api/admin/invoices/list${query}`,
      headers: { cookie: owner.cookie },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().items;
  };
  const id = await place({ items: [plainLine] });
  const { results } = (await issue([id])).json();
  const number: number = results[0].number;
  const [newest, before] = await list();
  expect(newest).toMatchObject({ number, order: { id }, isCancelled: false });
  expect(before.number).toBe(number - 1);
  for (const q of [String(number), `inv-${String(number).padStart(6, "0")}`, ` INV ${number} `])
    expect(await list(`?${new URLSearchParams({ q })}`)).toEqual([newest]);
  for (const q of ["INV", "99999", "9999999999", "1 2"])
    expect(await list(`?${new URLSearchParams({ q })}`)).toEqual([]);
  await office("cancel", { id, reason: "Changed their mind" });
  expect((await list(`?q=${number}`))[0].isCancelled).toBe(true);
});
