import { isSewnForOne, type LineForSomebody } from "#contract/cart/sewn-for-one.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import type { ReturnRules } from "./return-rules.ts";

export type LineToGiveBack = LineForSomebody & { price: number; sale_price: number };

/**
 * Why the shop does not exchange a garment or take it back, in time or not; undefined where it does. Apart from the other rules, because
 * every product page says it before anything is bought.
 */
export function whyNotGivenBack(
  line: LineToGiveBack,
  { takesSewnForOne, takesSaleGoods }: Pick<ReturnRules, "takesSewnForOne" | "takesSaleGoods">,
): "sewn-for-one" | "on-sale" | undefined {
  if (!takesSewnForOne && isSewnForOne(line)) return "sewn-for-one";
  return !takesSaleGoods && garmentPrice(line) < line.price ? "on-sale" : undefined;
}
