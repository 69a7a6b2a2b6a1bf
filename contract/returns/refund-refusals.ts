import { isSewnForOne, type LineForSomebody } from "#contract/cart/sewn-for-one.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import type { ReturnRules } from "./return-rules.ts";

export type LineToGiveBack = LineForSomebody & { price: number; sale_price: number };

/**
 * Why the shop neither exchanges nor takes back a garment, regardless of time; undefined where it does. Separate from
 * the other rules, because every product page shows it before the purchase.
 */
export function whyNotGivenBack(
  line: LineToGiveBack,
  { takesSewnForOne, takesSaleGoods }: Pick<ReturnRules, "takesSewnForOne" | "takesSaleGoods">,
): "sewn-for-one" | "on-sale" | undefined {
  if (!takesSewnForOne && isSewnForOne(line)) return "sewn-for-one";
  return !takesSaleGoods && garmentPrice(line) < line.price ? "on-sale" : undefined;
}
