import { type Executor, read, readFirst, write } from "#database/query.ts";
import { undoEntry } from "../ledger/order-ledger.ts";
import { readMoney } from "../ledger/order-money.ts";
import { noteStep } from "./note-step.ts";
import { countSizeChange } from "./size-tally.ts";

/** The request that an order follows, with what was entered for it in both ledgers. */
type Followed = {
  id: string;
  orderId: string;
  pieces: number;
  product: string | null;
  before: string | false;
  after: string | false;
  /** Whole rupees that were paid for what came back and pay for the order that follows. */
  moved: number;
  received: string | null;
  refunded: string | null;
  returned: string | null;
};

/**
 * Locks the order of the request that an order follows, and reads the request; undefined where it follows none. To be
 * called with the following order locked and before anything else is, as those who settle a request lock its order
 * first of all.
 */
export async function lockFollowed(transaction: Executor, follow: string): Promise<Followed | undefined> {
  await read(transaction)`
    select from orders where id = (select order_id from aftercare_requests where follow_order_id = ${follow}::uuid)
    for no key update`;
  // The return was entered just before the payment that it makes.
  return await readFirst(transaction)<Followed>`
    select a.id, a.order_id as "orderId", a.pieces, i.product_id as product, i.line -> 'sizes' as before, f.line -> 'sizes' as after,
      coalesce(r.amount, 0) as moved, r.id::text as received, b.id::text as refunded,
      (select max(d.id)::text from order_ledger d
        where d.order_id = a.order_id and d.cause = 'returned' and d.amount = -b.amount and d.id < b.id) as returned
    from aftercare_requests a
      join order_items i on i.id = a.item_id
      join orders o on o.id = a.follow_order_id
      join lateral (select line from order_items where order_id = o.id order by position limit 1) f on true
      left join order_ledger r on r.order_id = o.id and r.kind = 'received' and r.how = 'exchange' and r.undoes is null
      left join order_ledger b on b.order_id = a.order_id and b.kind = 'refunded' and b.how = 'exchange' and b.undoes is null
        and b.reference = o.number
    where a.follow_order_id = ${follow}::uuid`;
}

type Cancelled = {
  followed: Followed;
  follow: string;
  /** As the history of the order that was cancelled has it. */
  actor: string;
  staffId: string | null;
};

/**
 * Opens a request again whose following order was cancelled: what was moved between the two ledgers goes back by the
 * opposite entries, so that the garment can be exchanged, altered or refunded once more. Where some of that has gone
 * back to the customer from the following order, by hand or through a gateway, the request stays settled: the rest is
 * owed by the cancelled order.
 */
export async function reopenRequest(
  transaction: Executor,
  { followed, follow, actor, staffId }: Cancelled,
): Promise<void> {
  const { id, orderId, moved, received, refunded, returned } = followed;
  if (moved > 0) {
    const locked = await readMoney(transaction, follow);
    if (!locked || locked.money.paid - locked.money.refundsUnderWay < moved) return;
    if (!received || !refunded || !returned) throw new Error("The ledgers do not say what was moved.");
    await undoEntry(transaction, { orderId: follow, entryId: received, staffId });
    await undoEntry(transaction, { orderId, entryId: refunded, staffId });
    await undoEntry(transaction, { orderId, entryId: returned, staffId });
  }
  await write(transaction)`
    update aftercare_requests set state = 'received', follow_order_id = null, alteration = null,
      settled = settled - ${moved}::integer
    where id = ${id}::uuid`;
  const { product, before, after, pieces } = followed;
  if (product && before && after)
    await countSizeChange(transaction, { product, before, after, pieces: -pieces });
  await noteStep(transaction, { orderId, request: id, step: "reopened", actor, said: "", email: "" });
}
