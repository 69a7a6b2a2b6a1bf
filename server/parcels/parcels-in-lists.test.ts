import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { person } from "../testing/guest-order.ts";
import { createParcelShop } from "../testing/parcel-shop.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, manager, postEx, post, get, placeOrder, book, latest, followAll } = office;
const headers = { cookie: manager.cookie };

const entryOf = async (id: string) =>
  (await get("/api/admin/orders/list")).json().items.find((order: { id: string }) => order.id === id);
const parcelOf = async (id: string) => (await entryOf(id)).parcel;
const carriedBy = async (id: string) => {
  const { courier, consignmentNumber, toPrint } = await entryOf(id);
  return [courier, consignmentNumber, toPrint.length];
};

/** The row of an order in the file that the office exports. */
async function exportedRow(OrderID: string): Promise<Record<string, string>> {
  const { body } = await get("/api/admin/orders/export");
  const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
  return rows.find((row) => row.Order === OrderID) ?? {};
}
const openWork = async () => (await get("/api/admin/dashboard/get")).json().openWork;

async function fine(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
}

test("the list of orders shows how far the parcel of each is, from its booking until it is checked in", async () => {
  const { id } = await placeOrder();
  expect(await parcelOf(id)).toBeNull();
  await book(id);
  expect(await parcelOf(id)).toBe("asked");
  await followAll();
  expect(await parcelOf(id)).toBe("booked");
  const { trackingNumber } = await latest(id);
  const become = async (code: string) => {
    postEx.happen(trackingNumber, code, code);
    await followAll();
    return parcelOf(id);
  };
  expect(await become("0003")).toBeNull();
  expect(await become("0013")).toBe("attempted");
  expect(await become("0007")).toBe("returned");
  expect((await openWork()).parcelsBack).toBe(1);
  const { items } = (await get(`/api/admin/orders/get?id=${id}`)).json().order;
  await fine(
    post("checkIn", {
      id,
      reason: "Refused",
      fee: 0,
      items: items.map((item: { id: string }) => ({ id: item.id, toRepair: 0, wasted: 0 })),
    }),
  );
  expect([await parcelOf(id), (await openWork()).parcelsBack]).toEqual([null, 0]);
});

test("the list of orders names courier and number of what is booked, and parcels with papers until pickup", async () => {
  const { id } = await placeOrder();
  expect(await carriedBy(id)).toEqual(["", "", 0]);
  await book(id);
  expect(await carriedBy(id)).toEqual(["PostEx", "", 0]);
  await followAll();
  const { trackingNumber } = await latest(id);
  expect(await carriedBy(id)).toEqual(["PostEx", trackingNumber, 1]);
  postEx.happen(trackingNumber, "0003", "0003");
  await followAll();
  expect(await carriedBy(id)).toEqual(["PostEx", trackingNumber, 0]);
});

test("the export names stage, parcel, courier and number of an order that is booked", async () => {
  const { id, OrderID } = await placeOrder();
  const waiting = { Stage: "waiting", Parcel: "", Courier: "", "Consignment number": "" };
  expect(await exportedRow(OrderID)).toMatchObject({
    ...waiting,
    "Payment method": "Cash on delivery",
    Paid: "0",
  });
  await fine(
    shop.post(
      "/api/admin/jobTickets/start",
      { ids: [id], isStarted: true, acknowledged: questionCodes },
      headers,
    ),
  );
  await book(id);
  await followAll();
  const { trackingNumber } = await latest(id);
  const row = await exportedRow(OrderID);
  expect(row).toMatchObject({ Stage: "started", Parcel: "booked", Courier: "PostEx" });
  // In groups, so that a spreadsheet takes it for text.
  expect(row["Consignment number"]?.replaceAll(" ", "")).toBe(trackingNumber);
});

test("a booking that its courier refuses is seen in the list until it is booked again", async () => {
  const { id } = await placeOrder({ city: "Nowhere at all" });
  await book(id);
  await followAll();
  expect(await parcelOf(id)).toBe("refused");
  await book(id, { city: "Lahore" });
  await followAll();
  expect(await parcelOf(id)).toBe("booked");
});

test("requests of customers are counted as open work until they are answered", async () => {
  const counts = async () => {
    const { toCancel, returnsToAnswer, messagesToAnswer } = await openWork();
    return [toCancel, returnsToAnswer, messagesToAnswer];
  };
  expect(await counts()).toEqual([0, 0, 0]);

  const { id } = await placeOrder();
  const start = { ids: [id], isStarted: true, acknowledged: questionCodes };
  await fine(shop.post("/api/admin/jobTickets/start", start, headers));
  await fine(shop.post("/orders/requestCancel", { id }));
  const arrived = await placeOrder({ phone: person.phone });
  const dispatch = { courier: "TCS", orders: [{ id: arrived.id, consignmentNumber: "1" }] };
  await fine(shop.post("/api/admin/orders/dispatch", { ...dispatch, acknowledged: questionCodes }, headers));
  await fine(shop.post("/api/admin/orders/deliver", { ids: [arrived.id] }, headers));
  const [item] = (await get(`/api/admin/orders/get?id=${arrived.id}`)).json().order.items;
  const asked = await shop.post("/orders/askAftercare", {
    id: arrived.id,
    item: item.id,
    contact: person.phone,
    kind: "return",
    reason: "changed-mind",
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const message = { name: "Sana", email: "sana@example.com", phone: "03001234567", message: "Is it open?" };
  expect((await shop.post("/contact/createContact", message)).statusCode).toBeLessThan(300);
  expect(await counts()).toEqual([1, 1, 1]);

  await fine(shop.post("/api/admin/orders/declineCancel", { id, reason: "It is cut" }, headers));
  const { request } = asked.json();
  await fine(shop.post("/api/admin/aftercare/decline", { id: request, reason: "Worn" }, headers));
  const [{ id: open }] = (await get("/api/admin/messages/list?state=open")).json().items;
  await fine(shop.post("/api/admin/messages/setAnswered", { id: open, isAnswered: true }, headers));
  expect(await counts()).toEqual([0, 0, 0]);
});
