import { afterAll, afterEach, expect, test } from "vitest";
import type { PackingSlip } from "#contract/order-views/printed-orders.ts";
import type { Invoice } from "#contract/orders/invoices.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { createParcelShop } from "#server/testing/parcel-shop.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, pool, manager, postEx, post, get, placeOrder, book, parcelsOf, latest, followAll } = office;
const { cookie } = manager;

afterEach(() => pool.query("update parcels set next_at = null"));

type Item = { id: string };

/** An order of two lines, three pieces and one. */
async function placeTwoLines() {
  const items = [
    { ...plainLine, quantity: 3 },
    { ...plainLine, sizes: "L" },
  ];
  const draft = { items, city: "lahore", phone: "0300 1234567", totalAmount: "1" };
  const { totalAmount } = (await shop.post("/orders/createOrderAsGuest", guestOrder(draft))).json();
  const order = await placeOrder({ items, totalAmount });
  const read = await get(`/api/admin/orders/get?id=${order.id}`);
  const [three, one]: Item[] = read.json().order.items;
  if (!three || !one) throw new Error("The order has no two lines.");
  return { ...order, total: Number(totalAmount), three, one };
}

const part = (parcels: number, items: [Item, number][], collects?: number) => ({
  part: {
    parcels,
    items: items.map(([{ id }, pieces]) => ({ id, pieces })),
    ...(collects !== undefined && { collects }),
  },
});

const slipsOf = async (id: string) => {
  const { orders } = (await get(`/api/admin/orders/papers?ids=${id}`)).json();
  const [order] = orders;
  return order.slips as PackingSlip[];
};
const summed = (slips: readonly PackingSlip[]) => slips.reduce((sum, { collects }) => sum + collects, 0);

test("an order in no parcel has one packing slip of all its pieces and what is to be paid", async () => {
  const { id, total, three, one } = await placeTwoLines();
  expect(await slipsOf(id)).toEqual([
    {
      parcel: null,
      items: [
        { id: three.id, pieces: 3 },
        { id: one.id, pieces: 1 },
      ],
      collects: total,
      says: "collect",
      hold: "",
    },
  ]);
});

test("each parcel has a packing slip of its pieces and its sum, and what is left has one of its own", async () => {
  const { id, OrderID, total, three, one } = await placeTwoLines();
  await book(id, part(0, [[three, 2]], 1_000));
  const begun = await slipsOf(id);
  expect(begun).toMatchObject([
    {
      parcel: { reference: OrderID, courier: "PostEx" },
      items: [{ id: three.id, pieces: 2 }],
      collects: 1_000,
    },
    {
      parcel: null,
      items: [
        { id: three.id, pieces: 1 },
        { id: one.id, pieces: 1 },
      ],
      collects: total - 1_000,
    },
  ]);
  await book(id, part(1, [[one, 1]]));
  await book(id);
  await followAll();
  const slips = await slipsOf(id);
  const parcels = await parcelsOf(id);
  expect(slips.map(({ parcel, items, collects }) => [parcel?.trackingNumber, items, collects])).toEqual(
    parcels.map(({ trackingNumber, items, collects }) => [
      trackingNumber,
      items.map(({ id: item, pieces }) => ({ id: item, pieces })),
      collects,
    ]),
  );
  expect(summed(slips)).toBe(total);
  // Pieces of a cancelled booking are to be packed again, for the amount left to collect.
  await post("cancel", { id: parcels[1]?.id ?? "" });
  const again = await slipsOf(id);
  expect(again.map(({ parcel, items }) => [parcel?.reference ?? null, items])).toEqual([
    [OrderID, [{ id: three.id, pieces: 2 }]],
    [`${OrderID}-3`, [{ id: three.id, pieces: 1 }]],
    [null, [{ id: one.id, pieces: 1 }]],
  ]);
  expect(summed(again)).toBe(total);
});

test("the packing slip of an order that is paid, or cancelled, collects nothing", async () => {
  const { id, total } = await placeTwoLines();
  const paid = await shop.post(
    "/api/admin/orders/enterPayment",
    { id, kind: "received", how: "raast", reference: "R-SLIP-1", on: "2026-11-25", amount: total },
    { cookie },
  );
  expect(paid.statusCode, paid.body).toBe(200);
  expect((await slipsOf(id)).map(({ collects }) => collects)).toEqual([0]);
  const other = await placeTwoLines();
  await shop.post("/api/admin/orders/cancel", { id: other.id, reason: "Changed their mind" }, { cookie });
  expect((await slipsOf(other.id)).map(({ collects }) => collects)).toEqual([0]);
});

