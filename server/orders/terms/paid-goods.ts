import { lineTotal } from "#contract/money/line-price.ts";
import type { PaidGoods } from "#contract/returns/credit.ts";
import { type Executor, read } from "#database/query.ts";
import { pieceSums } from "../pieces/piece-sums.ts";
import type { StoredOrder } from "../reading/read-orders.ts";
import { readTerms } from "./read-terms.ts";

/**
 * The basis of `creditFor`: the goods of an order that its customer has taken or may still get, and the discounts on
 * them.
 */
export async function readPaidGoods(executor: Executor, order: StoredOrder): Promise<PaidGoods> {
  const terms = await readTerms(executor, order.id);
  const ofGoods = terms?.coupon?.kind === "free-delivery" ? 0 : order.discount;
  const notTaken = await read(executor)<{ item: string; pieces: number }>`
    select i.id as item, pieces.not_taken as pieces from order_items i cross join ${pieceSums}
    where i.order_id = ${order.id}::uuid`;
  const notTakenOf = (id: string) => notTaken.find((row) => row.item === id)?.pieces ?? 0;
  const items = order.items.map((line) => ({ ...line, quantity: line.quantity - notTakenOf(line.id) }));
  // Pieces returned in a parcel or cancelled were deducted from the order then.
  const offBefore = order.items.reduce(
    (sum, line) => sum + lineTotal({ ...line, quantity: notTakenOf(line.id) }),
    0,
  );
  const takenOff = Math.max(0, ofGoods + order.reduction - offBefore);
  return { items, subtotal: order.subtotal - offBefore, takenOff };
}
