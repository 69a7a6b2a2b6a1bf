import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { guestOrder, plainLine } from "../testing/guest-order.ts";
import { createParcelShop } from "../testing/parcel-shop.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, pool, manager, postEx, post, get } = office;
const { placeOrder, book, parcelsOf, latest, followAll, tracked, withReference } = office;
const { cookie } = manager;

afterEach(() => pool.query("update parcels set next_at = null"));

type Item = { id: string; quantity: number; sale_price: number };

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
  const lines: Item[] = read.json().order.items;
  const [three, one] = lines;
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

const balanceOf = async (id: string) =>
  (await get(`/api/admin/orders/get?id=${id}`)).json().order.payment.balance;

test("the pieces of an order go in several parcels, and their riders collect what is due and no more", async () => {
  const { id, OrderID, total, three, one } = await placeTwoLines();
  expect(await book(id, { ...part(0, [[three, 2]], 1_000), grams: 800 })).toBe("asked");
  // The same again, as by a second click.
  expect(await book(id, part(0, [[three, 2]], 1_000))).toBe("changed");
  expect(await book(id, part(1, [[three, 2]]))).toBe("too-many");
  expect(await book(id, part(1, [[three, 0]]))).toBe("too-many");
  expect(await book(id, part(1, [[{ ...one, id: randomUUID() }, 1]]))).toBe("too-many");
  expect(await book(id, part(1, [[one, 1]], total - 999))).toBe("too-much");
  expect(await book(id, part(1, [[one, 1]]))).toBe("asked");
  const left = (await get(`/api/admin/parcels/list?orderId=${id}`)).json();
  expect(left.open).toMatchObject([{ id: three.id, pieces: 1 }]);
  // All that is left.
  expect(await book(id)).toBe("asked");
  expect(await book(id)).toBe("under-way");
  expect(await followAll()).toEqual([]);
  const parcels = await parcelsOf(id);
  expect(parcels.map(({ reference, pieces }) => [reference, pieces])).toEqual([
    [OrderID, 2],
    [`${OrderID}-2`, 1],
    [`${OrderID}-3`, 1],
  ]);
  expect(parcels[0]).toMatchObject({ grams: 800, items: [{ id: three.id, pieces: 2 }] });
  const sum = parcels.reduce((all, { collects }) => all + collects, 0);
  expect([sum, left.toCollect]).toEqual([total, parcels[2]?.collects]);
  const booked = [OrderID, `${OrderID}-2`, `${OrderID}-3`].flatMap(withReference);
  expect(booked.reduce((all, { order }) => all + order.invoicePayment, 0)).toBe(total);
});

test("concurrent bookings of the same pieces book them once", async () => {
  const { id, three } = await placeTwoLines();
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => book(id, part(0, [[three, 1]]))));
  expect(outcomes.sort()).toEqual(["asked", "changed", "changed", "changed"]);
  const whole = await placeTwoLines();
  const wholes = await Promise.all([1, 2, 3, 4].map(() => book(whole.id)));
  expect(wholes.sort()).toEqual(["asked", "under-way", "under-way", "under-way"]);
});

