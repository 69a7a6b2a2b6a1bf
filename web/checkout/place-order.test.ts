import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLineItem } from "#contract/testing/any-line-item.ts";
import { attemptOf, orderBody } from "./place-order.ts";

const lines = fc.sample(anyLineItem, { numRuns: 2, seed: 7 });
const details = {
  name: "Ayesha Khan",
  email: "ayesha@example.com",
  phone: "03001234567",
  city: "Lahore",
  postal_code: "54000",
  area: "",
  province: "Punjab" as const,
  address: "14 Mall Road",
  delivery_instruction: "",
};
const body = orderBody(details, { lines, total: 5400, coupon: undefined });

test("ignores the total in an order's identity", () => {
  const dearer = orderBody(details, { lines, total: 5650, coupon: "WELCOME10" });
  expect(attemptOf(dearer, "7")).toEqual(attemptOf(body, "7"));
});

test("separates the attempts of a guest and every customer of a browser", () => {
  const attempts = ["", "7", "8"].map((customer) => JSON.stringify(attemptOf(body, customer)));
  expect(new Set(attempts).size).toBe(3);
});

test("treats another address or quantity as another order", () => {
  const elsewhere = orderBody({ ...details, city: "Multan" }, { lines, total: 5400, coupon: undefined });
  const more = orderBody(details, { lines: lines.slice(1), total: 5400, coupon: undefined });
  expect(attemptOf(elsewhere, "7")).not.toEqual(attemptOf(body, "7"));
  expect(attemptOf(more, "7")).not.toEqual(attemptOf(body, "7"));
});
