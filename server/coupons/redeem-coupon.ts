import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

type Redemption = {
  couponId: string;
  email: string;
  phone: string;
  subtotal: number;
  discount: number;
  total: number;
};

// The coupon's row is locked from here to the commit, so orders with one coupon are stored one after another. Who also
// changes both rows has to take them in this order, or the two wait for each other.
const redeem = namedQuery(
  "redeem-coupon",
  (param: Param<Redemption>) => sql<{ redeemed: boolean }>`
    with redeemed as (
      update coupons set used_count = used_count + 1, revenue = revenue + ${param("total")}::integer,
        discount_given = discount_given + ${param("discount")}::integer
      where id = ${param("couponId")}::uuid
        and coupon_state(starts_at, ends_at, usage_limit, used_count) = 'live'
        and minimum_subtotal <= ${param("subtotal")}::integer
      returning id, customer_limit
    )    , who as (
      select unnest(coupon_customers_of(${param("email")}::text, ${param("phone")}::text)) as customer
    ), noted as (
      insert into coupon_customers as customer (coupon_id, customer, used_count)
      select id, who.customer, 1 from redeemed, who order by who.customer
      on conflict (coupon_id, customer) do update set used_count = customer.used_count + 1
      where customer.used_count < coalesce((select customer_limit from redeemed), 2147483647)
      returning coupon_id
    )
    select exists (select from redeemed) and (select count(*) from noted) = (select count(*) from who) as redeemed`,
);

/**
 * Counts one use of a coupon and what its order brings, checked against its dates, its minimum (rupees) and both of its
 * limits as they are at this moment; that of a customer by mailbox and by phone (`coupon_customers_of` in the database). False when one of them stands against it; the transaction must then be rolled back.
 */
export async function redeemCoupon(transaction: Executor, redemption: Redemption): Promise<boolean> {
  const [row] = await redeem.run(transaction, redemption);
  return row?.redeemed === true;
}
