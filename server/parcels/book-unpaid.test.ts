import { afterAll, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { startPostEx } from "../testing/stand-ins/postex.ts";

const postEx = await startPostEx();
afterAll(postEx.close);
const shop = await createTestShop({ env: { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token } });
const owner = await signInStaff(shop, "owner");
const { office, place } = createOrderHelpers(shop, owner);
const send = (call: string, body: object) => shop.post(call, body, { cookie: owner.cookie });

test("an order that waits for its payment is not booked until that has come", async () => {
  const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
  await send("/api/admin/settings/update", {
    transferAccounts: { ...shop.services.shop.transferAccounts, raast },
  });
  const id = await place({ paymentMethod: "transfer", city: "lahore" });
  const book = async () => {
    const body = { courier: "postex", orders: [{ id }], acknowledged: questionCodes };
    const answer = await send("/api/admin/parcels/book", body);
    return answer.json().results[0].outcome;
  };
  const collected = async () =>
    (await shop.database.pool.query("select collects from parcels where order_id = $1", [id])).rows;
  expect(await book()).toBe("unpaid");
  expect(await collected()).toEqual([]);
  const payment = { id, kind: "received", amount: 5000, how: "raast", reference: "FT-BOOKED" };
  const paid = await office("enterPayment", { ...payment, on: dayInKarachi(new Date()) });
  expect(paid.statusCode, paid.body).toBe(200);
  expect(await book()).toBe("asked");
  expect(await collected()).toEqual([{ collects: 0 }]);
});
