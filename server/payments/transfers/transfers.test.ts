import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { trackAsCustomer } from "#server/testing/prove-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { deleteExpiredTransferPictures } from "./transfer-pictures.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { get, office, place, newestMail } = createOrderHelpers(shop, owner);
const on = dayInKarachi(new Date());
const iban = "PK36SCBL0000001123456702";

const off = { isOffered: false, title: "", number: "", bank: "" };
const accounts = {
  "bank-transfer": {
    isOffered: true,
    title: "Tabeeb Uniforms",
    number: "pk36 SCBL 0000 0011 2345 6702",
    bank: "SCB",
  },
  raast: { isOffered: true, title: "Tabeeb Uniforms", number: "+92 300 1234567", bank: "" },
  easypaisa: off,
  jazzcash: off,
};
const set = (settings: object) => shop.post("/api/admin/settings/update", settings, { cookie: owner.cookie });
const offer = (changes: Partial<Record<TransferWay, object>> = {}) =>
  set({ transferAccounts: { ...accounts, ...changes } });

const placeAhead = (changes: object = {}) => place({ paymentMethod: "transfer", ...changes });
const claim = (id: string, changes: object = {}, cookie = "") =>
  shop.post(
    "/orders/claimTransfer",
    { id, contact: person.phone, how: "raast", reference: "FT 26 11", ...changes },
    { cookie },
  );
const track = async (OrderID: string) => (await shop.post("/orders/trackOrder", { OrderID })).json().order;
const aheadOf = async (id: string) => (await get(id)).ahead;
const countOf = async (table: string, id: string) =>
  Number((await pool.query(`select count(*) from ${table} where order_id = $1`, [id])).rows[0].count);

beforeAll(async () => {
  expect((await offer()).statusCode).toBe(200);
});

test("the shop tells its accounts, as they are dialled and compared", async () => {
  const { accounts: told } = (await shop.app.inject({ url: "/payments/getTransferAccounts" })).json();
  expect(told).toEqual([
    { way: "bank-transfer", title: "Tabeeb Uniforms", number: iban, bank: "SCB" },
    { way: "raast", title: "Tabeeb Uniforms", number: "03001234567", bank: "" },
  ]);
});

test.each([
  [
    "bank-transfer.number",
    { "bank-transfer": { ...accounts["bank-transfer"], number: iban.replace("36", "63") } },
  ],
  ["bank-transfer.number", { "bank-transfer": { ...accounts["bank-transfer"], number: "03001234567" } }],
  ["raast.number", { raast: { ...accounts.raast, number: "0300 123" } }],
  ["raast.title", { raast: { ...accounts.raast, title: " " } }],
  ["jazzcash.number", { jazzcash: { ...accounts.raast, number: iban } }],
])("an account with a wrong %s is refused beside its field", async (field, changes) => {
  const answer = await offer(changes);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
    400,
    [`transferAccounts.${field}`],
  ]);
});

test("an order without the key is paid to the rider, as before", async () => {
  const order = await get(await place());
  expect(order.ahead).toBeUndefined();
  expect(await newestMail(order.id)).toContain("You pay Rs. 5,000 in cash");
  expect((await claim(order.id)).json().code).toBe("NOT_PENDING");
});

test("an order by transfer says how much is due, where, and what has become of what was sent", async () => {
  const id = await placeAhead();
  const { OrderID } = await get(id);
  expect((await track(OrderID)).ahead).toEqual({ dueNow: 5000, atDoor: 0 });
  const mail = (await newestMail(id)).replace(/\s+/g, " ");
  expect(mail).toContain("Please send Rs. 5,000 now.");
  expect(mail).toMatch(/PK36 SCBL 0000 0011 2345 6702 Tabeeb Uniforms.* 0300 1234567/);
  expect(mail).toMatch(/Payment +By transfer/);

  const said = await claim(id);
  expect(said.json()).toEqual({ message: "Transfer Noted", claim: expect.any(String) });
  const tracked = await track(OrderID);
  expect(tracked.ahead.claim).toMatchObject({ state: "open", how: "raast", amount: 5000, hasPicture: false });
  // The order number alone does not disclose the reference of the payment.
  expect(JSON.stringify(tracked)).not.toContain("FT2611");
  expect((await get(id)).payment).toEqual({ received: 0, balance: 5000 });
  const { items } = (
    await shop.app.inject({ url: "/api/admin/orders/list?asked=payment", headers: { cookie: owner.cookie } })
  ).json();
  expect(items).toMatchObject([{ id, isPaymentSaid: true }]);

  const reason = "There is no FT2611 in our account.";
  const declined = { id, claim: said.json().claim, reason };
  expect((await office("declineTransfer", declined)).statusCode).toBe(200);
  expect((await office("declineTransfer", declined)).statusCode).toBe(409);
  expect((await trackAsCustomer(shop, OrderID)).ahead).toMatchObject({
    dueNow: 5000,
    claim: { state: "declined", answer: reason },
  });
  expect(await newestMail(id)).toContain(reason);

  const again = (await claim(id, { reference: "FT2612" })).json().claim;
  const found = { id, kind: "received", amount: 5000, how: "raast", reference: "FT2612", on, claim: again };
  expect((await office("enterPayment", found)).statusCode).toBe(200);
  const paid = await get(id);
  expect(paid).toMatchObject({
    payment: { received: 5000, balance: 0 },
    ahead: { dueNow: 0, claim: { state: "confirmed" } },
  });
  expect(paid.office.transfers.map(({ state }: { state: string }) => state)).toEqual([
    "confirmed",
    "declined",
  ]);
  expect(paid.history.map(({ event }: { event: string }) => event)).toEqual([
    "Pending",
    "transfer-claimed",
    "transfer-declined",
    "transfer-claimed",
    "payment-received",
  ]);
  expect(await newestMail(id)).toContain("your payment is here. It is paid.");
  expect((await claim(id, { reference: "FT2613" })).json().code).toBe("NOT_PENDING");
});

