import type { LineItem } from "#contract/cart/line-item.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import { type OrderTotal, orderTotal } from "#contract/money/order-total.ts";
import type { FreshPrices } from "./use-fresh-prices.ts";

/** The lines that totals count: those that can be ordered, if need be in a smaller number. */
export function countedLines(
  lines: readonly LineItem[],
  { unavailable }: Pick<FreshPrices, "unavailable">,
): readonly LineItem[] {
  return lines.filter(
    (line) => !unavailable.some(({ uniqueId, isGone }) => isGone && uniqueId === line.uniqueId),
  );
}

/** What counted lines come to in rupees, without a delivery where nothing is to be delivered. */
export function totalOf(
  lines: readonly LineItem[],
  {
    charges,
    ...terms
  }: Pick<FreshPrices, "charges"> & Pick<Parameters<typeof orderTotal>[0], "discount" | "freeDeliveryFrom">,
): OrderTotal {
  const deliveryCharge = lines.length === 0 ? 0 : (charges?.delivery ?? 0);
  return orderTotal({ ...terms, subtotal: subtotalOf(lines), deliveryCharge });
}
