import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { addCoupon } from "../testing/add-coupon.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder, person, plainLine } from "../testing/guest-order.ts";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const manager = await signInStaff(shop, "manager", { name: "Marked Manager" });
const workshop = await signInStaff(shop, "workshop");
const { newestMail } = createOrderHelpers(shop, manager);

type Sender = { cookie: string };

const send = (call: string, body: object, { cookie }: Sender = manager) =>
  post(`/api/admin/orders/${call}`, { acknowledged: questionCodes, ...body }, { cookie });

async function get(id: string, { cookie }: Sender = manager) {
  const url = `/api/admin/orders/get?id=${id}`;
  return (await shop.app.inject({ url, headers: { cookie } })).json().order;
}

/** Places an order in the shop and gives its id. */
async function place(changes: Record<string, unknown> = {}): Promise<string> {
  const { OrderID } = (await post("/orders/createOrderAsGuest", guestOrder(changes))).json();
  return (await post("/orders/trackOrder", { OrderID })).json().order.id;
}

const dispatch = (ids: string[], sender?: Sender) =>
  send(
    "dispatch",
    { courier: "TCS", orders: ids.map((id) => ({ id, consignmentNumber: `77-${id.slice(0, 4)}` })) },
    sender,
  );

async function auditOf(id: string) {
  const { rows } = await database.pool.query(
    "select action, before, after from audit_log where subject_id = $1 order by id",
    [id],
  );
  return rows;
}

describe("many orders at once", () => {
  test("are confirmed, each on its own and only once; the others are named with their reason", async () => {
    const [first, second, third] = [await place(), await place(), await place()];
    await send("cancel", { ids: [third], id: third, reason: "Asked for by phone." });
    const ids = [first, third, randomUUID(), second];
    const { results } = (await send("confirmMany", { ids })).json();
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "changed",
      "refused",
      "unknown",
      "changed",
    ]);
    expect(results[1]).toMatchObject({ id: third, OrderID: expect.stringMatching(/^TB-/) });
    expect(results[1].why).toBe("This order can no longer be confirmed.");
    // A request that is repeated because its answer was lost changes nothing more.
    const again = (await send("confirmMany", { ids: [first, second] })).json().results;
    expect(again.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["changed", "changed"]);
    const confirmations = (await auditOf(first)).filter(({ action }) => action === "order.confirm");
    expect(confirmations).toHaveLength(1);
    expect((await send("confirmMany", { ids }, workshop)).statusCode).toBe(403);
    expect((await send("confirmMany", { ids: [] })).statusCode).toBe(400);
  });
});

describe("an order on its way", () => {
  test("is dispatched by the workshop and delivered by the office, and everyone learns of it", async () => {
    const id = await place();
    const [result] = (await dispatch([id], workshop)).json().results;
    expect(result).toEqual({ id, OrderID: expect.stringMatching(/^TB-/), outcome: "changed" });
    const { order } = (await post("/orders/trackOrder", { OrderID: result.OrderID })).json();
    const parcel = { courier: "TCS", consignmentNumber: `77-${id.slice(0, 4)}` };
    expect(order).toMatchObject({ orderProgress: "Dispatched", dispatch: parcel });
    const letter = await newestMail(id);
    expect(letter).toContain("left our workshop with TCS");
    expect(letter).toContain(parcel.consignmentNumber);

    expect((await send("deliver", { ids: [id] }, workshop)).statusCode).toBe(403);
    expect((await send("deliver", { ids: [id] })).json().results).toMatchObject([{ outcome: "changed" }]);
    const seen = await get(id);
    expect(seen.history.map(({ event, actor }: { event: string; actor: unknown }) => [event, actor])).toEqual(
      [
        ["Pending", { kind: "guest", name: null }],
        ["Dispatched", { kind: "staff", name: "Marked workshop" }],
        ["Delivered", { kind: "staff", name: "Marked Manager" }],
      ],
    );
    expect(seen.office.mails.map(({ progress }: { progress: string }) => progress)).toEqual([
      null,
      "Dispatched",
      "Delivered",
    ]);
    expect(await auditOf(id)).toEqual([
      {
        action: "order.dispatch",
        before: { progress: "Pending" },
        after: { progress: "Dispatched", ...parcel },
      },
      { action: "order.deliver", before: { progress: "Dispatched" }, after: { progress: "Delivered" } },
    ]);
  });

  test("each is decided on its own: one that cannot does not stop the others", async () => {
    const [first, second] = [await place(), await place()];
    await post("/orders/updateOrder", { id: first, orderProgress: "Cancelled" });
    const { results } = (await dispatch([first, randomUUID(), "x", second])).json();
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "refused",
      "unknown",
      "unknown",
      "changed",
    ]);
    expect(await auditOf(first)).toEqual([]);
    expect((await get(first)).dispatch).toBeUndefined();
  });

  test("of a customer's cancel and a dispatch exactly one wins, each time", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => place()));
    await Promise.all(
      ids.map(async (id) => {
        const [cancelled, dispatched] = await Promise.all([
          post("/orders/updateOrder", { id, orderProgress: "Cancelled" }),
          dispatch([id]),
        ]);
        const isCancelled = cancelled.statusCode === 200;
        const isDispatched = dispatched.json().results[0].outcome === "changed";
        expect([isCancelled, isDispatched].filter(Boolean)).toHaveLength(1);
        const { orderProgress, history } = await get(id);
        expect([orderProgress, history.length]).toEqual([isCancelled ? "Cancelled" : "Dispatched", 2]);
        expect(await auditOf(id)).toHaveLength(isDispatched ? 1 : 0);
      }),
    );
  });

  test("is cancelled with a reason that the customer reads, and never after it has arrived", async () => {
    const code = "BACKOFFICE";
    await addCoupon(database, { code, usage_limit: 1 });
    const id = await place({ coupon: code, totalAmount: 4500 });
    expect((await send("cancel", { id, reason: " " })).json().fields).toHaveProperty("reason");
    await dispatch([id]);
    expect((await send("cancel", { id, reason: "The marked parcel came back" })).statusCode).toBe(200);
    expect(await newestMail(id)).toContain("The marked parcel came back");
    expect((await get(id)).cancelReason).toBe("The marked parcel came back");
    const { rows } = await database.pool.query("select used_count from coupons where code = $1", [code]);
    expect(rows).toEqual([{ used_count: 0 }]);
    const late = await send("cancel", { id, reason: "Again" });
    expect([late.statusCode, late.json().code]).toEqual([409, "NOT_PENDING"]);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["order.dispatch", "order.cancel"]);
    expect((await send("cancel", { id: randomUUID(), reason: "None" })).statusCode).toBe(404);
    expect((await send("cancel", { id: "x", reason: "None" })).statusCode).toBe(404);
  });
});

