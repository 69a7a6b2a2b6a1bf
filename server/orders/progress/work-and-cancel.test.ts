import { describe, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { composeMail } from "#server/notifications/mail/compose-mail.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder } from "../../testing/guest-order.ts";
import { trackAsCustomer } from "../../testing/prove-order.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const manager = await signInStaff(shop, "manager", { name: "Marked Manager" });
const workshop = await signInStaff(shop, "workshop", { name: "Marked Tailor" });

const office = (call: string, body: object) =>
  post(`/api/admin/orders/${call}`, { acknowledged: questionCodes, ...body }, { cookie: manager.cookie });
const work = (call: "start" | "setStage", body: object) =>
  post(
    `/api/admin/jobTickets/${call}`,
    { acknowledged: questionCodes, ...body },
    { cookie: workshop.cookie },
  );

async function asked(url: string) {
  return (await shop.app.inject({ url, headers: { cookie: manager.cookie } })).json();
}

async function place(): Promise<{ id: string; OrderID: string }> {
  const { OrderID } = (await post("/orders/createOrderAsGuest", guestOrder())).json();
  return { OrderID, id: (await post("/orders/trackOrder", { OrderID })).json().order.id };
}

const tracked = async (OrderID: string) => (await post("/orders/trackOrder", { OrderID })).json().order;
const cancel = (id: string) => post("/orders/updateOrder", { id, orderProgress: "Cancelled" });
const request = (id: string) => post("/orders/requestCancel", { id });
const listed = async (query: string, id: string) =>
  (await asked(`/api/admin/orders/list?${query}`)).items.some((order: { id: string }) => order.id === id);

/** The kinds of the mails about an order, and the newest as its customer reads it. */
async function mailsOf(id: string) {
  const { rows } = await database.pool.query(
    `select id, kind, recipient, data, created_at as "createdAt", 0 as age, 1 as attempts
     from outgoing_mails where data ->> 'orderId' = $1 order by id`,
    [id],
  );
  const composed = await composeMail(rows.at(-1), {
    database,
    secretKey: shop.services.secretKey,
    shop: shop.services.shop,
    origin: "https://shop.test",
    isKnown: true,
  });
  return {
    kinds: rows.map(({ kind }) => kind),
    newest: "text" in composed ? composed.text : composed.pointless,
  };
}

describe("work that goes on", () => {
  test("work stages show on tracking, list, order and history, while the API progress stays Pending", async () => {
    const { id, OrderID } = await place();
    expect(await tracked(OrderID)).toMatchObject({ orderProgress: "Pending", work: [] });
    expect((await work("start", { ids: [id], isStarted: true })).json()).toMatchObject({
      changed: 1,
      unpaid: 0,
      asked: [],
    });
    // Passed over is come to.
    expect((await work("setStage", { ids: [id], stage: "sewn" })).json()).toMatchObject({
      changed: 1,
      unpaid: 0,
      asked: [],
    });
    const seen = await tracked(OrderID);
    expect(seen.orderProgress).toBe("Pending");
    expect(seen.work.map(({ stage }: { stage: string }) => stage)).toEqual(["started", "cut", "sewn"]);
    expect(seen.history).toHaveLength(1);
    expect(await listed("work=sewn", id)).toBe(true);
    for (const other of ["waiting", "started", "cut", "packed"])
      expect(await listed(`work=${other}`, id)).toBe(false);
    const { order } = await asked(`/api/admin/orders/get?id=${id}`);
    expect(order.history.map(({ event }: { event: string }) => event)).toEqual([
      "Pending",
      "work-started",
      "sewn",
    ]);
    expect(order.history.at(-1).actor).toEqual({ kind: "staff", name: "Marked Tailor" });
  });

  test("goes back where it was noted by mistake, and tickets taken again take nothing back", async () => {
    const { id, OrderID } = await place();
    await work("setStage", { ids: [id], stage: "packed" });
    expect((await work("start", { ids: [id], isStarted: true })).json()).toMatchObject({
      changed: 0,
      unpaid: 0,
      asked: [],
    });
    expect((await work("setStage", { ids: [id], stage: "cut" })).json()).toMatchObject({
      changed: 1,
      unpaid: 0,
      asked: [],
    });
    const stages = (await tracked(OrderID)).work.map(({ stage }: { stage: string }) => stage);
    expect(stages).toEqual(["started", "cut"]);
    await work("start", { ids: [id], isStarted: false });
    expect((await tracked(OrderID)).work).toEqual([]);
    expect((await cancel(id)).statusCode).toBe(200);
    expect((await work("setStage", { ids: [id], stage: "cut" })).json()).toMatchObject({
      changed: 0,
      unpaid: 0,
      asked: [],
    });
  });
});

describe("a wish to cancel", () => {
  test("cancels an order whose work has not started", async () => {
    const { id, OrderID } = await place();
    expect((await request(id)).json()).toEqual({ message: "Order Updated", isCancelled: true });
    expect(await tracked(OrderID)).toMatchObject({ orderProgress: "Cancelled" });
  });

  test("is a request from the start of work on, which keeps the parcel here until it is answered", async () => {
    const { id, OrderID } = await place();
    await work("start", { ids: [id], isStarted: true });
    const refused = await cancel(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "IN_WORK"]);
    expect((await request(id)).json()).toEqual({ message: "Cancel Requested", isCancelled: false });
    expect((await request(id)).json()).toEqual({ message: "Cancel Requested", isCancelled: false });
    expect(await tracked(OrderID)).toMatchObject({
      orderProgress: "Pending",
      cancelRequest: { state: "pending", answer: "" },
    });
    expect(await listed("asked=cancel", id)).toBe(true);
    const body = { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] };
    expect((await office("dispatch", body)).json().results).toMatchObject([{ outcome: "cancel-asked" }]);
    expect((await mailsOf(id)).kinds).toEqual(["order-placed", "cancel-asked"]);

    expect((await office("declineCancel", { id, reason: "" })).json().fields.reason).toBe("Say why");
    const reason = "It is sewn already.";
    expect((await office("declineCancel", { id, reason })).statusCode).toBe(200);
    expect((await office("declineCancel", { id, reason })).json().code).toBe("NOT_PENDING");
    expect(await trackAsCustomer({ post }, OrderID)).toMatchObject({
      cancelRequest: { state: "declined", answer: reason },
    });
    expect(await listed("asked=cancel", id)).toBe(false);
    const { kinds, newest } = await mailsOf(id);
    expect(kinds.at(-1)).toBe("cancel-declined");
    expect(newest).toContain(reason);
    const again = await request(id);
    expect([again.statusCode, again.json().code]).toEqual([409, "IN_WORK"]);
    expect((await office("dispatch", body)).json().results).toMatchObject([{ outcome: "changed" }]);
  });

  test("is met with a sentence", async () => {
    const { id, OrderID } = await place();
    await work("start", { ids: [id], isStarted: true });
    await request(id);
    expect((await office("cancel", { id, reason: "As you asked." })).statusCode).toBe(200);
    expect(await tracked(OrderID)).toMatchObject({ orderProgress: "Cancelled" });
    expect((await mailsOf(id)).newest).toContain("As you asked.");
    expect((await office("declineCancel", { id, reason: "Too late" })).json().code).toBe("NOT_PENDING");
  });

  test("of several at once is asked once, and of an answer and a cancel one wins", async () => {
    const { id } = await place();
    await work("start", { ids: [id], isStarted: true });
    await Promise.all(Array.from({ length: 8 }, () => request(id)));
    expect((await mailsOf(id)).kinds.filter((kind) => kind === "cancel-asked")).toHaveLength(1);
    const answers = await Promise.all([
      office("declineCancel", { id, reason: "It is sewn." }),
      office("cancel", { id, reason: "Done." }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    const { rows } = await database.pool.query("select progress from orders where id = $1", [id]);
    expect(rows).toEqual([{ progress: "Cancelled" }]);
    expect(statuses[1]).toBe(200);
  });
});

describe("asking customers to confirm", () => {
  test("is noted, and lists the unconfirmed orders with their messages", async () => {
    const [one, other, confirmed] = [await place(), await place(), await place()];
    await office("confirm", { id: confirmed.id });
    const ids = [other.id, confirmed.id, one.id].join(",");
    const { orders } = await asked(`/api/admin/orders/confirmLinks?ids=${ids}`);
    expect(orders.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
    expect(orders[0].whatsApp).toMatch(/^https:\/\/wa\.me\/923007654321\?text=/);
    expect((await office("noteAsked", { id: one.id })).statusCode).toBe(200);
    expect((await office("noteAsked", { id: confirmed.id })).json().code).toBe("NOT_PENDING");
    expect((await office("noteAsked", { id: "nothing" })).json().code).toBe("NOT_PENDING");
    const { order } = await asked(`/api/admin/orders/get?id=${one.id}`);
    expect(order.askedAt).not.toBeNull();
    expect(order.history.at(-1)).toMatchObject({ event: "asked-to-confirm", actor: { kind: "staff" } });
  });

  test("is not needed for phone orders", async () => {
    const { userID: _, ...body } = { ...guestOrder(), userID: undefined };
    const { OrderID } = (await office("take", body)).json();
    const { items } = await asked(`/api/admin/orders/list?q=${OrderID}`);
    expect(items).toMatchObject([{ isConfirmed: true, source: "phone" }]);
  });
});
