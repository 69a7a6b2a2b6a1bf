import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

type Redemption = {
  couponId: string;
  email: string;
  /** Rupees of the order. */
  subtotal: number;
  discount: number;
  total: number;
};

// The coupon's row is locked from here to the commit, so orders with one coupon are stored one after another. Who also
// changes both rows has to take them in this order, or the two wait for each other.
const redeem = namedQuery(
  "redeem-coupon",
  (param: Param<Redemption>) => sql<{ coupon_id: string }>`
    with redeemed as (
      update coupons set used_count = used_count + 1, revenue = revenue + ${param("total")}::integer,
        discount_given = discount_given + ${param("discount")}::integer
      where id = ${param("couponId")}::uuid
        and starts_at <= now() and (ends_at is null or now() < ends_at)
        and (usage_limit is null or used_count < usage_limit)
        and minimum_subtotal <= ${param("subtotal")}::integer
      returning id, customer_limit
    )
    insert into coupon_customers as customer (coupon_id, customer, used_count)
    select id, lower(${param("email")}::text), 1 from redeemed
    on conflict (coupon_id, customer) do update set used_count = customer.used_count + 1
    where customer.used_count < coalesce((select customer_limit from redeemed), 2147483647)
    returning coupon_id`,
);

/**
 * Counts one use of a coupon and what its order brings, checked against its dates, its minimum (rupees) and both of its
 * limits as they are at this moment. False when one of them stands against it; the transaction must then be rolled back.
 */
export async function redeemCoupon(transaction: Executor, redemption: Redemption): Promise<boolean> {
  const rows = await redeem.run(transaction, redemption);
  return rows.length === 1;
}
