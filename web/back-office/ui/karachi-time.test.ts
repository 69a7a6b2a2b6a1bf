import { expect, test } from "vitest";
import { fromLocalField, toLocalField } from "./karachi-time.ts";

test("a time is typed and read as it is in Karachi", () => {
  expect(toLocalField("2026-11-30T20:30:00.000Z")).toBe("2026-12-01T01:30");
  expect(fromLocalField("2026-12-01T01:30")).toBe("2026-11-30T20:30:00.000Z");
});

test("an empty field is no time", () => {
  expect(toLocalField(null)).toBe("");
  expect(fromLocalField("")).toBeNull();
});
