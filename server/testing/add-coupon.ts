import type { Insertable } from "kysely";
import type { Database } from "#database/connect.ts";
import type { CouponsTable } from "#database/schema/shop-tables.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

/** Of 500 rupees, from yesterday on, unless given otherwise; returns its id. */
export async function addCoupon(
  { kysely }: Database,
  coupon: { code: string } & Partial<Insertable<CouponsTable>>,
): Promise<string> {
  const id = timeOrderedId();
  const yesterday = new Date(Date.now() - 86_400_000);
  const defaults = { kind: "fixed", amount: 500, starts_at: yesterday } as const;
  await kysely
    .insertInto("coupons")
    .values({ id, ...defaults, ...coupon })
    .execute();
  return id;
}
