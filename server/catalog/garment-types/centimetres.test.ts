import { expect, test } from "vitest";
import { englishChoices } from "#contract/cart/choice-labels.ts";
import { describeMeasurements } from "#contract/cart/describe-choices.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const owner = await signInStaff(shop, "owner");
const { cookie } = owner;
const { office, place, get, editOf, newestMail } = createOrderHelpers(shop, owner);
const read = async (url: string) => (await shop.app.inject({ url, headers: { cookie } })).json();

/** 76, 112, 47, 25, 96 and 118 cm in hundredths of an inch, the unit of the wire. */
const inCentimetres = {
  shirtLength: 29.92,
  chest: 44.09,
  shoulder: 18.5,
  sleeveLength: 9.84,
  trouserWaist: 37.8,
  trouserLength: 46.46,
  unit: "cm",
  otherNote: "",
};
const measuredLine = { ...plainLine, sizes: false, custom_size: inCentimetres };

const wordsOf = (customSize: Parameters<typeof describeMeasurements>[0]) =>
  describeMeasurements(customSize, englishChoices).map(({ value }) => value);

test("shows measurements taken in centimetres in centimetres in the customer's orders", async () => {
  const customer = await signIn(shop);
  const order = guestOrder({ items: [measuredLine], totalAmount: "5250" });
  await shop.post("/orders/createOrder", order, { cookie: customer.cookie });
  const { orders } = (await shop.post("/orders/getAllOrdersForUser", {}, { cookie: customer.cookie })).json();
  expect(wordsOf(orders[0].items[0].custom_size)).toEqual([
    ...["76 cm", "112 cm", "47 cm", "25 cm", "96 cm", "118 cm"],
  ]);
});

test("shows measurements taken in centimetres in centimetres in mail, office, tickets and day lists", async () => {
  const id = await place({ items: [measuredLine] });
  expect(wordsOf((await get(id)).items[0].custom_size)).toContain("112 cm");
  expect(await newestMail(id)).toMatch(/Chest +112 cm/);
  const { jobs } = await read(`/api/admin/jobTickets/get?ids=${id}`);
  expect(wordsOf(jobs[0].garments[0].custom_size)).toContain("118 cm");
  await shop.post(
    "/api/admin/jobTickets/start",
    { ids: [id], isStarted: true, acknowledged: ["NOT_CONFIRMED"] },
    { cookie },
  );
  const { cutting } = await read("/api/admin/jobTickets/day");
  expect(JSON.stringify(cutting)).toContain('"value":"112 cm"');
});

test("reads measurements without a unit as inches, and refuses an unknown unit", async () => {
  const inInches = { ...plainLine, sizes: false, custom_size: measurements };
  const id = await place({ items: [inInches] });
  expect(await newestMail(id)).toMatch(/Chest +40\.5 in/);
  const inMetres = { ...inInches, custom_size: { ...measurements, unit: "m" } };
  const refused = await shop.post("/orders/createOrderAsGuest", guestOrder({ items: [inMetres] }));
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { "items.0.custom_size.unit": "Choose one of those offered" },
  ]);
});

test("preserves the unit when an edit names none", async () => {
  const id = await place({ items: [measuredLine] });
  const edit = await editOf(id);
  const [line] = edit.items;
  const { unit: _, ...inInches } = inCentimetres;
  const untouched = await office("quoteEdit", { ...edit, items: [{ ...line, custom_size: inInches }] });
  expect(untouched.json()).toMatchObject({ changes: [], items: [{ custom_size: { unit: "cm" } }] });
});
