import { expect, test } from "vitest";
import { formatOrderDate, formatOrderTime } from "./order-dates.ts";

test("shows times of Pakistan, five hours ahead of UTC", () => {
  expect(formatOrderDate("2026-11-21T18:59:00.000Z")).toBe("21/11/2026");
  expect(formatOrderDate("2026-11-21T19:00:00.000Z")).toBe("22/11/2026");
  expect(formatOrderTime("2026-11-21T10:05:00.000Z")).toBe("21 Nov, 3:05 pm");
});