test("notes are for the office alone, and so are the e-mail address, the mails and the link to confirm", async () => {
  const id = await place();
  expect((await send("addNote", { id, note: "Marked: call after five" })).statusCode).toBe(201);
  expect((await send("addNote", { id: randomUUID(), note: "Marked" })).statusCode).toBe(404);
  const { office } = await get(id);
  expect(office).toMatchObject({
    email: person.email,
    notes: [{ note: "Marked: call after five", name: "Marked Manager" }],
    mails: [{ kind: "order-placed", sentAt: null, hasFailed: false }],
  });
  const seen = await get(id, workshop);
  expect(seen).toMatchObject({ office: null, city: person.city });
  expect(JSON.stringify(seen)).not.toContain(person.email);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(["order.addNote"]);
});

describe("the address where a customer confirms", () => {
  const call = (name: "getOrderToConfirm" | "answerOrder", body: object) => post(`/orders/${name}`, body);

  async function proofOf(id: string) {
    const { address } = (await get(id)).office.confirmLink;
    const token = address.split("/").at(-1);
    expect(address).toBe(`${shop.services.origin()}/order-confirm/${id}/${token}`);
    return { id, token };
  }

  test("shows the order without the person, and confirms it once", async () => {
    const id = await place();
    const proof = await proofOf(id);
    const shown = await call("getOrderToConfirm", proof);
    expect(shown.headers["cache-control"]).toBe("no-store");
    expect(shown.json().order).toMatchObject({ totalAmount: 5000, isConfirmed: false });
    for (const text of [person.name, person.email, person.address, "923007654321"]) {
      expect(shown.body).not.toContain(text);
    }
    for (const _ of [1, 2]) {
      const answered = await call("answerOrder", { ...proof, answer: "confirm" });
      expect(answered.json().order).toMatchObject({ isConfirmed: true, orderProgress: "Pending" });
    }
    const { confirmedAt, history } = await get(id);
    expect(confirmedAt).not.toBeNull();
    expect(history.at(-1)).toMatchObject({ event: "Confirmed", actor: { kind: "customer" } });
  });

  test("cancels it as its customer would, until it is dispatched", async () => {
    const id = await place();
    const proof = await proofOf(id);
    expect((await call("answerOrder", { ...proof, answer: "cancel" })).json().order.orderProgress).toBe(
      "Cancelled",
    );
    for (const answer of ["confirm", "cancel"]) {
      const late = await call("answerOrder", { ...proof, answer });
      expect([late.statusCode, late.json().code]).toEqual([409, "NOT_PENDING"]);
    }
    expect((await get(id)).office.confirmLink).toBeNull();
  });

  test("opens nothing with another token, and nothing of another order", async () => {
    const [id, other] = [await place(), await place()];
    const { token } = await proofOf(id);
    for (const wrong of [
      { id: other, token },
      { id, token: `${token}x` },
      { id: "x", token },
      { id, token: "é" },
    ]) {
      expect((await call("getOrderToConfirm", wrong)).statusCode).toBe(404);
      expect((await call("answerOrder", { ...wrong, answer: "cancel" })).statusCode).toBe(404);
    }
    expect((await get(id)).orderProgress).toBe("Pending");
  });

  test("is not needed when a member of staff has heard it on the phone", async () => {
    const id = await place();
    for (const _ of [1, 2]) expect((await send("confirm", { id })).statusCode).toBe(200);
    expect((await get(id)).history.at(-1)).toMatchObject({
      event: "Confirmed",
      actor: { kind: "staff", name: "Marked Manager" },
    });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["order.confirm"]);
    await send("cancel", { id, reason: "Marked" });
    expect((await send("confirm", { id })).statusCode).toBe(409);
  });
});

