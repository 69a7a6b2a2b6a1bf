import { describe, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post } = shop;
const manager = await signInStaff(shop, "manager");
const headers = { cookie: manager.cookie };
const { get, place, newestMail } = createOrderHelpers(shop, manager);

describe("a customer's own change of the delivery", () => {
  const delivery = {
    phone: "03009998887",
    city: "Multan",
    postal_code: "60000",
    area: "",
    province: "Punjab",
    address: "New Marked Street",
    delivery_instruction: "",
  };
  const mend = (body: object, sent: Record<string, string> = {}) => post("/orders/mendDelivery", body, sent);

  test("takes the phone of the order, in any spelling, and not only its id", async () => {
    const id = await place();
    const stranger = await mend({ ...delivery, id });
    expect([stranger.statusCode, stranger.json().fields]).toEqual([
      403,
      { currentPhone: "This is not the phone number that the order was placed with." },
    ]);
    expect((await mend({ ...delivery, id, currentPhone: "03001234568" })).statusCode).toBe(403);
    expect((await mend({ ...delivery, id, currentPhone: "0300 765 4321" })).json()).toEqual({
      message: "Delivery Updated",
    });
    const seen = await get(id);
    expect(seen).toMatchObject({ city: "Multan", phone: "03009998887", version: "1" });
    expect(seen.history.at(-1)).toMatchObject({ event: "delivery-mended", actor: { kind: "guest" } });
    const letter = await newestMail(id);
    expect(letter).toContain("Phone, Address");
    // A mail shows nothing that a stranger may have typed.
    expect(letter).not.toContain("New Marked Street");
  });

  test("leaves as it is what is not named, and refuses what is named and empty", async () => {
    const id = await place();
    const own = { id, currentPhone: person.phone };
    const before = await get(id);
    expect((await mend({ ...own, phone: "0300 9998887" })).statusCode).toBe(200);
    const { address, city, area, delivery_instruction } = before;
    expect(await get(id)).toMatchObject({ phone: "03009998887", address, city, area, delivery_instruction });
    const empty = await mend({ ...own, currentPhone: "03009998887", city: "", address: "" });
    expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([400, ["city", "address"]]);
  });

  test("is locked after five wrong phones, even for the right one", async () => {
    const id = await place();
    const tries = [];
    for (let index = 0; index < 6; index += 1)
      tries.push((await mend({ ...delivery, id, currentPhone: `0300111222${index}` })).statusCode);
    expect(tries).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await mend({ ...delivery, id, currentPhone: person.phone })).statusCode).toBe(429);
  });

  test("the logged-in owner needs no phone; another customer's session does not help", async () => {
    const [{ cookie }, other] = [await signIn(shop), await signIn(shop)];
    const placed = await post("/orders/createOrder", guestOrder(), { cookie });
    const { id } = (await post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json().order;
    expect((await mend({ ...delivery, id }, { cookie: other.cookie })).statusCode).toBe(403);
    expect((await mend({ ...delivery, id }, { cookie })).statusCode).toBe(200);
  });

  test("is too late once the workshop has begun", async () => {
    const id = await place();
    await post(
      "/api/admin/jobTickets/start",
      { ids: [id], isStarted: true, acknowledged: questionCodes },
      headers,
    );
    const answer = await mend({ ...delivery, id, currentPhone: person.phone });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "IN_WORK"]);
    expect((await mend({ ...delivery, id: "nothing" })).statusCode).toBe(404);
  });

  test("a stale change is answered with the current delivery, to the owner alone", async () => {
    const id = await place();
    const own = { id, currentPhone: person.phone, version: "0" };
    expect((await mend({ ...delivery, ...own })).statusCode).toBe(200);
    const late = { ...delivery, ...own, currentPhone: delivery.phone, address: "Slow Marked Street" };
    const refused = await mend(late);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "CHANGED_SINCE", version: "1", delivery },
    ]);
    const stranger = await mend({ ...late, currentPhone: "03001112223" });
    expect([stranger.statusCode, stranger.json().delivery]).toEqual([403, undefined]);
    expect((await mend({ ...late, version: refused.json().version })).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ address: "Slow Marked Street", version: "2" });
  });
});
