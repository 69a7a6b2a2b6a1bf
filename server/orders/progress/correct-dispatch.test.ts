import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addCoupon } from "../../testing/add-coupon.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { database } = shop;
const manager = await signInStaff(shop, "manager");
const { get, newestMail, office, place } = createOrderHelpers(shop, manager);

async function dispatched(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await place(changes);
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "77-1" }] });
  return id;
}

const mailsOf = async (id: string) => {
  const { rows } = await database.pool.query(
    "select kind from outgoing_mails where data ->> 'orderId' = $1 order by id",
    [id],
  );
  return rows.map(({ kind }) => kind);
};

const auditOf = async (id: string) => {
  const { rows } = await database.pool.query(
    "select action, before, after from audit_log where subject_id = $1 order by id desc limit 1",
    [id],
  );
  return rows[0];
};

test("a corrected courier and number are mailed to the customer once", async () => {
  const id = await dispatched();
  const right = { id, courier: "Leopards", consignmentNumber: "LP-42" };
  expect((await office("correctDispatch", right)).statusCode).toBe(200);
  expect((await office("correctDispatch", right)).statusCode).toBe(200);
  const order = await get(id);
  expect(order.dispatch).toEqual({ courier: "Leopards", consignmentNumber: "LP-42" });
  expect(order.history.at(-1)).toMatchObject({
    event: "dispatch-corrected",
    actor: { kind: "staff", name: manager.staff.name },
    changes: [
      { what: "Courier", before: "TCS", after: "Leopards" },
      { what: "Consignment number", before: "77-1", after: "LP-42" },
    ],
  });
  expect((await mailsOf(id)).filter((kind) => kind === "dispatch-corrected")).toHaveLength(1);
  const mail = await newestMail(id);
  expect(mail).toContain("LP-42");
  expect(mail).not.toContain("77-1");
  expect(order.office.mails.at(-1)).toMatchObject({ kind: "dispatch-corrected" });
  expect(await auditOf(id)).toMatchObject({
    action: "order.correctDispatch",
    after: { courier: "Leopards" },
  });
  const { OrderID } = order;
  const tracked = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
  expect(tracked.dispatch).toEqual({ courier: "Leopards", consignmentNumber: "LP-42" });
});

test("what has arrived is corrected in silence, and what has no courier is not", async () => {
  const id = await dispatched();
  await office("deliver", { ids: [id] });
  const before = await mailsOf(id);
  expect((await office("correctDispatch", { id, courier: "TCS" })).statusCode).toBe(200);
  expect((await get(id)).dispatch).toEqual({ courier: "TCS", consignmentNumber: "" });
  expect(await mailsOf(id)).toEqual(before);
  const pending = await place();
  const refused = await office("correctDispatch", { id: pending, courier: "TCS" });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "NOT_PENDING"]);
  expect((await office("correctDispatch", { id: randomUUID(), courier: "TCS" })).statusCode).toBe(404);
  const unnamed = await office("correctDispatch", { id, courier: " " });
  expect(unnamed.json().fields).toEqual({ courier: "Name the courier" });
});

test("a delivery that was noted by mistake is undone by the office, for a reason", async () => {
  const coupon = "UNDONE500";
  await addCoupon(database, { code: coupon });
  const id = await dispatched({ coupon });
  const used = async () =>
    (await database.pool.query("select used_count, revenue from coupons where code = $1", [coupon])).rows[0];
  const before = await used();
  expect(Number(before.used_count)).toBe(1);
  await office("deliver", { ids: [id] });
  const workshop = await signInStaff(shop, "workshop");
  const denied = await shop.post(
    "/api/admin/orders/undoDelivery",
    { id, reason: "no" },
    { cookie: workshop.cookie },
  );
  expect(denied.statusCode).toBe(403);
  expect((await office("undoDelivery", { id, reason: " " })).json().fields).toEqual({ reason: "Say why" });
  await database.pool.query("delete from uncounted_days");
  expect((await office("undoDelivery", { id, reason: "Another parcel" })).statusCode).toBe(200);
  const order = await get(id);
  expect(order.orderProgress).toBe("Dispatched");
  expect(order.history.map(({ event }: { event: string }) => event)).toEqual([
    "Pending",
    "Dispatched",
    "delivery-undone",
  ]);
  expect(order.history.at(-1)).toMatchObject({ reason: "Another parcel" });
  expect(await newestMail(id)).toContain("still on its way");
  expect(await used()).toEqual(before);
  expect((await database.pool.query("select from uncounted_days")).rowCount).toBe(1);
  expect(await auditOf(id)).toMatchObject({
    action: "order.undoDelivery",
    after: { progress: "Dispatched" },
  });
  const again = await office("undoDelivery", { id, reason: "Once more" });
  expect([again.statusCode, again.json().code]).toEqual([409, "NOT_PENDING"]);

  const { OrderID } = order;
  const tracked = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
  expect(tracked.history.map(({ orderProgress }: { orderProgress: string }) => orderProgress)).toEqual([
    "Pending",
    "Dispatched",
  ]);
  // Delivered in the end, it can be cancelled no more; undone, it can, and gives its coupon back once.
  await office("deliver", { ids: [id] });
  expect((await office("cancel", { id, reason: "Refused" })).statusCode).toBe(409);
  await office("undoDelivery", { id, reason: "It came back" });
  expect((await office("cancel", { id, reason: "Refused" })).statusCode).toBe(200);
  expect(Number((await used()).used_count)).toBe(0);
});

test("concurrent undos and deliveries each act on the current state", async () => {
  const id = await dispatched();
  await office("deliver", { ids: [id] });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => office("undoDelivery", { id, reason: "Twice" })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await mailsOf(id)).filter((kind) => kind === "dispatch-corrected")).toHaveLength(1);
});

test("a delivery is not undone while its customer waits for an answer about something of it", async () => {
  const id = await dispatched();
  await office("deliver", { ids: [id] });
  const [item] = (await get(id)).items;
  const asked = await shop.post("/orders/askAftercare", {
    id,
    item: item.id,
    kind: "fault",
    reason: "sewing",
    pieces: 1,
    details: "A seam is open",
    contact: guestOrder().phone,
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const refused = await office("undoDelivery", { id, reason: "Another parcel" });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "The customer has a request about this order, so it had been delivered: answer the request first.",
  ]);
  const declined = { id: asked.json().request, reason: "It has not arrived" };
  await shop.post("/api/admin/aftercare/decline", declined, { cookie: manager.cookie });
  expect((await office("undoDelivery", { id, reason: "Another parcel" })).statusCode).toBe(200);
});
