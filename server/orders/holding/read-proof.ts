import { type Executor, readFirst } from "#database/query.ts";
import { isUnconfirmed } from "../actions/awaits-confirmation.ts";

export type OrderProof = { isAwaited: boolean; isReleased: boolean };

/**
 * Whether a word of its customer, or the money that says the same, is awaited about an order, and whether it has given
 * its pieces and its coupon back because it was not.
 */
export async function readProof(executor: Executor, orderId: string): Promise<OrderProof> {
  const proof = await readFirst(executor)<OrderProof>`
    select ${isUnconfirmed} as "isAwaited", o.released_at is not null as "isReleased"
    from orders o where o.id = ${orderId}::uuid`;
  return proof ?? { isAwaited: false, isReleased: false };
}
