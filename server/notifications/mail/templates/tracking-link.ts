import { type LanguageTag, prefixOf } from "#contract/languages.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";

/**
 * The page of an order in the reader's language. The number stands behind the #, which browsers do not send: the number
 * gives access to the order.
 */
export function trackingLink(
  { origin, language }: { origin: string; language: LanguageTag },
  order: Pick<StoredOrder, "OrderID">,
): string {
  return `${origin}${prefixOf(language)}/order-track#${order.OrderID}`;
}
