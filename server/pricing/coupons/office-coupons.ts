import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { CouponKind } from "#contract/money/coupon-discount.ts";
import type { CouponState, listCoupons as contract, OfficeCoupon } from "#contract/orders/office-coupons.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";
import { beginning, listNewestFirst } from "#server/platform/queries/newest-first.ts";
import { versionOf } from "#server/platform/queries/version-of.ts";

type Row = {
  id: string;
  code: string;
  kind: CouponKind;
  amount: number;
  maximum_discount: number | null;
  minimum_subtotal: number;
  usage_limit: number | null;
  customer_limit: number | null;
  used_count: number;
  starts_at: Date;
  ends_at: Date | null;
  state: CouponState;
  categories: OfficeCoupon["categories"];
  revenue: number;
  discount_given: number;
};

const state = sql`coupon_state(c.starts_at, c.ends_at, c.usage_limit, c.used_count)`;

const columns = sql`c.id, c.code, c.kind, c.amount, c.maximum_discount, c.minimum_subtotal, c.usage_limit,
  c.customer_limit, c.used_count, c.starts_at, c.ends_at, ${state} as state, c.revenue, c.discount_given,
  (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) order by k.position, k.id), '[]')
    from coupon_categories o join categories k on k.id = o.category_id where o.coupon_id = c.id) as categories`;

export function listCoupons(
  database: Pick<Database, "kysely">,
  { q, state: asked, after }: z.output<typeof contract.query>,
): Promise<{ items: OfficeCoupon[]; next: string | null }> {
  const conditions: RawBuilder<unknown>[] = [];
  if (q) conditions.push(sql`c.code like upper(${beginning(q)}::text)`);
  if (asked) conditions.push(sql`${state} = ${asked}`);
  return listNewestFirst(database, { table: "coupons", as: "c", columns, conditions, after, toItem });
}

export async function readCoupon(executor: Executor, id: string): Promise<OfficeCoupon | undefined> {
  return (await read(executor)<Row>`select ${columns} from coupons c where c.id = ${id}::uuid`).map(
    toItem,
  )[0];
}

function toItem(row: Row): OfficeCoupon {
  const terms = {
    code: row.code,
    kind: row.kind,
    amount: row.amount,
    maximumDiscount: row.maximum_discount,
    minimumSubtotal: row.minimum_subtotal,
    usageLimit: row.usage_limit,
    customerLimit: row.customer_limit,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    categories: row.categories,
  };
  return {
    id: row.id,
    version: versionOf(terms),
    ...terms,
    state: row.state,
    usedCount: row.used_count,
    orders: row.used_count,
    revenue: row.revenue,
    discount: row.discount_given,
  };
}
