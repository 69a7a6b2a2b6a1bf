import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";

const { app } = await createTestShop();

async function post(url: string, payload: object) {
  return (await app.inject({ method: "POST", url, payload })).json();
}

test("a failure says its reason beside the sentence", async () => {
  const sentence = "There is no order with this number.";
  expect(await post("/orders/trackOrder", { OrderID: "TB-0000-0000-0000" })).toEqual({
    error: sentence,
    message: sentence,
    code: "NOT_FOUND",
    reason: "NO_ORDER_WITH_NUMBER",
  });
});

test("each field that fails has its reason and what its sentence names", async () => {
  const sentence = "A mobile number has 11 digits, such as 0300 1234567: 2 missing";
  const body = { name: "A".repeat(101), email: "ayesha@tabeeb.example", phone: "030012345", message: 7 };
  expect(await post("/contact/createContact", body)).toEqual({
    error: "Use at most 100 characters",
    message: "Use at most 100 characters",
    code: "INVALID",
    reason: "TOO_LONG",
    params: { most: 100 },
    fields: { name: "Use at most 100 characters", phone: sentence, message: "Enter text" },
    fieldReasons: {
      name: { reason: "TOO_LONG", params: { most: 100 } },
      phone: { reason: "MOBILE_DIGITS_MISSING", params: { missing: 2 } },
      message: { reason: "ENTER_TEXT" },
    },
  });
});

test("gives a reason for the default messages of the schema library as well", async () => {
  const answer = await post("/measurements/getAllMeasurementSets", {});
  expect(answer).toMatchObject({ code: "NOT_LOGGED_IN", reason: "LOG_IN_FIRST" });
  const { fields, fieldReasons } = await post("/reviews/getAllReviewsByProduct", { id: "x", stars: 9 });
  expect(fields.stars).toMatch(/^Too big/);
  expect(fieldReasons.stars).toEqual({ reason: "CHECK_THIS_FIELD" });
});

test("a reason that names goods and choices keeps them apart", async () => {
  const line = { ...plainLine, sizes: "XXXXL", color: { label: "No such color" } };
  const answer = await post("/orders/createOrderAsGuest", guestOrder({ items: [line] }));
  expect(answer).toMatchObject({
    code: "ITEM_UNAVAILABLE",
    reason: "ITEM_WITHOUT_CHOICE",
    params: { place: 1, missing: ["size", "color"] },
  });
  expect(answer.error).toContain(`Item 1, ${answer.params.name}, is not available with this size, color.`);
});
