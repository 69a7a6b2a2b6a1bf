import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { type CouponUse, countUse } from "./redeem-coupon.ts";

const take = namedQuery("take-coupon-again", (param: Param<CouponUse>) =>
  countUse(param, sql`coalesce(used_count < usage_limit, true)`),
);

/**
 * Counts the use of a coupon that an order had given back. It was given for that order already, so its dates and its minimum count no
 * more; false where others have used it up meanwhile, and the transaction must then be rolled back.
 */
export async function takeCouponAgain(transaction: Executor, use: CouponUse): Promise<boolean> {
  const { couponId, email, phone, discount, total } = use;
  const [row] = await take.run(transaction, { couponId, email, phone, discount, total });
  return row?.isCounted === true;
}
