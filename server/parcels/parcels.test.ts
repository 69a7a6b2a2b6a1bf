import { afterAll, afterEach, expect, test } from "vitest";
import { execute } from "#database/testing/test-server.ts";
import { createParcelShop } from "../testing/parcel-shop.ts";
import { trackNext } from "./poll-parcels.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, pool, couriers, following, manager, postEx, post } = office;
const { placeOrder, book, latest, followAll, tracked, withReference } = office;

afterEach(async () => {
  postEx.faults.length = 0;
  postEx.bulkFails = false;
  await pool.query("update parcels set next_at = null");
});

test("a parcel is booked with what the rider is to collect, and once", async () => {
  const { id, OrderID } = await placeOrder();
  expect(await book(id, { grams: 900 })).toBe("asked");
  expect(await book(id)).toBe("under-way");
  expect(await followAll()).toEqual([]);
  const { totalAmount } = await tracked(OrderID);
  const parcel = await latest(id);
  expect(parcel).toMatchObject({
    state: "booked",
    collects: totalAmount,
    grams: 900,
    city: "lahore",
    problem: "",
  });
  expect(withReference(OrderID)).toMatchObject([
    { trackingNumber: parcel.trackingNumber, order: { invoicePayment: totalAmount, cityName: "Lahore" } },
  ]);
  expect((await tracked(OrderID)).parcels).toBeUndefined();
});

test("it collects what an advance has left", async () => {
  const { id, OrderID } = await placeOrder();
  const { totalAmount } = await tracked(OrderID);
  const advance = {
    id,
    kind: "received",
    amount: 1_000,
    how: "raast",
    reference: "RAAST-ADV-1",
    on: "2026-11-20",
  };
  const entered = await shop.post("/api/admin/orders/enterPayment", advance, { cookie: manager.cookie });
  expect(entered.statusCode, entered.body).toBe(200);
  await book(id);
  await followAll();
  expect(withReference(OrderID)[0]?.order.invoicePayment).toBe(totalAmount - 1_000);
});

test.each(["silent-after-booking", "silent", "broken"] as const)(
  "a courier that is %s is asked until it answers, and has one parcel",
  async (fault) => {
    const { id, OrderID } = await placeOrder();
    postEx.faults.push(fault, fault);
    await book(id);
    expect(await followAll()).toHaveLength(1);
    expect(await latest(id)).toMatchObject({ state: "asked", problem: "PostEx has not answered" });
    while ((await latest(id)).state === "asked") await followAll();
    const parcel = await latest(id);
    expect(parcel).toMatchObject({ state: "booked", problem: "" });
    expect(withReference(OrderID)).toMatchObject([{ trackingNumber: parcel.trackingNumber }]);
  },
  60_000,
);

test("a shop that dies between booking and keeping its number finds the parcel again", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  const courier = couriers.get("postex");
  if (!courier) throw new Error("There is no courier.");
  const dying = {
    ...courier,
    book: async (...asked: Parameters<typeof courier.book>) => {
      await courier.book(...asked);
      throw new Error("killed");
    },
  };
  await pool.query("update parcels set next_at = now() where state = 'asked'");
  await expect(trackNext({ ...following, couriers: new Map([["postex", dying]]) })).rejects.toThrow("killed");
  await followAll();
  expect(await latest(id)).toMatchObject({ state: "booked" });
  expect(withReference(OrderID)).toHaveLength(1);
});

test("a refused booking gives the courier's reason and is booked again under another reference", async () => {
  const { id, OrderID } = await placeOrder();
  postEx.faults.push("refused");
  await book(id);
  await followAll();
  expect(await latest(id)).toMatchObject({
    state: "refused",
    problem: "CUSTOMER IS BLOCKED",
    trackingNumber: "",
  });
  expect(await book(id)).toBe("asked");
  await followAll();
  expect(await latest(id)).toMatchObject({ state: "booked", reference: `${OrderID}-2` });
});

test("a city is found however it is written, and as staff have said before", async () => {
  const known = await placeOrder({ city: "d i khan" });
  await book(known.id);
  await followAll();
  expect(withReference(known.OrderID)[0]?.order.cityName).toBe("D.I. Khan");
  const unknown = await placeOrder({ city: "Isb" });
  await book(unknown.id);
  await followAll();
  expect(await latest(unknown.id)).toMatchObject({ state: "refused", problem: "PostEx knows no city Isb" });
  await book(unknown.id, { city: "Islamabad" });
  await followAll();
  const next = await placeOrder({ city: "ISB." });
  await book(next.id);
  await followAll();
  expect(withReference(next.OrderID)[0]?.order.cityName).toBe("ISLAMABAD");
});

