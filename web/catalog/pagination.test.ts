import fc from "fast-check";
import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

function written(current: number, total: number): string {
  return pageNumbers(current, total)
    .map((number) => (number.kind === "gap" ? "…" : number.page))
    .join(" ");
}

test("shows every page of a short list", () => {
  expect(written(1, 1)).toBe("1");
  expect(written(2, 4)).toBe("1 2 3 4");
});

test("omits pages of a long list that are far from the current one", () => {
  expect(written(1, 20)).toBe("1 2 … 20");
  expect(written(10, 20)).toBe("1 … 9 10 11 … 20");
  expect(written(20, 20)).toBe("1 … 19 20");
});

test("never replaces a single page with a gap", () => {
  expect(written(4, 20)).toBe("1 2 3 4 5 … 20");
  expect(written(17, 20)).toBe("1 … 16 17 18 19 20");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (current, total) => {
      const numbers = pageNumbers(Math.min(current, total), total);
      for (const [index, number] of numbers.entries()) {
        const next = numbers[index + 1];
        if (number.kind === "gap")
          expect(next?.kind === "page" && next.page - number.after).toBeGreaterThan(2);
      }
    }),
  );
});

test("leads from a page past the end to existing pages", () => {
  expect(written(9, 3)).toBe("1 2 3");
});

test("has no pages for an empty list", () => {
  expect(written(1, 0)).toBe("");
});
