import { afterAll, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { createParcelShop } from "#server/testing/parcel-shop.ts";

const desk = await createParcelShop();
afterAll(desk.close);
const { shop, pool, manager, postEx, placeOrder, book, latest, followAll, tracked, withReference, get } =
  desk;

const cancel = (id: string) =>
  shop.post("/api/admin/orders/cancel", { id, reason: "Out of stock" }, { cookie: manager.cookie });

const { editOf, office } = createOrderHelpers(shop, manager);

const listed = async (list: string): Promise<string[]> => {
  const { items } = (await get(`/api/admin/parcels/work?list=${list}`)).json();
  return items.map(({ order }: { order: { OrderID: string } }) => order.OrderID);
};

test("cancelling an order calls its booking off at the courier", async () => {
  const { id, OrderID } = await placeOrder();
  expect(await book(id)).toBe("asked");
  await followAll();
  expect(withReference(OrderID)).toHaveLength(1);
  expect((await cancel(id)).statusCode).toBe(200);
  expect(await listed("booked")).not.toContain(OrderID);
  expect(await listed("called-off")).toContain(OrderID);
  await followAll();
  expect(withReference(OrderID)).toEqual([]);
  expect((await latest(id)).state).toBe("cancelled");
  expect(await listed("called-off")).not.toContain(OrderID);
});

test("its customer's cancel does so, too", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  await followAll();
  const { id: orderId } = await tracked(OrderID);
  const body = { id: orderId, orderProgress: "Cancelled" };
  expect((await shop.post("/orders/updateOrder", body)).statusCode).toBe(200);
  await followAll();
  expect(withReference(OrderID)).toEqual([]);
});

test("a booking that is only asked for is never made after the cancel", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  await cancel(id);
  await followAll();
  expect(postEx.parcels.filter(({ order }) => order.orderRefNumber === OrderID)).toEqual([]);
  expect((await latest(id)).state).toBe("cancelled");
});

const placesOf = async (id: string): Promise<object[]> =>
  (await get(`/api/admin/orders/get?id=${id}`))
    .json()
    .order.pieces.map(({ places }: { places: object }) => places);

test("what was fetched all the same stays in the list, and is checked in once it is back", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  await followAll();
  await cancel(id);
  await pool.query("update parcels set state = 'returned', next_at = null where order_id = $1", [id]);
  expect(await listed("returned")).toContain(OrderID);
  expect(await placesOf(id)).toEqual([{ parcel: 1 }]);
  const parcel = await latest(id);
  const items = parcel.items.map((item) => ({ id: item.id, toRepair: 0, wasted: 0 }));
  const body = { id, parcel: parcel.id, items, reason: "Came back", fee: 0, lessDue: 0 };
  const answer = await desk.post("checkIn", body);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await listed("returned")).not.toContain(OrderID);
  expect(await placesOf(id)).toEqual([{ aside: 1 }]);
});

const askToCancel = async (id: string) => {
  await shop.post(
    "/api/admin/jobTickets/setStage",
    { ids: [id], stage: "packed", acknowledged: questionCodes },
    { cookie: manager.cookie },
  );
  expect((await shop.post("/orders/requestCancel", { id })).statusCode).toBe(200);
};

test("what its courier has fetched is on its way, though its customer wants to cancel it", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  await followAll();
  await askToCancel(id);
  const { trackingNumber } = await latest(id);
  postEx.happen(trackingNumber, "0003", "At PostEx Warehouse");
  postEx.happen(trackingNumber, "0005", "Delivered");
  await followAll();
  expect((await tracked(OrderID)).orderProgress).toBe("Delivered");
});

test("staff hand nothing over that its customer wants to cancel", async () => {
  const { id } = await placeOrder();
  await book(id, {}, "own-rider");
  await followAll();
  await askToCancel(id);
  const parcel = await latest(id);
  expect(parcel.actions).toEqual(["callOff"]);
  const refused = await desk.post("note", { id: parcel.id, state: "picked" });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "The customer wants to cancel it and is waiting for your answer.",
  ]);
  expect((await latest(id)).state).toBe("booked");
});

test("an edit of what a courier is booked for asks first, since its rider collects the sum of before", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  await followAll();
  const edit = await editOf(id, { delivery_instruction: "Ring twice" });
  const { totalAmount } = (await office("quoteEdit", edit)).json();
  const asked = await office("edit", { ...edit, totalAmount, acknowledged: [] });
  expect([asked.statusCode, asked.json().code]).toEqual([409, "ASK_FIRST"]);
  expect(asked.json().questions).toMatchObject([{ code: "BOOKED_AS_IT_WAS" }]);
  expect((await office("edit", { ...edit, totalAmount })).statusCode).toBe(200);
  const { id: own } = await tracked(OrderID);
  const mended = {
    id: own,
    address: "9 Bosan Road",
    city: "Multan",
    postal_code: "60000",
    province: "Punjab",
  };
  const refused = await shop.post("/orders/mendDelivery", mended);
  expect((await tracked(OrderID)).actions).not.toContain("mendDelivery");
  expect(refused.statusCode).not.toBe(200);
});
