import { expect, test } from "vitest";
import { orderErrorMessage, sessionErrorMessage } from "./use-checkout.ts";

const sentence = "Too many requests. Try again in 12 minutes.";
const refusal = (code: string, extra: Record<string, unknown> = {}) =>
  orderErrorMessage({ code, error: sentence, message: sentence, ...extra });

test("names the minutes to wait after too many orders", () => {
  expect(refusal("TOO_MANY")).toBe(sentence);
});

test("names the new total", () => {
  expect(refusal("TOTAL_CHANGED", { totalAmount: 5650 })).toBe(
    "The total is now Rs.\u00A05,650. Check it and order again.",
  );
});

test("gives no message beside the button for field errors", () => {
  expect(refusal("INVALID")).toBe("");
});

test("names a changed user, and asks to log in after the session has ended", () => {
  const user = { id: "8", name: "Bilal", email: "", phone: "", address: "", role: "customer" };
  expect(sessionErrorMessage(user)).toContain("Bilal");
  expect(sessionErrorMessage(undefined)).toContain("log in again");
});
