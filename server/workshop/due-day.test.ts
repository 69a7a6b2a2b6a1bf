import { expect, test } from "vitest";
import { dueDay, overdueBefore } from "./due-day.ts";

const inKarachi = (time: string) => new Date(`${time}+05:00`);

test("an order is due seven working days after the day it came, Sundays not counted", () => {
  // 21 November 2026 is a Saturday.
  expect(dueDay(inKarachi("2026-11-20T23:59:59"), 7)).toBe("2026-11-28");
  expect(dueDay(inKarachi("2026-11-21T00:00:00"), 7)).toBe("2026-11-30");
  expect(dueDay(inKarachi("2026-11-22T12:00:00"), 7)).toBe("2026-11-30");
  expect(dueDay(inKarachi("2026-11-23T12:00:00"), 1)).toBe("2026-11-24");
  expect(dueDay(inKarachi("2026-11-23T12:00:00"), 0)).toBe("2026-11-23");
});

test("exactly the orders before a moment are overdue, whatever the weekday and the setting", () => {
  for (const workingDays of [0, 1, 2, 7, 30]) {
    for (let day = 1; day <= 14; day += 1) {
      const now = inKarachi(`2026-11-${String(day).padStart(2, "0")}T09:00:00`);
      const today = now.toISOString().slice(0, 10);
      const limit = overdueBefore(now, workingDays);
      expect(dueDay(limit, workingDays) >= today).toBe(true);
      expect(dueDay(new Date(limit.getTime() - 1), workingDays) < today).toBe(true);
    }
  }
});
