import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

export type Redeemed = {
  couponId: string;
  email: string;
  phone: string;
  total: number;
  discount: number;
};

type Use = Pick<Redeemed, "couponId" | "email" | "phone">;

type Move = { couponId: string; uses: number; total: number; discount: number };

const moveSums = namedQuery(
  "move-coupon-sums",
  (param: Param<Move>) => sql<object>`
    update coupons set used_count = used_count - ${param("uses")}::integer,
      revenue = revenue + ${param("total")}::integer, discount_given = discount_given + ${param("discount")}::integer
    where id = ${param("couponId")}::uuid`,
);

const forgetUse = namedQuery(
  "forget-coupon-use",
  (param: Param<Use>) => sql<object>`
    update coupon_customers set used_count = used_count - 1
    where coupon_id = ${param("couponId")}::uuid 
      and customer = any (coupon_customers_of(${param("email")}::text, ${param("phone")}::text)) and used_count > 0`,
);

const noteUse = namedQuery(
  "note-coupon-use",
  (param: Param<Use>) => sql<object>`
    insert into coupon_customers as c (coupon_id, customer, used_count)
    select ${param("couponId")}::uuid, unnest(coupon_customers_of(${param("email")}::text, ${param("phone")}::text)), 1
    on conflict (coupon_id, customer) do update set used_count = c.used_count + 1`,
);

/**
 * Puts right what a coupon is known to have brought after its order was edited: other sums, another customer, or, where
 * `after` is undefined, no use at all. The coupon's row comes before the customer's, as in a redemption.
 */
export async function moveRedemption(
  transaction: Executor,
  before: Redeemed,
  after: Redeemed | undefined,
): Promise<void> {
  const { couponId, email, phone } = before;
  await moveSums.run(transaction, {
    couponId,
    uses: after ? 0 : 1,
    total: (after?.total ?? 0) - before.total,
    discount: (after?.discount ?? 0) - before.discount,
  });
  if (after?.email === email && after.phone === phone) return;
  await forgetUse.run(transaction, { couponId, email, phone });
  if (after) await noteUse.run(transaction, { couponId, email: after.email, phone: after.phone });
}
