import { expect, test } from "vitest";
import {
  formatAge,
  formatDay,
  formatFullDay,
  formatMoment,
  fromLocalField,
  toLocalField,
} from "./moments.ts";

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

test.each([
  ["2026-11-27T11:59:40.000Z", "0 minutes"],
  ["2026-11-27T11:59:00.000Z", "1 minute"],
  ["2026-11-27T11:00:00.000Z", "1 hour"],
  ["2026-11-25T12:30:00.000Z", "1 day"],
  ["2026-11-20T12:00:00.000Z", "7 days"],
  ["2026-11-27T13:00:00.000Z", "0 minutes"],
])("%s is %s ago", (at, age) => {
  expect(formatAge(at, new Date("2026-11-27T12:00:00.000Z"))).toBe(age);
});
