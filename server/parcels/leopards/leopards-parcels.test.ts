import { afterAll, afterEach, expect, test } from "vitest";
import { createParcelShop } from "../../testing/parcel-shop.ts";
import { trackNext } from "../poll-parcels.ts";
import { pushPath } from "../routes.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, pool, following, couriers, postEx, leopards, placeOrder, latest, followAll, tracked } = office;
const courier = couriers.get("leopards");
if (!courier) throw new Error("There is no courier.");

const book = (id: string, more: object = {}) => office.book(id, more, "leopards");
const withReference = (reference: string) =>
  leopards.packets.filter((packet) => packet.booked_packet_order_id === reference && !packet.isCancelled);

afterEach(async () => {
  leopards.faults.length = 0;
  await pool.query("update parcels set next_at = null");
});

test("orders are booked with either courier at once, each with the sum to collect", async () => {
  const [mine, other] = [await placeOrder({ city: "multan" }), await placeOrder()];
  expect([await book(mine.id, { grams: 900 }), await office.book(other.id)]).toEqual(["asked", "asked"]);
  expect(await followAll()).toEqual([]);
  const { totalAmount } = await tracked(mine.OrderID);
  const parcel = await latest(mine.id);
  expect(parcel).toMatchObject({ courier: "leopards", state: "booked", collects: totalAmount, problem: "" });
  expect(withReference(mine.OrderID)).toMatchObject([
    { track_number: parcel.trackingNumber, booked_packet_collect_amount: totalAmount, destination_city: 612 },
  ]);
  expect((await latest(other.id)).courier).toBe("postex");
});

test.each(["silent-after-booking", "silent", "broken"] as const)(
  "Leopards that is %s is asked until it answers, and has one parcel",
  async (fault) => {
    const { id, OrderID } = await placeOrder();
    leopards.faults.push(fault, fault);
    await book(id);
    expect(await followAll()).toHaveLength(1);
    expect(await latest(id)).toMatchObject({ state: "asked", problem: "Leopards has not answered" });
    while ((await latest(id)).state === "asked") await followAll();
    expect(await latest(id)).toMatchObject({ state: "booked", problem: "" });
    expect(withReference(OrderID)).toMatchObject([{ track_number: (await latest(id)).trackingNumber }]);
  },
  60_000,
);

test("a booking that arrives late is waited for before it is looked for", async () => {
  const { id, OrderID } = await placeOrder();
  leopards.faults.push("late");
  await book(id);
  expect(await followAll()).toHaveLength(1);
  const { rows } = await pool.query(
    "select next_at > now() + interval '50 seconds' as waits from parcels where order_id = $1",
    [id],
  );
  expect(rows).toEqual([{ waits: true }]);
  leopards.bookLate();
  await followAll();
  expect(withReference(OrderID)).toMatchObject([{ track_number: (await latest(id)).trackingNumber }]);
}, 30_000);

test("a shop that dies between booking and keeping its number finds the parcel again", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id);
  const dying = {
    ...courier,
    book: async (...asked: Parameters<typeof courier.book>) => {
      await courier.book(...asked);
      throw new Error("killed");
    },
  };
  await pool.query("update parcels set next_at = now() where state = 'asked'");
  await expect(trackNext({ ...following, couriers: new Map([["leopards", dying]]) })).rejects.toThrow(
    "killed",
  );
  await followAll();
  expect(await latest(id)).toMatchObject({ state: "booked" });
  expect(withReference(OrderID)).toHaveLength(1);
});

test("a booking without a clear answer is never repeated", async () => {
  const { id } = await placeOrder();
  await book(id);
  const unsure = { ...courier, find: courier.find, book: async () => Promise.reject(new Error("lost")) };
  await pool.query("update parcels set next_at = now() where state = 'asked'");
  await expect(trackNext({ ...following, couriers: new Map([["leopards", unsure]]) })).rejects.toThrow(
    "lost",
  );
  const before = leopards.calls.get("bookPacket");
  leopards.isLocked = true;
  await followAll();
  leopards.isLocked = false;
  expect(leopards.calls.get("bookPacket")).toBe(before);
  expect((await latest(id)).state).toBe("asked");
});

