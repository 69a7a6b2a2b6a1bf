import { expect, test } from "vitest";
import { orderErrorMessage, sessionErrorMessage } from "./use-checkout.ts";

const sentence = "Too many requests. Try again in 12 minutes.";
const refusal = (code: string, extra: Record<string, unknown> = {}) =>
  orderErrorMessage({ code, error: sentence, message: sentence, ...extra });

test("too many orders say in how many minutes to try again", () => {
  expect(refusal("TOO_MANY")).toBe(sentence);
});

test("a changed total names the new one", () => {
  expect(refusal("TOTAL_CHANGED", { totalAmount: 5650 })).toBe(
    "The total is now Rs.\u00A05,650. Check it and order again.",
  );
});

test("field errors give no message beside the button", () => {
  expect(refusal("INVALID")).toBe("");
});

test("a changed user is named, and an ended session asks to log in", () => {
  const user = { id: "8", name: "Bilal", email: "", phone: "", address: "", role: "customer" };
  expect(sessionErrorMessage(user)).toContain("Bilal");
  expect(sessionErrorMessage(undefined)).toContain("log in again");
});
