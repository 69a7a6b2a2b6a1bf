import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop();
const { post } = shop;

type Customer = Awaited<ReturnType<typeof signIn>>;

const send = (call: string, { cookie }: Customer, body: unknown) =>
  post(`/measurements/${call}MeasurementSet`, body, { cookie });
const create = (customer: Customer, name: string, custom_size: unknown = measurements) =>
  send("create", customer, { name, custom_size });
const update = (customer: Customer, id: unknown, name: string, custom_size: unknown = measurements) =>
  send("update", customer, { id, name, custom_size });
const remove = (customer: Customer, id: unknown) => send("delete", customer, { id });

async function setsOf({ cookie }: Customer): Promise<{ id: string; name: string; custom_size: unknown }[]> {
  return (await post("/measurements/getAllMeasurementSets", undefined, { cookie })).json().measurementSets;
}

const namesOf = async (customer: Customer) => (await setsOf(customer)).map((set) => set.name);

test("stores measurements as numbers, lists them by name, replaces and deletes them", async () => {
  const customer = await signIn(shop);
  const created = await create(customer, " My sister ");
  expect(created.statusCode).toBe(201);
  expect(created.headers["cache-control"]).toBe("no-store");
  const { measurementSet, message } = created.json();
  expect(message).toBe("Measurements saved");
  expect(measurementSet).toEqual({
    id: expect.any(String),
    name: "My sister",
    custom_size: { ...measurements, chest: 40.5 },
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await create(customer, "amma");
  await create(customer, "Me");
  expect(await namesOf(customer)).toEqual(["amma", "Me", "My sister"]);
  expect((await setsOf(customer))[2]).toEqual(measurementSet);
  const updated = await update(customer, measurementSet.id, "Zoya", { ...measurements, chest: 41 });
  expect([updated.statusCode, updated.json()]).toMatchObject([
    200,
    { message: "Measurements updated", measurementSet: { name: "Zoya", custom_size: { chest: 41 } } },
  ]);
  expect((await remove(customer, measurementSet.id)).json()).toEqual({ message: "Measurements deleted" });
  expect(await namesOf(customer)).toEqual(["amma", "Me"]);
  expect((await remove(customer, measurementSet.id)).statusCode).toBe(404);
});

test("accepts a name once, in any case, even simultaneously", async () => {
  const [customer, other] = [await signIn(shop), await signIn(shop)];
  const created = await Promise.all(["Me", "ME", "me", "mE"].map((name) => create(customer, name)));
  expect(created.map((response) => response.statusCode).sort()).toEqual([201, 409, 409, 409]);
  const { measurementSet } = (await create(customer, "Amma")).json();
  const renamed = await update(customer, measurementSet.id, "ME");
  expect([renamed.statusCode, renamed.json()]).toMatchObject([409, { code: "NAME_TAKEN" }]);
  expect(renamed.json()).not.toHaveProperty("fields");
  expect((await update(customer, measurementSet.id, "AMMA")).statusCode).toBe(200);
  expect((await create(other, "Me")).statusCode).toBe(201);
});

test("stores at most twenty sets for a customer, however many are created at once", async () => {
  const customer = await signIn(shop);
  const created = await Promise.all(
    Array.from({ length: 50 }, (_, index) => create(customer, `Set ${index}`)),
  );
  expect(created.map((response) => response.statusCode).sort()).toEqual([
    ...Array(20).fill(201),
    ...Array(30).fill(409),
  ]);
  expect(created.find((response) => response.statusCode === 409)?.json()).toMatchObject({
    code: "TOO_MANY_SETS",
  });
  const [first] = await setsOf(customer);
  await remove(customer, first?.id);
  expect((await create(customer, "Another")).statusCode).toBe(201);
  expect(await setsOf(customer)).toHaveLength(20);
});

test("answers another's set, an unknown and a malformed id alike, and changes nothing", async () => {
  const [customer, other] = [await signIn(shop), await signIn(shop)];
  const { measurementSet } = (await create(customer, "Me")).json();
  for (const work of [(id: string) => update(other, id, "Mine"), (id: string) => remove(other, id)]) {
    const answers = await Promise.all([measurementSet.id, randomUUID(), "1", "' or true --"].map(work));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await setsOf(customer)).toEqual([measurementSet]);
});

test.each([0.5, 100, 40.125, "wide", null])("refuses a chest of %j inches", async (chest) => {
  const customer = await signIn(shop);
  const response = await create(customer, "Me", { ...measurements, chest });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual(["custom_size.chest"]);
  expect(await setsOf(customer)).toEqual([]);
});

test("preserves the measurements of an order as it was placed", async () => {
  const customer = await signIn(shop);
  const { measurementSet } = (await create(customer, "Me")).json();
  const line = { ...plainLine, sizes: false, custom_size: measurementSet.custom_size };
  const order = guestOrder({ items: [line], totalAmount: "5250" });
  const placed = await post("/orders/createOrder", order, { cookie: customer.cookie });
  expect(placed.statusCode).toBe(201);
  await update(customer, measurementSet.id, "Me", { ...measurements, chest: 60 });
  await remove(customer, measurementSet.id);
  const { orders } = (await post("/orders/getAllOrdersForUser", {}, { cookie: customer.cookie })).json();
  expect(orders[0].items[0].custom_size).toEqual(measurementSet.custom_size);
});
