import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

/** One use of a coupon by one order. Rupees. */
export type Redeemed = {
  couponId: string;
  /** As `couponCustomer` gives it. */
  customer: string;
  total: number;
  discount: number;
};

/** Whose use of a coupon counts: the e-mail address, or the phone of who has none. */
export function couponCustomer({ email, phone }: { email: string; phone: string }): string {
  return email === "" ? phone : email.toLowerCase();
}

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
  (param: Param<{ couponId: string; customer: string }>) => sql<object>`
    update coupon_customers set used_count = used_count - 1
    where coupon_id = ${param("couponId")}::uuid and customer = ${param("customer")}::text and used_count > 0`,
);

const noteUse = namedQuery(
  "note-coupon-use",
  (param: Param<{ couponId: string; customer: string }>) => sql<object>`
    insert into coupon_customers as c (coupon_id, customer, used_count)
    values (${param("couponId")}::uuid, ${param("customer")}::text, 1)
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
  const { couponId, customer } = before;
  await moveSums.run(transaction, {
    couponId,
    uses: after ? 0 : 1,
    total: (after?.total ?? 0) - before.total,
    discount: (after?.discount ?? 0) - before.discount,
  });
  if (after?.customer === customer) return;
  await forgetUse.run(transaction, { couponId, customer });
  if (after) await noteUse.run(transaction, after);
}
