import { type RawBuilder, sql } from "kysely";
import { type Executor, writeFirst } from "#database/query.ts";

export type CouponUse = {
  couponId: string;
  email: string;
  phone: string;
  discount: number;
  total: number;
};

/**
 * Counts a use of a coupon that is `allowed`, a condition on its row, with its customers. False where that or the
 * limit of a customer stands against it; the transaction must then be rolled back. The coupon's row is locked from
 * here to the commit, so orders with one coupon are stored one after another. Other changes of both rows have to lock
 * them in this order, or the two wait for each other.
 */
export async function countUse(
  transaction: Executor,
  use: CouponUse,
  allowed: RawBuilder<unknown>,
): Promise<boolean> {
  const counted = await writeFirst(transaction)<{ isCounted: boolean }>`
    with redeemed as (
      update coupons set used_count = used_count + 1, revenue = revenue + ${use.total}::integer,
        discount_given = discount_given + ${use.discount}::integer
      where id = ${use.couponId}::uuid and ${allowed}
      returning id, customer_limit
    ), who as (
      select unnest(coupon_customers_of(${use.email}::text, ${use.phone}::text)) as customer
    ), noted as (
      insert into coupon_customers as customer (coupon_id, customer, used_count)
      select id, who.customer, 1 from redeemed, who order by who.customer
      on conflict (coupon_id, customer) do update set used_count = customer.used_count + 1
      where customer.used_count < coalesce((select customer_limit from redeemed), 2147483647)
      returning coupon_id
    )
    select exists (select from redeemed) and (select count(*) from noted) = (select count(*) from who) as "isCounted"`;
  return counted?.isCounted === true;
}

/**
 * Counts one use of a coupon and what its order brings, checked against its dates, its minimum (rupees) and both of its
 * limits as they are at this moment; that of a customer by mailbox and by phone (`coupon_customers_of` in the
 * database). False when one of them stands against it; the transaction must then be rolled back.
 */
export function redeemCoupon(
  transaction: Executor,
  { subtotal, ...use }: CouponUse & { subtotal: number },
): Promise<boolean> {
  const isLive = sql`coupon_state(starts_at, ends_at, usage_limit, used_count) = 'live'
    and minimum_subtotal <= ${subtotal}::integer`;
  return countUse(transaction, use, isLive);
}
