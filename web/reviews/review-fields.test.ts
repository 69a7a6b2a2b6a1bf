import { expect, test } from "vitest";
import { roomLeft } from "./review-fields.tsx";

test("counts a review's characters only near its limit", () => {
  expect(roomLeft("")).toBeUndefined();
  expect(roomLeft("a".repeat(1799))).toBeUndefined();
  expect(roomLeft("a".repeat(1800))).toBe("200 characters left");
  expect(roomLeft("a".repeat(1999))).toBe("1 character left");
  expect(roomLeft("a".repeat(2000))).toBe("0 characters left");
});

test("reports the excess of a too long review, not counting surrounding blanks", () => {
  expect(roomLeft("a".repeat(2001))).toBe("1 character too many");
  expect(roomLeft(`${"a".repeat(2000)}\n\n `)).toBe("0 characters left");
});
