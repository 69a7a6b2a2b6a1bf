import { afterAll, beforeEach, expect, test } from "vitest";
import type { WaitingParcel } from "#contract/parcels/parcel-work.ts";
import { createParcelShop } from "../testing/parcel-shop.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, pool, postEx, post, get, placeOrder, book, latest, followAll } = office;

beforeEach(() => pool.query("update parcels set next_at = null"));

const hours = (count: number) => new Date(Date.now() - count * 3_600_000);

/** A parcel that could not be handed over, so many hours ago. */
async function attempt(ago: number) {
  const order = await placeOrder();
  await book(order.id);
  await followAll();
  const parcel = await latest(order.id);
  postEx.happen(parcel.trackingNumber, "0013", "Attempted: CNA, Customer Not Available", hours(ago));
  await followAll();
  return { ...parcel, order };
}

const listed = async (id: string): Promise<WaitingParcel | undefined> =>
  (await get("/api/admin/parcels/work")).json().items.find((item: WaitingParcel) => item.id === id);

const adviceOf = (trackingNumber: string) =>
  postEx.parcels.find((parcel) => parcel.trackingNumber === trackingNumber)?.advice;

const historyOf = async (id: string) => (await get(`/api/admin/orders/get?id=${id}`)).json().order.history;

test("a parcel that was not handed over waits for an answer, is answered once, and the courier is informed", async () => {
  const parcel = await attempt(2);
  const waiting = await listed(parcel.id);
  expect(waiting).toMatchObject({
    order: { OrderID: parcel.order.OrderID },
    attempt: { reason: "not-available", said: "Attempted: CNA, Customer Not Available" },
  });
  const { at = "", until = "" } = waiting?.attempt ?? {};
  expect(Date.parse(until) - Date.parse(at)).toBe(24 * 3_600_000);
  expect(decodeURIComponent(waiting?.whatsApp ?? "")).toContain(
    `goes with PostEx, number ${parcel.trackingNumber}`,
  );
  const body = {
    id: parcel.id,
    attemptedAt: at,
    answer: "try-again",
    phone: "0301 7654321",
    remarks: "After 5 pm",
  };
  expect((await post("answer", { ...body, phone: "0301" })).json().fields.phone).toBeDefined();
  expect((await post("answer", { ...body, answer: "burn" })).statusCode).toBe(400);
  expect((await post("answer", { ...body, attemptedAt: hours(3).toISOString() })).statusCode).toBe(409);
  const other = await signInStaff(shop, "owner");
  const answers = await Promise.all([
    post("answer", body),
    shop.post("/api/admin/parcels/answer", { ...body, answer: "send-back" }, { cookie: other.cookie }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const late = answers.find(({ statusCode }) => statusCode === 409);
  expect(late?.json().error).toMatch(/ has answered already$/);
  expect(await listed(parcel.id)).toBeUndefined();
  await followAll();
  await followAll();
  expect(adviceOf(parcel.trackingNumber)).toHaveLength(1);
  const told = (await historyOf(parcel.order.id)).filter(
    ({ event }: { event: string }) => event === "parcel-answered",
  );
  expect(told).toHaveLength(1);
  if (adviceOf(parcel.trackingNumber)?.[0]?.statusId === 2) {
    expect(told[0].changes[0].after).toBe("Try again. Call 03017654321. After 5 pm");
    expect(adviceOf(parcel.trackingNumber)?.[0]?.remarks).toBe("Call 03017654321. After 5 pm");
  }
});

test("another try that fails is another question, whatever comes twice and out of order", async () => {
  const parcel = await attempt(5);
  const { at = "" } = (await listed(parcel.id))?.attempt ?? {};
  await post("answer", { id: parcel.id, attemptedAt: at, answer: "try-again" });
  await followAll();
  postEx.happen(parcel.trackingNumber, "0013", "Attempted: RFD", hours(1));
  postEx.happen(parcel.trackingNumber, "0004", "Out For Delivery", hours(2));
  postEx.happen(parcel.trackingNumber, "0004", "Out For Delivery", hours(2));
  for (let push = 0; push < 3; push += 1)
    await shop.post("/couriers/postex/push", { trackingNumber: parcel.trackingNumber, status: "Delivered" });
  await followAll();
  await shop.post("/couriers/postex/push", { trackingNumber: parcel.trackingNumber, status: "Attempted" });
  await followAll();
  expect(await latest(parcel.order.id)).toMatchObject({
    state: "attempted",
    steps: [{ state: "attempted" }, { state: "out-for-delivery" }, { state: "attempted", reason: "refused" }],
  });
  expect((await listed(parcel.id))?.attempt).toMatchObject({ reason: "refused" });
  expect(adviceOf(parcel.trackingNumber)).toHaveLength(1);
});

test("what nobody has answered in time is expected back, and is said once", async () => {
  const parcel = await attempt(25);
  expect(await latest(parcel.order.id)).toMatchObject({ state: "returning" });
  expect(await listed(parcel.id)).toBeUndefined();
  await followAll();
  const said = (await historyOf(parcel.order.id)).filter(
    ({ event }: { event: string }) => event === "parcel-unanswered",
  );
  expect(said).toHaveLength(1);
  const late = await post("answer", {
    id: parcel.id,
    answer: "try-again",
    attemptedAt: (await latest(parcel.order.id)).steps.at(-1)?.at,
  });
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    "This parcel no longer waits for an answer. Load the page again.",
  ]);
  // The rider has gone again all the same.
  postEx.happen(parcel.trackingNumber, "0005", "Delivered");
  await followAll();
  expect(await latest(parcel.order.id)).toMatchObject({ state: "delivered" });
});

test("an answer that the courier does not take is asked for again, with its reason", async () => {
  const parcel = await attempt(1);
  const { at = "" } = (await listed(parcel.id))?.attempt ?? {};
  const answer = { id: parcel.id, attemptedAt: at, answer: "send-back" };
  postEx.adviceFaults.push("silent", "refused");
  await post("answer", answer);
  expect(await followAll()).toHaveLength(1);
  await followAll();
  expect((await listed(parcel.id))?.problem).toBe("SHIPPER ADVICE WINDOW IS CLOSED");
  expect((await post("answer", answer)).statusCode).toBe(200);
  await followAll();
  expect(adviceOf(parcel.trackingNumber)).toEqual([{ statusId: 1, remarks: "" }]);
  expect(await listed(parcel.id)).toBeUndefined();
}, 30_000);
