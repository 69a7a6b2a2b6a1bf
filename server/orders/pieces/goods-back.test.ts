import { beforeEach, expect, test } from "vitest";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { reason } from "#contract/values/reason.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { cookie } = owner;
const { office, get, place } = createOrderHelpers(shop, owner);

const product = plainLine._id;
const begun = 20;

const admin = async (call: string, body: object, status = 200) => {
  const answer = await shop.post(`/api/admin/${call}`, body, { cookie });
  expect([call, answer.statusCode, answer.body]).toEqual([call, status, answer.body]);
  return answer.json();
};
const read = async (url: string) => (await shop.app.inject({ url, headers: { cookie } })).json();
const repairs = async () => (await read("/api/admin/repairs/list")).items;
const toRepair = async () => (await read("/api/admin/dashboard/get")).openWork.toRepair;

async function left(): Promise<number> {
  const { rows } = await pool.query("select pieces from product_stock where product_id = $1 and size = 'M'", [
    product,
  ]);
  return rows[0].pieces;
}

beforeEach(() =>
  pool.query(
    `delete from returned_items; delete from aftercare_requests; delete from product_stock where product_id = '${product}';
     insert into product_stock (product_id, size, pieces) select id, unnest(sizes), ${begun} from products where id = '${product}'`,
  ),
);

async function sent(quantity: number) {
  const id = await place({ items: [{ ...plainLine, sizes: "M", quantity }] });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  return { id, item: (await get(id)).items[0].id as string };
}

async function arrived(quantity: number) {
  const order = await sent(quantity);
  await office("deliver", { ids: [order.id] });
  return order;
}

type Back = { id: string; item: string; pieces: number; remedy?: string; toRepair?: number; wasted?: number };

/** Gives the id of the request with which they have come back. */
async function giveBack({ id, item, pieces, remedy = "refund", ...sorted }: Back): Promise<string> {
  const kind = remedy === "refund" ? "return" : remedy;
  const asking = {
    id,
    item,
    contact: person.phone,
    kind,
    reason: "too-small",
    pieces,
    details: "See the shoulders",
  };
  const answer = await shop.post("/orders/askAftercare", asking);
  expect(answer.statusCode, answer.body).toBe(200);
  const { request } = answer.json();
  await admin("aftercare/approve", { id: request, remedy, back: "customer", out: "shop" });
  await admin("aftercare/receive", { id: request, ...sorted });
  return request;
}

test("a delivery is not undone once a piece of it came back, also when its request is over", async () => {
  const order = await arrived(4);
  const request = await giveBack({ ...order, pieces: 1 });
  await pool.query("update aftercare_requests set state = 'done' where id = $1", [request]);
  const undone = await office("undoDelivery", { id: order.id, reason: "Another parcel" });
  expect([undone.statusCode, undone.json().error]).toEqual([409, inEnglish(reason("SOMETHING_CAME_BACK"))]);
  expect((await get(order.id)).orderProgress).toBe("Delivered");
});

/** Takes the delivery back despite the rule against it. */
const undeliver = (id: string) => pool.query("update orders set progress = 'Dispatched' where id = $1", [id]);

test("a piece that came back by a request goes to stock once, also when its order is cancelled afterwards", async () => {
  const order = await arrived(4);
  await giveBack({ ...order, pieces: 1 });
  expect(await left()).toBe(begun - 3);
  await undeliver(order.id);
  await office("cancel", { id: order.id, reason: "Never arrived" });
  expect(await left()).toBe(begun);
});

test("a piece that came back by a request is not checked in again with its parcel", async () => {
  const order = await arrived(4);
  await giveBack({ ...order, pieces: 1, wasted: 1 });
  await undeliver(order.id);
  const whole = { id: order.id, reason: "Refused", items: [{ id: order.item, toRepair: 4, wasted: 0 }] };
  await admin("parcels/checkIn", whole, 400);
  await admin("parcels/checkIn", { ...whole, items: [{ id: order.item, toRepair: 1, wasted: 0 }] });
  expect(await left()).toBe(begun - 2);
  expect(await repairs()).toMatchObject([{ pieces: 1 }]);
});

test("what came back by a request to be repaired is in Repairs and on the dashboard until it is mended", async () => {
  const order = await arrived(3);
  await giveBack({ ...order, pieces: 3, toRepair: 1, wasted: 1 });
  expect(await left()).toBe(begun - 2);
  expect(await toRepair()).toBe(1);
  const [piece, ...others] = await repairs();
  expect(others).toEqual([]);
  expect(piece).toMatchObject({
    order: { id: order.id },
    pieces: 1,
    size: "M",
    isStocked: true,
    request: null,
  });
  await admin("repairs/finish", { id: piece.id, mended: 2, scrapped: 0 }, 409);
  await admin("repairs/finish", { id: piece.id, mended: 1, scrapped: 0 });
  await admin("repairs/finish", { id: piece.id, mended: 1, scrapped: 0 }, 404);
  expect([await repairs(), await toRepair(), await left()]).toEqual([[], 0, begun - 1]);
});

test("two who finish the last repair at once note it once", async () => {
  const order = await arrived(1);
  await giveBack({ ...order, pieces: 1, toRepair: 1 });
  const [{ id }] = await repairs();
  const finish = () => shop.post("/api/admin/repairs/finish", { id, mended: 1, scrapped: 0 }, { cookie });
  const answers = await Promise.all(Array.from({ length: 5 }, finish));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
  expect(await left()).toBe(begun);
});

test("what is altered is in Repairs until the order that follows has left, and never goes to stock", async () => {
  const order = await arrived(1);
  const request = await giveBack({ ...order, pieces: 1, remedy: "alteration" });
  expect(await repairs()).toMatchObject([{ id: request, request, pieces: 1 }]);
  await admin("repairs/finish", { id: request, mended: 1, scrapped: 0 }, 409);
  const { id: following } = await admin("aftercare/alter", { id: request, what: "Sleeves 2 cm shorter" });
  expect(await toRepair()).toBe(1);
  await office("dispatch", { courier: "TCS", orders: [{ id: following, consignmentNumber: "2" }] });
  expect([await repairs(), await toRepair(), await left()]).toEqual([[], 0, begun - 1]);
});

test("staff read in the list of requests which piece of an order is meant, by its size", async () => {
  const id = await place({ items: [plainLine, { ...plainLine, sizes: "L" }] });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "3" }] });
  await office("deliver", { ids: [id] });
  const { OrderID, items } = await get(id);
  for (const item of items) await giveBack({ id, item: item.id, pieces: 1 });
  const listed = (await read(`/api/admin/aftercare/list?q=${OrderID}`)).items;
  expect(listed.map(({ garment }: { garment: string }) => garment)).toEqual([
    "Liberty V-Neck Set, L",
    "Liberty V-Neck Set, M",
  ]);
});
