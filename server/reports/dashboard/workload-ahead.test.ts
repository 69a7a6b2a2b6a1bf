import { expect, test } from "vitest";
import { defaultDeliveryRules } from "#contract/delivery/delivery-rules.ts";
import { dayNumber } from "#contract/values/karachi-time.ts";
import { workloadAhead } from "./workload-ahead.ts";

// A Friday; no work on Sundays, nor on the holiday.
const today = dayNumber("2026-11-27");
const rules = () => ({
  ...defaultDeliveryRules,
  workdays: [1, 2, 3, 4, 5, 6],
  holidays: [{ from: "2026-12-01", to: "2026-12-01", name: "Fair" }],
  piecesPerDay: 10,
});

const ahead = (promised: Record<string, number>) =>
  workloadAhead(
    {
      rules,
      promised: async () => new Map(Object.entries(promised).map(([day, work]) => [dayNumber(day), work])),
    },
    today,
  );

test("omits days off, and lists empty workdays", async () => {
  const days = await ahead({});
  expect(days.map(({ day }) => day.slice(5))).toEqual([
    "11-27",
    "11-28",
    "11-30",
    "12-02",
    "12-03",
    "12-04",
    "12-05",
    "12-07",
    "12-08",
    "12-09",
    "12-10",
  ]);
  expect(days.every(({ pieces, capacity, isTooMuch }) => pieces === 0 && capacity === 10 && !isTooMuch)).toBe(
    true,
  );
});

test("moves work above a day's capacity before it, and reports work that cannot be done in time", async () => {
  const days = await ahead({ "2026-11-25": 4, "2026-11-28": 12, "2026-11-30": 18 });
  expect(days.slice(0, 5)).toMatchObject([
    { pieces: 10, isTooMuch: false },
    { pieces: 10, isTooMuch: false },
    { pieces: 10, isTooMuch: true },
    { day: "2026-12-02", pieces: 4, isTooMuch: false },
    { pieces: 0, isTooMuch: false },
  ]);
});

test("lists work due on a new holiday", async () => {
  expect((await ahead({ "2026-12-01": 3 })).find(({ day }) => day === "2026-12-01")).toEqual({
    day: "2026-12-01",
    pieces: 0,
    capacity: 0,
    isTooMuch: false,
  });
});