test("it is followed, moves the order, and is shown without the courier's words", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  await followAll();
  const { trackingNumber } = await latest(id);
  // The courier tells whole seconds.
  const start = Math.floor(Date.now() / 60_000) * 60_000 - 240 * 60_000;
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  postEx.happen(trackingNumber, "0001", "At Merchant's Warehouse", at(0));
  await followAll();
  expect((await tracked(OrderID)).orderProgress).toBe("Pending");
  // Out of order, and one twice.
  postEx.happen(trackingNumber, "0013", "Attempted: CNA, Customer Not Available", at(120));
  postEx.happen(trackingNumber, "0003", "At PostEx Warehouse", at(60));
  postEx.happen(trackingNumber, "0003", "At PostEx Warehouse", at(60));
  postEx.happen(trackingNumber, "9999", "{14}", at(130));
  postEx.bulkFails = true;
  await followAll();
  await followAll();
  const order = await tracked(OrderID);
  expect(order).toMatchObject({
    orderProgress: "Dispatched",
    dispatch: { courier: "PostEx", consignmentNumber: trackingNumber },
    parcels: [
      {
        courier: "postex",
        trackingNumber,
        state: "attempted",
        steps: [
          { state: "booked", reason: "" },
          { state: "picked", reason: "", at: at(60).toISOString() },
          { state: "attempted", reason: "not-available" },
        ],
      },
    ],
  });
  expect(JSON.stringify(order)).not.toContain("Customer Not Available");
  postEx.happen(trackingNumber, "0005", "Delivered", at(180));
  await followAll();
  expect(await tracked(OrderID)).toMatchObject({ orderProgress: "Delivered" });
  const { rows } = await pool.query("select next_at from parcels where tracking_number = $1", [
    trackingNumber,
  ]);
  expect(rows).toEqual([{ next_at: null }]);
});

test("a push makes it look sooner, and its sender learns nothing", async () => {
  const { id } = await placeOrder();
  await book(id);
  await followAll();
  const { trackingNumber } = await latest(id);
  await pool.query("update parcels set next_at = now() + interval '1 hour' where tracking_number = $1", [
    trackingNumber,
  ]);
  const push = (body: object) => shop.post("/couriers/postex/push", body);
  const foreign = await push({ trackingNumber: "26000000000000", status: "Delivered" });
  const real = await push({ trackingNumber, status: "Delivered" });
  expect([foreign.statusCode, foreign.body]).toEqual([real.statusCode, real.body]);
  expect((await push({ nothing: true })).statusCode).toBe(200);
  expect(await latest(id)).toMatchObject({ state: "booked" });
  const { rows } = await pool.query(
    "select next_at <= now() as due from parcels where tracking_number = $1",
    [trackingNumber],
  );
  expect(rows).toEqual([{ due: true }]);
});

test("a push while the courier is asked is not lost, because what is answered may be older", async () => {
  const { id } = await placeOrder();
  await book(id);
  await followAll();
  const { trackingNumber } = await latest(id);
  const courier = couriers.get("postex");
  if (!courier) throw new Error("There is no courier.");
  postEx.happen(trackingNumber, "0003", "At PostEx Warehouse");
  const asked = {
    ...courier,
    track: async (numbers: readonly string[]) => {
      const steps = await courier.track(numbers);
      postEx.happen(trackingNumber, "0013", "Attempted: RFD");
      await shop.post("/couriers/postex/push", { trackingNumber });
      return steps;
    },
  };
  await pool.query("update parcels set next_at = now() where next_at is not null");
  await trackNext({ ...following, couriers: new Map([["postex", asked]]) });
  expect(await latest(id)).toMatchObject({ state: "picked" });
  await trackNext(following);
  expect(await latest(id)).toMatchObject({ state: "attempted" });
});

test("a push while an order is moved by what was answered is not lost", async () => {
  const { id } = await placeOrder();
  await book(id);
  await followAll();
  const { trackingNumber } = await latest(id);
  await execute(
    shop.database.ownerUrl,
    `create function push_meanwhile() returns trigger language plpgsql as
       $$ begin update parcels set next_at = now() where order_id = new.id; return null; end $$;
     create trigger push_meanwhile after update of progress on orders for each row execute function push_meanwhile()`,
  );
  postEx.happen(trackingNumber, "0003", "At PostEx Warehouse");
  await pool.query("update parcels set next_at = now() where next_at is not null");
  await trackNext(following);
  await execute(shop.database.ownerUrl, "drop function push_meanwhile cascade");
  postEx.happen(trackingNumber, "0013", "Attempted: RFD");
  await trackNext(following);
  expect(await latest(id)).toMatchObject({ state: "attempted" });
});

test("a parcel is called off until it is fetched, and the order is booked again", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  await followAll();
  const first = await latest(id);
  expect((await post("cancel", { id: first.id })).statusCode).toBe(200);
  expect(await latest(id)).toMatchObject({ state: "cancelled" });
  expect(withReference(OrderID)).toEqual([]);
  expect(await book(id)).toBe("asked");
  await followAll();
  const second = await latest(id);
  postEx.happen(second.trackingNumber, "0003", "At PostEx Warehouse");
  const refused = await post("cancel", { id: second.id });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "The courier refuses: ORDER CANNOT BE CANCELLED AT THIS STATUS",
  ]);
  expect((await post("cancel", { id: "not-a-parcel" })).statusCode).toBe(404);
});

test("refuses to book orders that are missing or not pending, and unknown couriers", async () => {
  const { id } = await placeOrder();
  const unknown = await post("book", { courier: "trax", orders: [{ id }] });
  expect([unknown.statusCode, unknown.json().fields.courier]).toEqual([
    400,
    "The shop has no account with this courier. See docs/settings.md.",
  ]);
  expect((await post("book", { courier: "postex", orders: [{ id, grams: 0 }] })).statusCode).toBe(400);
  expect(await book("6a0b3a1e-6f6c-4f8e-9d55-0a4a6f5c9f10")).toBe("unknown");
  await pool.query("update orders set progress = 'Dispatched' where id = $1", [id]);
  expect(await book(id)).toBe("refused");
});