test("pieces to choose from and in parcels are named with their size, and with their color where that tells them apart", async () => {
  const { id, three } = await placeTwoLines();
  await book(id, part(0, [[three, 1]]));
  const { open } = (await get(`/api/admin/parcels/list?orderId=${id}`)).json();
  expect(open.map(({ name, pieces }: { name: string; pieces: number }) => [name, pieces])).toEqual([
    ["Liberty V-Neck Set, M", 2],
    ["Liberty V-Neck Set, L", 1],
  ]);
  expect((await latest(id)).items.map(({ name }) => name)).toEqual(["Liberty V-Neck Set, M"]);
});

const invoicesOf = async (id: string): Promise<Invoice[]> =>
  (await get(`/api/admin/orders/papers?ids=${id}`)).json().orders[0].invoices;
const linesOf = (paper: Pick<Invoice, "lines"> | undefined) =>
  paper?.lines.map(({ name, size, quantity, amount }) => [name, size, quantity, amount]);

test("the invoice of an order of which a parcel came back lists what is left of it, and its tax is of that", async () => {
  await pool.query(
    "insert into settings (name, value) values ('strn', $1) on conflict (name) do update set value = excluded.value",
    ['"32-77-8761-111-11"'],
  );
  const { id, total, three, one } = await placeTwoLines();
  await book(
    id,
    part(0, [
      [three, 2],
      [one, 1],
    ]),
  );
  await book(id, part(1, [[three, 1]]));
  await followAll();
  const parcels = await parcelsOf(id);
  for (const { trackingNumber } of parcels)
    postEx.happen(trackingNumber, "0003", "At PostEx Warehouse", new Date(Date.now() - 90_000));
  await followAll();
  const [back] = parcels;
  postEx.happen(back?.trackingNumber ?? "", "0002", "Returned to Shipper", new Date(Date.now() - 60_000));
  await followAll();
  const checkedIn = await post("checkIn", {
    id,
    parcel: back?.id,
    reason: "Not at home",
    lessDue: back?.collects,
    items: [
      { id: three.id, toRepair: 0, wasted: 0 },
      { id: one.id, toRepair: 0, wasted: 0 },
    ],
    fee: 0,
  });
  expect(checkedIn.statusCode, checkedIn.body).toBe(200);
  const [first, second] = await invoicesOf(id);
  expect(linesOf(first)).toEqual([
    ["Liberty V-Neck Set", "M", 3, 14_250],
    ["Liberty V-Neck Set", "L", 1, 4750],
  ]);
  // The note takes back the whole invoice, as it was; the new one has the one set that was not in the parcel.
  expect(linesOf(first?.credit ?? undefined)).toEqual(linesOf(first));
  expect(linesOf(second)).toEqual([["Liberty V-Neck Set", "M", 1, 4750]]);
  expect([total, second?.total, second?.tax]).toEqual([19_000, 4750, 725]);
});

test.each([
  ["what was paid for it goes back", false],
  ["nothing is taken off the price", true],
])(
  "the invoice of a prepaid order lists what is left of it once a parcel came back and %s",
  async (_, isFree) => {
    const { id, total, three, one } = await placeTwoLines();
    const paid = { kind: "received", how: "raast", reference: `R-BACK-${isFree}`, on: "2026-11-25" };
    await shop.post("/api/admin/orders/enterPayment", { id, amount: total, ...paid }, { cookie });
    await book(id, part(0, [[one, 1]]));
    await book(id);
    await followAll();
    const [small, large] = await parcelsOf(id);
    for (const { trackingNumber } of [small, large].flatMap((each) => each ?? []))
      postEx.happen(trackingNumber, "0003", "At PostEx Warehouse", new Date(Date.now() - 90_000));
    await followAll();
    postEx.happen(small?.trackingNumber ?? "", "0002", "Returned to Shipper", new Date(Date.now() - 60_000));
    await followAll();
    // Its rider collects nothing, and a fourth of 19,000 was paid for its set.
    const [back] = await parcelsOf(id);
    expect([back?.collects, back?.worth]).toEqual([0, 4750]);
    const lessDue = isFree ? 0 : back?.worth;
    const checkedIn = await post("checkIn", {
      id,
      parcel: small?.id,
      reason: "Not at home",
      lessDue,
      fee: 0,
      items: [{ id: one.id, toRepair: 0, wasted: 0 }],
    });
    expect(checkedIn.statusCode, checkedIn.body).toBe(200);
    const [first, second] = await invoicesOf(id);
    const sum = isFree ? total : total - 4750;
    expect([first?.credit?.total, second?.total]).toEqual([total, sum]);
    expect(linesOf(second)).toEqual([
      ["Liberty V-Neck Set", "M", 3, 14_250],
      ...(isFree ? [["Charged besides", undefined, null, 4750]] : []),
    ]);
    const { order } = (await get(`/api/admin/orders/get?id=${id}`)).json();
    expect(order.office.money).toMatchObject({ due: sum, paid: total, owed: total - sum });
    expect(three.id).toBe(order.items[0].id);
  },
);