test("its way is followed with those of others in one call, and moves the order", async () => {
  const placed = [await placeOrder(), await placeOrder(), await placeOrder()];
  for (const { id } of placed) await book(id);
  await followAll();
  const parcels = await Promise.all(placed.map(({ id }) => latest(id)));
  const [number = "", second = ""] = parcels.map(({ trackingNumber }) => trackingNumber);
  const start = Math.floor(Date.now() / 60_000) * 60_000 - 240 * 60_000;
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  leopards.happen(number, "Pending", { at: at(120), reason: "Refused to receive" });
  leopards.happen(number, "Shipment picked in LAHORE", { at: at(60) });
  leopards.happen(second, "Assigned to courier in LAHORE", { at: at(60) });
  leopards.calls.delete("trackBookedPacket");
  expect(await followAll()).toEqual([]);
  expect(leopards.calls.get("trackBookedPacket")).toBe(1);
  const order = await tracked(placed[0]?.OrderID ?? "");
  expect(order).toMatchObject({
    orderProgress: "Dispatched",
    dispatch: { courier: "Leopards", consignmentNumber: number },
    parcels: [
      {
        state: "attempted",
        steps: [
          { state: "picked", at: at(60).toISOString() },
          { state: "attempted", reason: "refused" },
        ],
      },
    ],
  });
  expect(JSON.stringify(order)).not.toContain("Refused to receive");
  leopards.happen(number, "Delivered", { at: at(180) });
  // One that Leopards has lost fails the list, and neither of the others.
  leopards.packets.splice(
    leopards.packets.findIndex(({ track_number }) => track_number === second),
    1,
  );
  expect(await followAll()).toHaveLength(1);
  expect(await tracked(placed[0]?.OrderID ?? "")).toMatchObject({ orderProgress: "Delivered" });
  expect((await latest(placed[1]?.id ?? "")).problem).toBe("Leopards has not answered");
});

test("a push at its secret address makes it look sooner, is believed nothing, and tells nothing", async () => {
  const { id } = await placeOrder();
  await book(id);
  await followAll();
  const { trackingNumber } = await latest(id);
  await pool.query("update parcels set next_at = now() + interval '1 hour' where tracking_number = $1", [
    trackingNumber,
  ]);
  const path = pushPath(shop.services.secretKey, courier);
  const push = (body: object, to = path) => shop.post(to, body);
  const of = (cn_number: string) => ({ data: [{ cn_number, status: "DV", reason: "" }] });
  expect((await push(of(trackingNumber), "/couriers/leopards/push")).statusCode).toBe(404);
  const [foreign, real] = [await push(of("LE0000000000")), await push(of(trackingNumber))];
  expect([foreign.statusCode, foreign.json()]).toEqual([202, [{ status: 1, errors: [] }]]);
  expect([real.statusCode, real.body]).toEqual([foreign.statusCode, foreign.body]);
  const wrong = await push({ data: "DV" });
  expect([wrong.statusCode, wrong.json()[0].status]).toEqual([400, 0]);
  expect(await latest(id)).toMatchObject({ state: "booked" });
  const due = "select next_at <= now() as due from parcels where tracking_number = $1";
  expect((await pool.query(due, [trackingNumber])).rows).toEqual([{ due: true }]);
  expect(await followAll()).toEqual([]);
  expect(await latest(id)).toMatchObject({ state: "booked" });
});

test("labels of both couriers are one PDF, and one whose link leads elsewhere is not fetched", async () => {
  const placed = [await placeOrder(), await placeOrder(), await placeOrder()];
  const [first, second, third] = placed.map(({ id }) => id) as [string, string, string];
  await book(first);
  await office.book(second);
  await followAll();
  leopards.labelUrl = "http://169.254.169.254/latest/meta-data";
  await book(third);
  await followAll();
  leopards.labelUrl = undefined;
  const idOf = async (id: string) => (await latest(id)).id;
  const both = `${await idOf(first)},${await idOf(second)}`;
  const sheet = await office.get(`/api/admin/parcels/labels?ids=${both}`);
  expect([sheet.statusCode, sheet.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const refused = await office.get(`/api/admin/parcels/labels?ids=${await idOf(third)}`);
  expect(refused.statusCode).toBe(503);
  expect(postEx.parcels.length).toBeGreaterThan(0);
});
