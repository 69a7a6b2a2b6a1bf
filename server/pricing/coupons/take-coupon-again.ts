import { sql } from "kysely";
import type { Executor } from "#database/query.ts";
import { type CouponUse, countUse } from "./redeem-coupon.ts";

/**
 * Counts the use of a coupon that an order had given back. It was given for that order already, so its dates and its
 * minimum count no more; false where others have used it up meanwhile, and the transaction must then be rolled back.
 */
export function takeCouponAgain(transaction: Executor, use: CouponUse): Promise<boolean> {
  return countUse(transaction, use, sql`coalesce(used_count < usage_limit, true)`);
}
