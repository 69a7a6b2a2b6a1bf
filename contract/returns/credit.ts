import { lineTotal } from "#contract/money/line-price.ts";

type Line = Parameters<typeof lineTotal>[0] & { id: string };

export type PaidGoods = {
  items: readonly Line[];
  /** Of all goods, with one-off setup charges of options. */
  subtotal: number;
  /** Reductions of the goods: the coupon's discount, but not of the delivery, and those of staff. */
  takenOff: number;
};

/**
 * Rupees paid for each line: its price less its share of reductions, rounded by the line's place in the order so that
 * shares sum to the whole. Excludes one-off setup charges.
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

/** Credit in whole rupees; `before` pieces are credited already. Partial returns sum to what was paid for the line. */
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