test("it is dispatched with its first parcel, and delivered when one came back and the others have arrived", async () => {
  const { id, OrderID, total, three, one } = await placeTwoLines();
  await book(id, part(0, [[three, 3]]));
  await followAll();
  const first = await latest(id);
  postEx.happen(first.trackingNumber, "0003", "At PostEx Warehouse", new Date(Date.now() - 90_000));
  await followAll();
  expect((await tracked(OrderID)).orderProgress).toBe("Dispatched");
  // The rest is booked once the first is on its way.
  expect(await book(id, part(1, [[one, 1]]))).toBe("asked");
  await followAll();
  const second = await latest(id);
  postEx.happen(first.trackingNumber, "0005", "Delivered");
  const cameBackAt = new Date(Date.now() - 30_000);
  postEx.happen(second.trackingNumber, "0007", "Returned", cameBackAt);
  await followAll();
  expect((await tracked(OrderID)).orderProgress).toBe("Dispatched");
  const [returned] = (await get("/api/admin/parcels/work?list=returned")).json().items;
  expect(returned.id).toBe(second.id);
  expect(Math.abs(Date.parse(returned.since) - cameBackAt.getTime())).toBeLessThan(1_000);

  const back = { id, reason: "Refused at the door", fee: 120 };
  const whole = [three, one].map((item) => ({ id: item.id, toRepair: 0, wasted: 0 }));
  expect((await post("checkIn", { ...back, items: whole })).json().error).toBe(
    "A part of this order was delivered: check in the returned parcel",
  );
  const cancelled = await shop.post("/api/admin/orders/cancel", { id, reason: "Refused" }, { cookie });
  expect([cancelled.statusCode, cancelled.json().error]).toEqual([
    409,
    "A part of this order was delivered and stays with the customer: cancel the rest.",
  ]);
  const items = [{ id: one.id, toRepair: 1, wasted: 0 }];
  const asked = { ...back, items, parcel: second.id, lessDue: second.collects };
  expect((await post("checkIn", { ...asked, parcel: first.id })).statusCode).toBe(409);
  expect((await post("checkIn", { ...asked, lessDue: total + 1 })).json().fields.lessDue).toBe(
    "Enter at most the total of the order",
  );
  const checked = await post("checkIn", asked);
  expect(checked.statusCode, checked.body).toBe(200);
  expect((await post("checkIn", asked)).statusCode).toBe(409);
  const order = (await get(`/api/admin/orders/get?id=${id}`)).json().order;
  expect(order).toMatchObject({ orderProgress: "Delivered", reductionReason: "Refused at the door" });
  expect(order.totalAmount).toBe(total - second.collects);
  expect(order.payment.balance).toBe(first.collects);
  const { rows } = await pool.query("select kind from outgoing_mails where data ->> 'orderId' = $1", [id]);
  expect(rows.map(({ kind }) => kind)).toContain("order-edited");

  // Returned pieces cannot be returned again, and taken ones are worth the amount paid for them.
  const giveBack = (item: Item, pieces: number) =>
    shop.post("/orders/askAftercare", {
      id,
      contact: "0300 1234567",
      item: item.id,
      pieces,
      kind: "return",
      reason: "changed-mind",
    });
  expect((await giveBack(one, 1)).json().error).toBe("Every piece of this item was already returned.");
  const { request } = (await giveBack(three, 3)).json();
  const read = (await get(`/api/admin/aftercare/get?id=${request}`)).json().request;
  expect(read.garment.paid).toBe(3 * three.sale_price);

  const repairs = (await get("/api/admin/repairs/list")).json().items;
  expect(repairs).toMatchObject([{ order: { OrderID }, pieces: 1 }]);
  const finish = (body: object) =>
    shop.post("/api/admin/repairs/finish", { id: repairs[0].id, ...body }, { cookie });
  expect((await finish({ mended: 1, scrapped: 1 })).statusCode).toBe(409);
  expect((await finish({ mended: 0, scrapped: 0 })).statusCode).toBe(400);
  expect((await finish({ mended: 1, scrapped: 0 })).statusCode).toBe(200);
  expect((await finish({ mended: 1, scrapped: 0 })).statusCode).toBe(404);
  expect((await get("/api/admin/repairs/list")).json().items).toEqual([]);
});

test("the last parcel that comes back ends the order, and what was paid for it is looked for", async () => {
  const { id, total, three, one } = await placeTwoLines();
  const advance = {
    id,
    kind: "received",
    amount: total,
    how: "raast",
    reference: "PART-BACK-1",
    on: "2026-11-20",
  };
  await shop.post("/api/admin/orders/enterPayment", advance, { cookie });
  await book(id, part(0, [[three, 3]]));
  await book(id, part(1, [[one, 1]]));
  await followAll();
  const parcels = await parcelsOf(id);
  expect(parcels.map(({ collects }) => collects)).toEqual([0, 0]);
  for (const { trackingNumber } of parcels) postEx.happen(trackingNumber, "0007", "Returned");
  await followAll();
  const back = { id, reason: "Nobody at home", fee: 0 };
  const send = (parcel: string | undefined, item: Item, lessDue: number) =>
    post("checkIn", { ...back, parcel, lessDue, items: [{ id: item.id, toRepair: 0, wasted: 0 }] });
  expect((await send(parcels[0]?.id, three, total - 100)).statusCode).toBe(200);
  expect(await balanceOf(id)).toBe(100 - total);
  const owed = async () =>
    (await get("/api/admin/orders/list?cash=owed")).json().items.map((order: Item) => order.id);
  expect(await owed()).toEqual([id]);
  expect((await send(parcels[1]?.id, one, 0)).statusCode).toBe(200);
  expect((await get(`/api/admin/orders/get?id=${id}`)).json().order.orderProgress).toBe("Cancelled");
  expect(await balanceOf(id)).toBe(-total);
  const refund = { ...advance, kind: "refunded", reference: "PART-BACK-2", on: "2026-11-21" };
  const paid = await shop.post("/api/admin/orders/enterPayment", refund, { cookie });
  expect(paid.statusCode, paid.body).toBe(200);
  expect(await owed()).toEqual([]);
});
