import { afterAll, expect, test } from "vitest";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { createParcelShop } from "../testing/parcel-shop.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const office = await createParcelShop();
afterAll(office.close);
const { shop, pool, leopards, postEx, post, get, placeOrder, book, latest, followAll, tracked } = office;
const owner = await signInStaff(shop, "owner");
const { newestMail } = createOrderHelpers(shop, office.manager);

async function offersOf(...ids: string[]) {
  const answer = await get(`/api/admin/couriers/offers?orders=${ids.join(",")}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const setUsual = (usualCourier: string) =>
  shop.post("/api/admin/settings/update", { usualCourier }, { cookie: owner.cookie });

test("who delivers where an order goes, for how much, and whom the shop would take", async () => {
  const [both, one, none] = [
    await placeOrder({ city: "multan" }),
    await placeOrder({ city: "D I Khan" }),
    await placeOrder({ city: "Nowhere" }),
  ];
  const { orders, cities } = await offersOf(both.id, one.id, none.id);
  expect(orders).toMatchObject([
    {
      id: both.id,
      suggested: "postex",
      offers: [
        { courier: "postex", city: "Multan", isServed: true, price: null },
        { courier: "leopards", city: "MULTAN", isServed: true, price: 341 },
        { courier: "own-rider", isServed: true, price: null },
        { courier: "by-hand", isServed: true, price: null },
      ],
    },
    {
      suggested: "postex",
      offers: [{ isServed: true }, { city: null, isServed: false, price: null }, {}, {}],
    },
    { suggested: "own-rider", offers: [{ isServed: false }, { isServed: false }, {}, {}] },
  ]);
  expect(cities[1]).toMatchObject({
    courier: "leopards",
    names: ["LAHORE", "KARACHI", "MULTAN", "Dera Ghazi Khan"],
  });
  expect((await setUsual("leopards")).statusCode).toBe(200);
  await expect.poll(async () => (await offersOf(both.id)).orders[0].suggested).toBe("leopards");
  // Where the usual one does not deliver, another does.
  expect((await offersOf(one.id)).orders[0].suggested).toBe("postex");
  const listed = (await get("/api/admin/couriers/list")).json().couriers;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(["leopards", "postex", "own-rider", "by-hand"]);
  await setUsual("");
});

test("a courier that does not answer is left out and blocks no booking", async () => {
  const { id } = await placeOrder({ city: "multan" });
  leopards.isSlow = true;
  const begin = performance.now();
  const [{ offers }] = (await offersOf(id)).orders;
  expect(performance.now() - begin).toBeLessThan(6_000);
  expect(offers[1]).toMatchObject({ isServed: true, price: null });
  leopards.isSlow = false;
  expect(await book(id, {}, "leopards")).toBe("asked");
  expect((await get("/api/admin/couriers/offers?orders=nothing")).statusCode).toBe(400);
}, 20_000);

test("our own rider carries a parcel, and staff note what happens to it", async () => {
  const { id, OrderID } = await placeOrder({ phone: "042 1234567", city: "Nowhere" });
  expect(await book(id, {}, "own-rider")).toBe("asked");
  expect(await followAll()).toEqual([]);
  const parcel = await latest(id);
  expect(parcel).toMatchObject({
    courier: "own-rider",
    state: "booked",
    trackingNumber: OrderID,
    problem: "",
  });
  const note = async (state: string, more: object = {}) =>
    (await post("note", { id: parcel.id, state, ...more })).statusCode;
  expect(await note("delivered")).toBe(409);
  expect(await note("lost")).toBe(400);
  expect(await note("picked", { carrier: "Bilal" })).toBe(200);
  expect(await note("picked")).toBe(409);
  expect(await tracked(OrderID)).toMatchObject({
    orderProgress: "Dispatched",
    dispatch: { courier: "Bilal", consignmentNumber: "" },
    parcels: [{ courier: "own-rider", state: "picked" }],
  });
  expect(await newestMail(id)).toContain("Bilal");
  expect(await note("attempted")).toBe(200);
  expect(await note("delivered")).toBe(200);
  expect((await tracked(OrderID)).orderProgress).toBe("Delivered");
  const { rows } = await pool.query("select next_at from parcels where id = $1", [parcel.id]);
  expect(rows).toEqual([{ next_at: null }]);
});

test("a courier that nobody names is a courier without a number to the customer", async () => {
  const { id, OrderID } = await placeOrder();
  await book(id, {}, "by-hand");
  await followAll();
  const { items } = (await get("/api/admin/parcels/work?list=booked")).json();
  const waiting = items.find(({ order }: { order: { id: string } }) => order.id === id);
  const message = decodeURIComponent(waiting.whatsApp);
  expect(message).toContain(`Your order ${OrderID} goes with a courier. Please have`);
  expect(message).not.toMatch(/Other, by hand|number/);
  await post("note", { id: (await latest(id)).id, state: "picked" });
  const order = await tracked(OrderID);
  expect([order.dispatch.consignmentNumber, order.parcels[0].trackingNumber]).toEqual(["", ""]);
  const mail = await newestMail(id);
  expect(mail).toContain("left our workshop with a courier.");
  expect(mail).not.toMatch(/Other, by hand|Consignment number/);
});

test("another courier by hand has the name and number that staff say, and what couriers say is not noted", async () => {
  const [mine, theirs] = [await placeOrder(), await placeOrder()];
  await book(mine.id, {}, "by-hand");
  await book(theirs.id);
  await followAll();
  const [hand, api] = [await latest(mine.id), await latest(theirs.id)];
  expect((await post("note", { id: api.id, state: "picked" })).statusCode).toBe(409);
  expect(
    (await post("note", { id: "6a0b3a1e-6f6c-4f8e-9d55-0a4a6f5c9f10", state: "picked" })).statusCode,
  ).toBe(404);
  await post("note", { id: hand.id, state: "picked", carrier: "TCS", number: "772-1" });
  expect(await latest(mine.id)).toMatchObject({ state: "picked", trackingNumber: "772-1" });
  expect((await tracked(mine.OrderID)).dispatch).toEqual({ courier: "TCS", consignmentNumber: "772-1" });
  const third = await placeOrder();
  await book(third.id, {}, "by-hand");
  await followAll();
  const same = { id: (await latest(third.id)).id, state: "picked", number: "772-1" };
  const taken = await post("note", same);
  expect([taken.statusCode, taken.json().fields]).toEqual([
    400,
    { number: "Another parcel has this number already" },
  ]);
  expect((await latest(third.id)).state).toBe("booked");
  expect((await get(`/api/admin/parcels/labels?ids=${same.id}`)).statusCode).toBe(400);
  expect((await post("loadSheet", { ids: [same.id] })).statusCode).toBe(400);
  await post("note", { id: hand.id, state: "attempted" });
  const waiting = await get("/api/admin/parcels/work?list=to-answer");
  expect([waiting.statusCode, waiting.json().items]).toEqual([200, []]);
  expect((await post("note", { id: hand.id, state: "returned" })).statusCode).toBe(200);
  expect((await latest(mine.id)).state).toBe("returned");
  expect(postEx.parcels.length + leopards.packets.length).toBeGreaterThan(0);
});

test("only couriers that push have an address for it", async () => {
  expect((await shop.post("/couriers/own-rider/push", {})).statusCode).toBe(404);
});
