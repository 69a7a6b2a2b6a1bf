import type { LineItem } from "#contract/cart/line-item.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import { type OrderTotal, orderTotal } from "#contract/money/order-total.ts";
import type { FreshPrices } from "./use-fresh-prices.ts";

/** The lines in totals: those that can be ordered, possibly in a smaller quantity. */
export function countedLines(
  lines: readonly LineItem[],
  { unavailable }: Pick<FreshPrices, "unavailable">,
): readonly LineItem[] {
  return lines.filter(
    (line) => !unavailable.some(({ uniqueId, isGone }) => isGone && uniqueId === line.uniqueId),
  );
}

/** Total of counted lines in rupees; without delivery when there are none. */
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
