import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

type Use = {
  couponId: string;
  email: string;
  phone: string;
  discount: number;
  total: number;
};

// The coupon's row comes before the customer's, as in a redemption.
const take = namedQuery(
  "take-coupon-again",
  (param: Param<Use>) => sql<{ taken: boolean }>`
    with redeemed as (
      update coupons set used_count = used_count + 1, revenue = revenue + ${param("total")}::integer,
        discount_given = discount_given + ${param("discount")}::integer
      where id = ${param("couponId")}::uuid and coalesce(used_count < usage_limit, true)
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
    select exists (select from redeemed) and (select count(*) from noted) = (select count(*) from who) as taken`,
);

/**
 * Counts the use of a coupon that an order had given back. It was given for that order already, so its dates and its minimum count no
 * more; false where others have used it up meanwhile, and the transaction must then be rolled back.
 */
export async function takeCouponAgain(transaction: Executor, use: Use): Promise<boolean> {
  const { couponId, email, phone, discount, total } = use;
  const [row] = await take.run(transaction, { couponId, email, phone, discount, total });
  return row?.taken === true;
}
