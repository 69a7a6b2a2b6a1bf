import { expect, test } from "vitest";
import { timeOrderedId } from "./time-ordered-id.ts";

test("a time-ordered id is a UUID of version 7", () => {
  expect(timeOrderedId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("ids of later milliseconds sort later as text", () => {
  const moments = [0, 1, 255, 256, 1_700_000_000_000, 1_700_000_000_001, 2 ** 48 - 1];
  const ids = moments.map((moment) => timeOrderedId(moment));
  expect([...ids].sort()).toEqual(ids);
});

test("ids of one millisecond differ", () => {
  const ids = new Set(Array.from({ length: 1_000 }, () => timeOrderedId(42)));
  expect(ids.size).toBe(1_000);
});
