import { expect, test } from "vitest";
import { formatDay, formatFullDay, formatMoment, fromLocalField, toLocalField } from "./moments.ts";

const now = new Date("2026-11-21T08:00:00Z");

test("shows times of Karachi, also across midnight", () => {
  expect(formatMoment("2026-11-20T19:05:00.000Z", now)).toBe("21 Nov, 00:05");
});

test("shows the year when it is another one", () => {
  expect(formatDay("2025-03-02T10:00:00.000Z", now)).toBe("2 Mar 2025");
  expect(formatDay("2025-12-31T19:30:00.000Z", now)).toBe("1 Jan");
});

test("on paper a day has its year, this one's too", () => {
  expect(formatFullDay("2026-11-20T19:05:00.000Z")).toBe("21 Nov 2026");
});

test("a field for day and time shows the clocks of Karachi", () => {
  expect(toLocalField("2025-12-31T19:30:00.000Z")).toBe("2026-01-01T00:30");
  expect(fromLocalField("2026-01-01T00:30")).toBe("2025-12-31T19:30:00.000Z");
});

test("an empty field is no time", () => {
  expect(toLocalField(null)).toBe("");
  expect(fromLocalField("")).toBeNull();
});
