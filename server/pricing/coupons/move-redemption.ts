import { type Executor, write } from "#database/query.ts";

export type Redeemed = {
  couponId: string;
  email: string;
  phone: string;
  total: number;
  discount: number;
};

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
  await write(transaction)`
    update coupons set used_count = used_count - ${after ? 0 : 1}::integer,
      revenue = revenue + ${(after?.total ?? 0) - before.total}::integer, discount_given = discount_given + ${(after?.discount ?? 0) - before.discount}::integer
    where id = ${couponId}::uuid`;
  if (after?.email === email && after.phone === phone) return;
  await write(transaction)`
    update coupon_customers set used_count = used_count - 1
    where coupon_id = ${couponId}::uuid 
      and customer = any (coupon_customers_of(${email}::text, ${phone}::text)) and used_count > 0`;
  if (after) {
    await write(transaction)`
      insert into coupon_customers as c (coupon_id, customer, used_count)
      select ${couponId}::uuid, unnest(coupon_customers_of(${after.email}::text, ${after.phone}::text)), 1
      on conflict (coupon_id, customer) do update set used_count = c.used_count + 1`;
  }
}
