import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

export type OrderProof = { isConfirmed: boolean; isReleased: boolean };

const selectProof = namedQuery(
  "read-proof-of-order",
  (param: Param<{ orderId: string }>) => sql<OrderProof>`
    select confirmed_at is not null as "isConfirmed", released_at is not null as "isReleased"
    from orders where id = ${param("orderId")}::uuid`,
);

/** Whether an order is confirmed, and whether it has given its pieces and its coupon back because it was not. */
export async function readProof(executor: Executor, orderId: string): Promise<OrderProof> {
  const [proof] = await selectProof.run(executor, { orderId });
  return proof ?? { isConfirmed: false, isReleased: false };
}
