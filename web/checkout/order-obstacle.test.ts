import { expect, test } from "vitest";
import { obstacleOf, sessionObstacle } from "./order-obstacle.ts";

const sentence = "Too many requests. Try again in 12 minutes.";
const refusal = (code: string, extra: Record<string, unknown> = {}) =>
  obstacleOf({ code, error: sentence, message: sentence, ...extra });

test("too many orders say in how many minutes to try again", () => {
  expect(refusal("TOO_MANY")).toBe(sentence);
});

test("a changed total names the new one", () => {
  expect(refusal("TOTAL_CHANGED", { totalAmount: 5650 })).toBe(
    "The total is now Rs. 5,650. Check it and order again.",
  );
});

test("errors of fields stand beside the fields alone", () => {
  expect(refusal("INVALID")).toBe("");
});

test("who is somebody else now is named, who is nobody any more may log in again", () => {
  const user = { id: "8", name: "Bilal", email: "", phone: "", address: "", role: "customer" };
  expect(sessionObstacle(user)).toContain("Bilal");
  expect(sessionObstacle(undefined)).toContain("log in again");
});
