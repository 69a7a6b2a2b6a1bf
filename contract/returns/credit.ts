import { lineTotal } from "#contract/money/line-price.ts";

type Line = Parameters<typeof lineTotal>[0] & { id: string };

export type PaidGoods = {
  items: readonly Line[];
  /** Of all goods, with what was paid once for setting up an option. */
  subtotal: number;
  /** What was taken off the goods: the discount of a coupon, but not of the delivery, and what staff took off. */
  takenOff: number;
};

/**
 * Rupees that were paid for each line: its price less its share of what was taken off, by the place of the line in the order, so that
 * the shares of all lines come to the whole. What was paid once for setting up an option is in none.
 */
function paidFor({ items, subtotal, takenOff }: PaidGoods, id: string): number {
  const paid = Math.max(0, subtotal - takenOff);
  const upTo = (index: number) => {
    const goods = items.slice(0, index).reduce((sum, item) => sum + lineTotal(item), 0);
    return subtotal === 0 ? 0 : Math.floor((paid * goods) / subtotal);
  };
  const place = items.findIndex((item) => item.id === id);
  return place === -1 ? 0 : upTo(place + 1) - upTo(place);
}

/** Whole rupees; `before` came back already. However divided over the times, all pieces come to what was paid for the line. */
export function creditFor(
  order: PaidGoods,
  id: string,
  { before, pieces }: { before: number; pieces: number },
): number {
  const quantity = order.items.find((item) => item.id === id)?.quantity ?? 0;
  if (quantity === 0) return 0;
  const paid = paidFor(order, id);
  const upTo = (count: number) => Math.floor((paid * Math.min(count, quantity)) / quantity);
  return upTo(before + pieces) - upTo(before);
}
