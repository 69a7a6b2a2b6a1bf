import { pageWeights } from "../bench/page-weight.ts";
import { expect, test } from "./support/shop-test.ts";

/** Bytes of JavaScript, compressed as sent, that a first visit may load before the shopper has done anything. */
const budgets: Record<string, number> = { "/": 125_000, "/products": 125_000 };
const anyPage = 150_000;
const fonts = 70_000;

test("no page loads more than its budget @once", async ({ baseURL }) => {
  for (const weight of await pageWeights(baseURL ?? "")) {
    expect
      .soft(weight.Script, `JavaScript of ${weight.page}`)
      .toBeLessThanOrEqual(budgets[weight.page] ?? anyPage);
    expect.soft(weight.Font, `fonts of ${weight.page}`).toBeLessThanOrEqual(fonts);
  }
});