describe("an order on the phone", () => {
  const order = guestOrder();

  test("costs the same as at the checkout and is placed once, under the member of staff who took it", async () => {
    const quoted = (await send("quote", { items: order.items })).json();
    expect(quoted).toMatchObject({ subtotal: 4750, delivery: 250, discount: 0, totalAmount: 5000 });
    const key = { "idempotency-key": randomUUID(), cookie: manager.cookie };
    const take = (changes: object) => post("/api/admin/orders/take", { ...order, ...changes }, key);
    expect((await take({ totalAmount: 1 })).json()).toMatchObject({
      code: "TOTAL_CHANGED",
      totalAmount: 5000,
    });
    const [first, again] = [await take({}), await take({})];
    expect([first.statusCode, again.body]).toEqual([201, first.body]);
    expect((await take({ name: "Somebody Marked" })).statusCode).toBe(422);
    const { id } = (await post("/orders/trackOrder", { OrderID: first.json().OrderID })).json().order;
    expect(await get(id)).toMatchObject({
      source: "phone",
      office: { customerId: null },
      confirmedAt: expect.any(String),
      // A phone order is confirmed by the call itself.
      history: ["Confirmed", "Pending"].map((event) => ({
        event,
        actor: { kind: "staff", name: "Marked Manager" },
      })),
    });
    expect(await auditOf(id)).toEqual([
      {
        action: "order.take",
        before: null,
        after: { number: first.json().OrderID, total: 5000, coupon: null },
      },
    ]);
  });

  test("is promised the day of its pieces and its place", async () => {
    const quote = async (body: object) =>
      (await send("quote", { items: order.items, ...body })).json().promise;
    const anywhere = await quote({});
    const there = await quote({ city: "Lahore", province: "Punjab" });
    expect(there).toEqual(
      await shop.services.schedule.promise(
        { standard: 1, custom: 0 },
        { city: "Lahore", province: "Punjab" },
      ),
    );
    expect(anywhere.arrivesBy >= there.arrivesBy).toBe(true);
    const many = [{ ...plainLine, quantity: 50, name_engraving: { name: "Dr. Amna", position: "left" } }];
    expect((await quote({ items: many })).leavesBy > anywhere.leavesBy).toBe(true);
  });

  test("takes a coupon as the checkout does, or says why not", async () => {
    await addCoupon(database, { code: "PHONEONCE", usage_limit: 1 });
    const take = () => send("take", { ...order, coupon: "PHONEONCE", totalAmount: 4500 });
    const answers = await Promise.all([take(), take(), take()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await send("quote", { items: order.items, coupon: "PHONEONCE" })).json().code).toBe(
      "COUPON_NOT_APPLICABLE",
    );
    expect((await send("quote", { items: [{ ...order.items[0], sizes: "none" }] })).json().code).toBe(
      "ITEM_UNAVAILABLE",
    );
    expect((await send("take", { ...order, phone: "" })).json().fields).toHaveProperty("phone");
  });
});

test("the export contains the list, escapes formulas, and is logged", async () => {
  const city = "=cmd()";
  const id = await place({ city, name: "+Marked, Person", address: '@SUM("1")\nFlat 2' });
  await dispatch([id]);
  await place();
  const url = "/api/admin/orders/export?city=%3Dcmd()&q=%2BMarked";
  const { body, headers } = await shop.app.inject({ url, headers: { cookie: manager.cookie } });
  expect(headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
  const [head, ...rows] = body.split("\r\n");
  expect(head).toMatch(/^\uFEFFOrder,Date,Status,/);
  expect(rows).toEqual([expect.stringMatching(/^TB-[^,]+,\d{4}-\d\d-\d\d \d\d:\d\d,Dispatched,no,web,/), ""]);
  expect(rows[0]).toContain(`,"'+Marked, Person",${person.email},`);
  expect(rows[0]).toContain(`,"'@SUM(""1"")\nFlat 2",`);
  expect(rows[0]).toContain(",'=cmd(),");
  expect(rows[0]).toContain(`,TCS,77-${id.slice(0, 4)}`);
  expect((await auditOf("orders")).map(({ action, after }) => [action, after])).toEqual([
    ["order.export", { city, isSearch: true }],
  ]);
});
