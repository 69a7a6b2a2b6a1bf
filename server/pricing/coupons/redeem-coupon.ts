import { type RawBuilder, sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

export type CouponUse = {
  couponId: string;
  email: string;
  phone: string;
  discount: number;
  total: number;
};
type Redemption = CouponUse & { subtotal: number };

/**
 * In SQL: counts a use of a coupon that is `allowed`, a condition on its row, with its customers. `isCounted` is false where that or the
 * limit of a customer stands against it; the transaction must then be rolled back. The coupon's row is locked from here to the commit,
 * so orders with one coupon are stored one after another. What else changes both rows has to take them in this order, or the two wait
 * for each other.
 */
export function countUse(param: Param<CouponUse>, allowed: RawBuilder<unknown>) {
  return sql<{ isCounted: boolean }>`
    with redeemed as (
      update coupons set used_count = used_count + 1, revenue = revenue + ${param("total")}::integer,
        discount_given = discount_given + ${param("discount")}::integer
      where id = ${param("couponId")}::uuid and ${allowed}
      returning id, customer_limit
    ), who as (
      select unnest(coupon_customers_of(${param("email")}::text, ${param("phone")}::text)) as customer
    ), noted as (
      insert into coupon_customers as customer (coupon_id, customer, used_count)
      select id, who.customer, 1 from redeemed, who order by who.customer
      on conflict (coupon_id, customer) do update set used_count = customer.used_count + 1
      where customer.used_count < coalesce((select customer_limit from redeemed), 2147483647)
      returning coupon_id
    )
    select exists (select from redeemed) and (select count(*) from noted) = (select count(*) from who) as "isCounted"`;
}

const redeem = namedQuery("redeem-coupon", (param: Param<Redemption>) =>
  countUse(
    param,
    sql`coupon_state(starts_at, ends_at, usage_limit, used_count) = 'live'
      and minimum_subtotal <= ${param("subtotal")}::integer`,
  ),
);

/**
 * Counts one use of a coupon and what its order brings, checked against its dates, its minimum (rupees) and both of its
 * limits as they are at this moment; that of a customer by mailbox and by phone (`coupon_customers_of` in the database). False when one of them stands against it; the transaction must then be rolled back.
 */
export async function redeemCoupon(transaction: Executor, redemption: Redemption): Promise<boolean> {
  const [row] = await redeem.run(transaction, redemption);
  return row?.isCounted === true;
}