test("saying the same again is one claim, saying something else replaces it", async () => {
  const id = await placeAhead();
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(id, { reference: "TWICE-1" })));
  expect(new Set(answers.map((answer) => answer.json().claim)).size).toBe(1);
  expect(await countOf("transfer_claims", id)).toBe(1);
  await claim(id, { reference: "TWICE-2" });
  const { office: seen } = await get(id);
  expect(seen.transfers.map(({ state }: { state: string }) => state)).toEqual(["open", "replaced"]);
});

test("one number pays one order, whether it is claimed or entered", async () => {
  const [first, second, third] = [await placeAhead(), await placeAhead(), await placeAhead()];
  const racing = await Promise.all([first, second].map((id) => claim(id, { reference: "ONE-1" })));
  expect(racing.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  await office("enterPayment", {
    id: third,
    kind: "received",
    amount: 100,
    how: "raast",
    reference: "ONE-2",
    on,
  });
  const taken = await claim(second, { reference: "one-2" });
  expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([400, ["reference"]]);
  // The same number of another wallet is another transfer.
  expect((await claim(second, { reference: "ONE-2", how: "jazzcash" })).statusCode).toBe(200);
});

test("it takes the account, the phone or the e-mail address of the order, and five wrong ones are enough", async () => {
  const customer = await signIn(shop);
  const order = guestOrder({ email: customer.user.email, paymentMethod: "transfer" });
  const placed = await shop.post("/orders/createOrder", order, { cookie: customer.cookie });
  const { id } = await track(placed.json().OrderID);
  const stranger = await signIn(shop);
  for (const contact of ["", "0300 9999999", "other@example.com"]) {
    const refused = await claim(id, { contact, reference: "MINE-1" }, stranger.cookie);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([403, ["contact"]]);
  }
  expect((await claim(id, { contact: "", reference: "MINE-1" }, customer.cookie)).statusCode).toBe(200);
  const { email } = customer.user;
  expect((await claim(id, { contact: ` ${email.toUpperCase()} `, reference: "MINE-2" })).statusCode).toBe(
    200,
  );
  const wrong = () => claim(id, { contact: "0300 9999999" });
  expect([(await wrong()).statusCode, (await wrong()).statusCode, (await wrong()).statusCode]).toEqual([
    403, 403, 429,
  ]);
  expect((await claim(id)).statusCode).toBe(429);
  expect(await countOf("transfer_claims", id)).toBe(2);
});

test("what was sent for an order that has become cheaper, or was cancelled, is entered all the same", async () => {
  const id = await placeAhead();
  const said = (await claim(id, { reference: "LATE-1" })).json().claim;
  await office("cancel", { id, reason: "Not in stock" });
  const entry = { id, kind: "received", how: "raast", reference: "LATE-1", on, claim: said };
  expect((await office("enterPayment", { ...entry, amount: 5001 })).statusCode).toBe(400);
  expect((await office("enterPayment", { ...entry, amount: 5000 })).statusCode).toBe(200);
  expect((await get(id)).payment).toEqual({ received: 5000, balance: -5000 });
  expect(await newestMail(id)).toContain("Rs. 5,000 comes back to you");
});

test("nothing is due of what goes on without it", async () => {
  const id = await placeAhead();
  await pool.query("update orders set work_started_at = now() where id = $1", [id]);
  await office("dispatch", { courier: "TCS", orders: [{ id }] });
  expect([await aheadOf(id), (await claim(id)).statusCode]).toEqual([{ dueNow: 0, atDoor: 5000 }, 409]);
  expect(await newestMail(id)).toContain("You pay Rs. 5,000 in cash");
});

test.each([
  ["how", { how: "cash" }],
  ["how", { how: "" }],
  ["reference", { reference: " " }],
  ["reference", { reference: "<b>12345" }],
  ["reference", { reference: "1".repeat(41) }],
])("a wrong %s is told beside it", async (field, changes) => {
  const answer = await claim(randomUUID(), changes);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test("unknown orders are not found", async () => {
  expect((await claim(randomUUID())).statusCode).toBe(404);
  expect((await claim("no order")).statusCode).toBe(404);
});

test("an order by transfer is refused while none are taken, and its key still finds one that was placed", async () => {
  const order = guestOrder({ paymentMethod: "transfer" });
  const key = { "idempotency-key": randomUUID() };
  const placed = await shop.post("/orders/createOrderAsGuest", order, key);
  expect(placed.statusCode).toBe(201);
  await set({ transferAccounts: { ...accounts, "bank-transfer": off, raast: off } });
  const refused = await shop.post("/orders/createOrderAsGuest", order);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["paymentMethod"]]);
  const replayed = await shop.post("/orders/createOrderAsGuest", order, key);
  expect([replayed.statusCode, replayed.body]).toEqual([201, placed.body]);
  await offer();
  const odd = await shop.post("/orders/createOrderAsGuest", guestOrder({ paymentMethod: "gold" }));
  expect([odd.statusCode, Object.keys(odd.json().fields)]).toEqual([400, ["paymentMethod"]]);
});

/** A form with one file, as a browser sends it. */
function form(file: Buffer) {
  const edge = "edge-of-a-part";
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${edge}` },
  };
}
const sendPicture = (said: string, file: Buffer) =>
  shop.app.inject({ method: "POST", url: `/orders/sendTransferPicture?claim=${said}`, ...form(file) });
const readPicture = (said: string, cookie = "") =>
  shop.app.inject({ url: `/api/admin/orders/transferPicture?claim=${said}`, headers: { cookie } });
const screenshot = (width = 1200) =>
  sharp({ create: { width, height: 2000, channels: 3, background: "#177a84" } })
    .withExif({ IFD0: { Artist: "Marked", Copyright: "Marked" } })
    .jpeg()
    .toBuffer();

test("a picture is re-encoded, visible to the office alone, and deleted after its days", async () => {
  const id = await placeAhead();
  const said = (await claim(id, { reference: "PIC-1" })).json().claim;
  const sent = await sendPicture(said, await screenshot());
  expect([sent.statusCode, sent.json()]).toEqual([201, { message: "Picture Received" }]);
  expect((await aheadOf(id)).claim.hasPicture).toBe(true);

  expect((await readPicture(said)).statusCode).toBe(401);
  const workshop = await signInStaff(shop, "workshop");
  expect((await readPicture(said, workshop.cookie)).statusCode).toBe(403);
  const seen = await readPicture(said, owner.cookie);
  expect([seen.headers["content-type"], seen.headers["cache-control"]]).toEqual([
    "image/webp",
    "private, no-store",
  ]);
  expect(seen.rawPayload.includes("Marked")).toBe(false);
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1080 });

  expect(await deleteExpiredTransferPictures(shop.database)).toBe(0);
  await pool.query("update transfer_pictures set at = now() - interval '61 days'");
  expect(await deleteExpiredTransferPictures(shop.database)).toBe(1);
  expect((await readPicture(said, owner.cookie)).statusCode).toBe(404);
  expect((await aheadOf(id)).claim.hasPicture).toBe(false);
});

test("no picture is stored of a report that was answered, was never made, or is no picture", async () => {
  const id = await placeAhead();
  const said = (await claim(id, { reference: "PIC-2" })).json().claim;
  const picture = await screenshot();
  expect((await sendPicture(randomUUID(), picture)).statusCode).toBe(404);
  expect((await sendPicture("none", picture)).statusCode).toBe(400);
  expect((await sendPicture(said, Buffer.from("<svg onload=alert(1)>"))).statusCode).toBe(400);
  expect((await sendPicture(said, picture.subarray(0, 2000))).statusCode).toBe(400);
  expect((await sendPicture(said, Buffer.alloc(2 * 1024 * 1024 + 1, picture))).statusCode).toBe(413);
  await office("declineTransfer", { id, claim: said, reason: "Not there" });
  expect((await sendPicture(said, picture)).statusCode).toBe(404);
  const { rows } = await pool.query(
    "select from transfer_pictures p join transfer_claims c on c.id = p.claim_id where c.order_id = $1",
    [id],
  );
  expect(rows).toEqual([]);
});
