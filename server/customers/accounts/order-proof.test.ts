import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { proveOrder } from "#server/testing/prove-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const owner = await signInStaff(shop, "owner");
const { office, get, place } = createOrderHelpers(shop, owner);
const { post } = shop;

const track = async (OrderID: string, headers: Record<string, string> = {}) =>
  (await post("/orders/trackOrder", { OrderID }, headers)).json().order;
const staff = (call: string, body: object) =>
  post(`/api/admin/aftercare/${call}`, body, { cookie: owner.cookie });

async function arrived() {
  const id = await place({ items: [plainLine] });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  const order = await get(id);
  return { id, OrderID: order.OrderID as string, item: order.items[0].id as string };
}

async function asked() {
  const order = await arrived();
  const wish = { kind: "alteration", reason: "too-long", details: "An inch off the sleeves" };
  const answer = await post("/orders/askAftercare", { ...wish, ...order, contact: person.phone });
  return { ...order, request: answer.json().request as string };
}

const agreed = { remedy: "alteration", back: "shop", out: "shop" };

async function altered() {
  const order = await asked();
  await staff("approve", { id: order.request, ...agreed });
  await staff("receive", { id: order.request });
  const answer = await staff("alter", { id: order.request, what: "An inch off the sleeves" });
  expect(answer.statusCode).toBe(200);
  return order;
}

describe("a browser that knows the number alone", () => {
  test("sees neither the id of a request, nor the number of the following order, nor notes of staff", async () => {
    const order = await asked();
    await staff("askBack", { id: order.request, reason: "Mrs Zubaida, is your waist 30 inches?" });
    const seen = JSON.stringify(await track(order.OrderID));
    expect(seen).toContain("question");
    expect(seen).not.toContain(order.request);
    expect(seen).not.toContain("Zubaida");

    const followed = await altered();
    const { aftercare, isProven } = await track(followed.OrderID);
    expect(isProven).toBeUndefined();
    expect(aftercare[0]).toMatchObject({ id: "", followedBy: "", state: "done" });
    expect(aftercare[0].steps.at(-1)).toMatchObject({ step: "sent", said: "" });
  });

  test("sees no reason for a declined cancel or transfer", async () => {
    const id = await place();
    const { OrderID } = await get(id);
    await post(
      "/api/admin/jobTickets/start",
      { ids: [id], isStarted: true, acknowledged: ["NOT_CONFIRMED"] },
      { cookie: owner.cookie },
    );
    await post("/orders/requestCancel", { id });
    const declined = await office("declineCancel", { id, reason: "Mrs Zubaida, it is sewn" });
    expect(declined.statusCode).toBe(200);
    expect((await track(OrderID)).cancelRequest).toMatchObject({ state: "declined", answer: "" });
    const cookie = await proveOrder(shop, id);
    expect((await track(OrderID, { cookie })).cancelRequest.answer).toBe("Mrs Zubaida, it is sewn");
  });
});

describe("a browser that proves the phone or the e-mail address of an order", () => {
  test.each([person.phone, "0300 765 4321", person.email.toUpperCase()])(
    "sees more by %s",
    async (contact) => {
      const order = await altered();
      const cookie = await proveOrder(shop, order.id, contact);
      const { aftercare, isProven } = await track(order.OrderID, { cookie });
      expect(isProven).toBe(true);
      expect(aftercare[0]).toMatchObject({ id: order.request, followedBy: expect.stringMatching(/^TB-/) });
    },
  );

  test("answers, adds a picture and withdraws without naming it again", async () => {
    const order = await asked();
    await staff("askBack", { id: order.request, reason: "How much?" });
    const cookie = await proveOrder(shop, order.id);
    const { aftercare } = await track(order.OrderID, { cookie });
    const said = { id: order.id, request: aftercare[0].id };
    const form = new FormData();
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#888" } })
      .png()
      .toBuffer();
    form.set("file", new File([new Uint8Array(picture)], "sleeve.png"));
    const encoded = new Request("http://shop.test", { method: "POST", body: form });
    const sent = await shop.app.inject({
      method: "POST",
      url: `/orders/sendAftercarePicture?request=${said.request}`,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    });
    expect(sent.statusCode).toBe(201);
    const answered = await post("/orders/answerAftercare", { ...said, answer: "An inch" }, { cookie });
    expect(answered.statusCode).toBe(200);
    expect((await post("/orders/withdrawAftercare", said, { cookie })).statusCode).toBe(200);
  });

  test("proves that order alone, for an hour or until logout", async () => {
    const [order, other] = [await asked(), await asked()];
    const cookie = await proveOrder(shop, order.id);
    expect((await track(other.OrderID, { cookie })).isProven).toBeUndefined();
    const both = await post("/orders/proveOrder", { id: other.id, contact: person.phone }, { cookie });
    const grown = String(both.headers["set-cookie"]).split(";", 1)[0] ?? "";
    for (const { OrderID } of [order, other])
      expect((await track(OrderID, { cookie: grown })).isProven).toBe(true);
    const forged = cookie.replace(order.id, other.id);
    expect((await track(other.OrderID, { cookie: forged })).isProven).toBeUndefined();
    const left = await shop.app.inject({ method: "DELETE", url: "/users/logout", headers: { cookie } });
    expect([left.headers["set-cookie"]].flat().join()).toContain("order-proof=;");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
    try {
      expect((await track(order.OrderID, { cookie })).isProven).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test("is not needed for the logged-in customer", async () => {
    const { cookie } = await signIn(shop);
    const placed = await post("/orders/createOrder", guestOrder(), { cookie });
    expect((await track(placed.json().OrderID, { cookie })).isProven).toBe(true);
    const stranger = await signIn(shop);
    expect((await track(placed.json().OrderID, { cookie: stranger.cookie })).isProven).toBeUndefined();
  });

  test("is refused with a wrong one, and for an unknown order", async () => {
    const { id } = await arrived();
    const wrong = await post("/orders/proveOrder", { id, contact: "0311 0000000" });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([403, ["contact"]]);
    expect((await post("/orders/proveOrder", { id, contact: "" })).statusCode).toBe(400);
    const unknown = await post("/orders/proveOrder", { id: randomUUID(), contact: person.phone });
    expect([unknown.statusCode, unknown.headers["set-cookie"]]).toEqual([404, undefined]);
  });
});

describe("a stranger who guesses until refused", () => {
  const from = (address: string) => ({ remoteAddress: address });
  const prove = (id: string, contact: string, address: string, cookie = "") =>
    shop.app.inject({
      ...from(address),
      method: "POST",
      url: "/orders/proveOrder",
      payload: { id, contact },
      headers: { cookie },
    });

  test("blocks neither other networks nor the customer who is logged in or has proven the order", async () => {
    const { cookie } = await signIn(shop);
    const placed = await post("/orders/createOrder", guestOrder(), { cookie });
    const { id } = await track(placed.json().OrderID);
    const proven = await proveOrder(shop, id);
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push((await prove(id, `031100000${guess}0`, "198.51.100.7")).statusCode);
    expect(guesses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await prove(id, person.phone, "198.51.100.7")).statusCode).toBe(429);
    expect((await prove(id, person.phone, "198.51.100.8")).statusCode).toBe(200);
    expect((await prove(id, "", "198.51.100.7", cookie)).statusCode).toBe(400);
    expect((await prove(id, "0", "198.51.100.7", cookie)).statusCode).toBe(200);
    expect((await prove(id, "0", "198.51.100.7", proven)).statusCode).toBe(200);
  });
});
