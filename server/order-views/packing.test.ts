import { afterAll, describe, expect, test } from "vitest";
import type { OrderInPacking, OrderToSend, SlipOrder } from "#contract/order-views/packing.ts";
import type { OrderParcels } from "#contract/parcels/office-parcels.ts";
import { parcelLists } from "#contract/parcels/parcel-work.ts";
import { guestOrder, plainLine } from "../testing/guest-order.ts";
import { createParcelShop } from "../testing/parcel-shop.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, pool, manager, followAll } = office;
const packer = await signInStaff(shop, "packer");

async function get<Answer>(call: string, { cookie } = packer): Promise<Answer> {
  const response = await shop.app.inject({ url: `/api/admin/${call}`, headers: { cookie } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const send = (call: string, body: object, { cookie } = packer) =>
  shop.post(`/api/admin/${call}`, body, { cookie });

async function place(quantity = 3): Promise<{ id: string; OrderID: string }> {
  const items = [{ ...plainLine, quantity }];
  const quoted = await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: "1" }));
  const { totalAmount } = quoted.json();
  const { OrderID } = (
    await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }))
  ).json();
  const { id } = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
  await send("orders/confirm", { id }, manager);
  return { id, OrderID };
}

async function sewn(quantity?: number) {
  const order = await place(quantity);
  await send("jobTickets/setStage", { ids: [order.id], stage: "sewn" }, manager);
  return order;
}

const listed = async (list: string) =>
  (await get<{ items: OrderToSend[] }>(`packing/list?list=${list}`)).items.map(({ id }) => id);

const parcelsOf = (id: string, as = packer) => get<OrderParcels>(`parcels/list?orderId=${id}`, as);

async function book(id: string) {
  const answer = await send("parcels/book", { courier: "own-rider", orders: [{ id }] });
  expect(answer.json().results).toMatchObject([{ outcome: "asked" }]);
  await followAll();
  const [parcel] = (await parcelsOf(id)).parcels;
  if (!parcel) throw new Error("Nothing was booked.");
  return parcel;
}

describe("a packer", () => {
  test("notes sewn orders as packed, books them, hands them over and checks them in", async () => {
    const { id } = await sewn();
    expect(await listed("pack")).toContain(id);
    expect((await send("packing/notePacked", { ids: [id] })).json()).toMatchObject({ changed: 1 });
    expect(await listed("pack")).not.toContain(id);
    expect(await listed("book")).toContain(id);

    const parcel = await book(id);
    expect(await listed("book")).not.toContain(id);
    await send("parcels/note", { id: parcel.id, state: "picked" });
    await send("parcels/note", { id: parcel.id, state: "returned" });
    const [back] = (await parcelsOf(id)).parcels;
    const items = back?.items.map((item) => ({ id: item.id, toRepair: 0, wasted: 0 })) ?? [];
    const body = { id, parcel: parcel.id, reason: "Not at home", items };
    expect((await send("packing/checkIn", body)).json()).toEqual({ message: "Checked in" });
    expect((await get<{ order: OrderInPacking }>(`packing/get?id=${id}`)).order).toMatchObject({
      orderProgress: "Cancelled",
      collects: 0,
    });
  });

  test("takes off what a returned part was to collect, as the dialog of the office proposes", async () => {
    const { id } = await sewn(4);
    await send("packing/notePacked", { ids: [id] });
    const [open] = (await parcelsOf(id)).open;
    const part = (pieces: number, parcels: number) =>
      send("parcels/book", {
        courier: "own-rider",
        orders: [{ id, part: { parcels, items: [{ id: open?.id, pieces }] } }],
      });
    await part(3, 0);
    await part(1, 1);
    await followAll();
    for (const parcel of (await parcelsOf(id)).parcels)
      await send("parcels/note", { id: parcel.id, state: "picked" });
    const [first] = (await parcelsOf(id, manager)).parcels;
    await send("parcels/note", { id: first?.id, state: "returned" });
    const [worth] = (await parcelsOf(id, manager)).parcels.map((parcel) => parcel.worth);
    const before = (await get<{ order: OrderInPacking }>(`packing/get?id=${id}`)).order.collects;
    const items = [{ id: open?.id, toRepair: 0, wasted: 0 }];
    await send("packing/checkIn", { id, parcel: first?.id, reason: "Too small", items });
    const after = (await get<{ order: OrderInPacking }>(`packing/get?id=${id}`)).order.collects;
    expect(before - after).toBe(Math.max(first?.collects ?? 0, worth ?? 0));
  });

  test("reads no money but what riders collect", async () => {
    const { id } = await sewn();
    await send("packing/notePacked", { ids: [id] });
    // A part of it is paid, so that the sum to collect differs from every other sum of the order.
    await pool.query(
      `insert into order_ledger (order_id, kind, how, amount, day) values ($1, 'received', 'raast', 1111, '2026-11-27')`,
      [id],
    );
    await book(id);
    const calls = [
      "packing/list?list=book",
      `packing/get?id=${id}`,
      `packing/slips?ids=${id}`,
      `parcels/list?orderId=${id}`,
      "parcels/work?list=booked",
      `couriers/offers?orders=${id}`,
      "couriers/list",
    ];
    const answers = await Promise.all(calls.map((call) => get<unknown>(call)));
    const names = new Set(JSON.stringify(answers).match(/"[\w-]+":-?\d/g));
    const countsAndSizes = ["quantity", "pieces", "grams", "toCheckIn", "width", "height"];
    const allowed = [...countsAndSizes, ...parcelLists, "collects", "toCollect"];
    expect([...names].filter((name) => !allowed.some((each) => name.startsWith(`"${each}"`)))).toEqual([]);
    const { orders } = await get<{ orders: SlipOrder[] }>(`packing/slips?ids=${id}`);
    expect(JSON.stringify(orders)).not.toMatch(
      /"(price|charge|totalAmount|subtotal|invoices|payment|email)"/,
    );
  });

  test("may not say how much a rider collects, which the office may", async () => {
    const { id } = await sewn();
    const [open] = (await parcelsOf(id)).open;
    const part = { parcels: 0, items: [{ id: open?.id, pieces: 1 }], collects: 1 };
    const body = { courier: "own-rider", orders: [{ id, part }], acknowledged: ["NOT_PACKED"] };
    expect((await send("parcels/book", body)).statusCode).toBe(403);
    expect((await send("parcels/book", body, manager)).statusCode).toBe(200);
  });
});

test("an order is found by its number, by a scanned address and by the number of a parcel", async () => {
  const { id, OrderID } = await sewn();
  await send("packing/notePacked", { ids: [id] });
  const parcel = await book(id);
  const find = (q: string) => get<{ id: string | null }>(`packing/find?q=${encodeURIComponent(q)}`);
  expect(await find(OrderID.toLowerCase())).toEqual({ id });
  expect(await find(`https://shop.example/admin/scan/${OrderID}`)).toEqual({ id });
  expect(await find(parcel.trackingNumber.toLowerCase())).toEqual({ id });
  expect(await find("TB-0000-0000-0000")).toEqual({ id: null });
});

test("nothing is packed that the workshop has not finished, unless all of it is from stock", async () => {
  const { id } = await place();
  expect(await listed("pack")).not.toContain(id);
  await send("jobTickets/setStage", { ids: [id], stage: "cut" }, manager);
  expect(await listed("pack")).not.toContain(id);
});
