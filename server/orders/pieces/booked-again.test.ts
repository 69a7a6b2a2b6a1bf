import { afterAll, beforeEach, expect, test } from "vitest";
import { plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { createParcelShop } from "#server/testing/parcel-shop.ts";

const desk = await createParcelShop();
afterAll(desk.close);
const { shop, pool, manager, postEx, book, parcelsOf, followAll, post } = desk;
const { get, place, office } = createOrderHelpers(shop, manager);
const begun = 20;

beforeEach(() =>
  pool.query(
    `delete from product_stock where product_id = '${plainLine._id}';
     insert into product_stock (product_id, size, pieces) select id, unnest(sizes), ${begun} from products where id = '${plainLine._id}'`,
  ),
);

async function left(): Promise<number> {
  const { rows } = await pool.query("select pieces from product_stock where product_id = $1 and size = 'M'", [
    plainLine._id,
  ]);
  return rows[0].pieces;
}

const codes = { picked: ["0003", "At PostEx Warehouse"], delivered: ["0005", "Delivered"] } as const;
const lostOrBack = { returned: ["0007", "Returned"] } as const;

async function happen(number: string, what: keyof typeof codes | keyof typeof lostOrBack): Promise<void> {
  const [code, words] = { ...codes, ...lostOrBack }[what];
  postEx.happen(number, code, words);
  await followAll();
}

/** Two pieces of stock came back with a parcel, and so many of them are booked once more. */
async function bookedAgain(pieces: number) {
  const id = await place({
    phone: "0300 1234567",
    city: "lahore",
    items: [{ ...plainLine, sizes: "M", quantity: 2 }],
  });
  const item: string = (await get(id)).items[0].id;
  await book(id);
  await followAll();
  await happen((await parcelsOf(id))[0]?.trackingNumber ?? "", "returned");
  expect(await book(id, { part: { parcels: 1, items: [{ id: item, pieces }] } })).toBe("asked");
  await followAll();
  const [first, second] = await parcelsOf(id);
  if (!first || !second) throw new Error("It was not booked again.");
  const checkIn = async (parcel: { id: string }) =>
    (
      await post("checkIn", {
        id,
        parcel: parcel.id,
        reason: "Refused",
        items: [{ id: item, toRepair: 0, wasted: 0 }],
      })
    ).statusCode;
  const places = async () => (await get(id)).pieces[0].places;
  const cancel = async () => expect((await office("cancel", { id, reason: "Refused" })).statusCode).toBe(200);
  const waiting = async () => {
    const { items } = (await desk.get("/api/admin/parcels/work?list=returned")).json();
    return items
      .filter(({ order }: { order: { id: string } }) => order.id === id)
      .map((one: { id: string }) => one.id);
  };
  return { id, item, first, second, checkIn, places, cancel, waiting };
}

test("pieces that were booked again go to stock once when their order is cancelled, with the parcel that came back", async () => {
  const { first, second, checkIn, places, cancel, waiting } = await bookedAgain(2);
  expect(await waiting()).toEqual([]);
  await cancel();
  await followAll();
  expect([await places(), await left(), await waiting()]).toEqual([{ parcel: 2 }, begun - 2, [first.id]]);
  expect([await checkIn(second), await checkIn(first), await checkIn(first)]).toEqual([409, 200, 409]);
  expect([await places(), await left(), await waiting()]).toEqual([{ stock: 2 }, begun, []]);
});

test.each([
  ["the one that came back first", 0],
  ["the one that came back last", 1],
])(
  "pieces that came back twice go to stock once, whichever parcel is checked in first: %s",
  async (_which, index) => {
    const { first, second, checkIn, places, cancel, waiting } = await bookedAgain(2);
    await happen(second.trackingNumber, "picked");
    await cancel();
    expect(await checkIn(first)).toBe(409);
    await happen(second.trackingNumber, "returned");
    const parcels = [first, second];
    const chosen = parcels[index];
    if (!chosen) throw new Error("There is no such parcel.");
    expect(await checkIn(chosen)).toBe(200);
    expect(await Promise.all(parcels.map(checkIn))).toEqual([409, 409]);
    expect([await places(), await left(), await waiting()]).toEqual([{ stock: 2 }, begun, []]);
  },
);

test("pieces that came back, were booked again and have arrived are in no parcel to check in", async () => {
  const { id, first, second, checkIn, places, waiting } = await bookedAgain(2);
  await happen(second.trackingNumber, "delivered");
  expect((await get(id)).orderProgress).toBe("Delivered");
  expect([await checkIn(first), await waiting()]).toEqual([409, []]);
  expect([await places(), await left()]).toEqual([{ customer: 2 }, begun - 2]);
});

test("where a part of what came back was booked again and has arrived, the rest of it is checked in, and that ends the order", async () => {
  const { id, first, second, checkIn, places, waiting } = await bookedAgain(1);
  await happen(second.trackingNumber, "delivered");
  expect([(await get(id)).orderProgress, await waiting()]).toEqual(["Dispatched", [first.id]]);
  expect((await parcelsOf(id))[0]?.items).toMatchObject([{ pieces: 2, toCheckIn: 1 }]);
  expect(await checkIn(first)).toBe(200);
  expect([await places(), await left()]).toEqual([{ customer: 1, stock: 1 }, begun - 1]);
  expect((await get(id)).orderProgress).toBe("Delivered");
});

test("a booking that its courier refuses after the cancel gives its pieces back", async () => {
  const id = await place({
    phone: "0300 1234567",
    city: "nowhere",
    items: [{ ...plainLine, sizes: "M", quantity: 2 }],
  });
  await book(id);
  // Its courier is asked while it is cancelled, and says no afterwards.
  await pool.query("update parcels set attempts = 1 where order_id = $1", [id]);
  expect((await office("cancel", { id, reason: "Refused" })).statusCode).toBe(200);
  expect(await left()).toBe(begun - 2);
  await pool.query("update parcels set call_off_at = null, attempts = 0 where order_id = $1", [id]);
  await followAll();
  expect((await parcelsOf(id)).map(({ state }) => state)).toEqual(["refused"]);
  expect(await left()).toBe(begun);
});

test("what a courier has lost does not come back with the rest of its order", async () => {
  const id = await place({
    phone: "0300 1234567",
    city: "lahore",
    items: [{ ...plainLine, sizes: "M", quantity: 2 }],
  });
  const item: string = (await get(id)).items[0].id;
  for (const index of [0, 1]) await book(id, { part: { parcels: index, items: [{ id: item, pieces: 1 }] } });
  await followAll();
  const [first, second] = await parcelsOf(id);
  await happen(first?.trackingNumber ?? "", "picked");
  await pool.query("update parcels set state = 'lost', next_at = null where id = $1", [second?.id]);
  const whole = { id, reason: "Nobody at home" };
  const tooMany = await post("checkIn", { ...whole, items: [{ id: item, toRepair: 2, wasted: 0 }] });
  expect(tooMany.statusCode).toBe(400);
  expect(
    (await post("checkIn", { ...whole, items: [{ id: item, toRepair: 0, wasted: 0 }] })).statusCode,
  ).toBe(200);
  expect((await get(id)).pieces[0].places).toEqual({ stock: 1, lost: 1 });
  expect([await left(), (await get(id)).orderProgress]).toEqual([begun - 1, "Cancelled"]);
});
