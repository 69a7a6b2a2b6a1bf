import type pg from "pg";
import type { z } from "zod";
import type { createCoupon as contract, OfficeCoupon } from "#contract/orders/office-coupons.ts";
import { momentInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, read, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import type { AuditAction } from "#server/staff/audit-sentences.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { readCoupon } from "./office-coupons.ts";

export type CouponFields = z.output<typeof contract.body>;

export type CouponChange =
  | { outcome: "saved"; coupon: OfficeCoupon }
  | { outcome: "unknown" | "code-taken" | "category-missing" }
  | { outcome: "used-more-often"; usedCount: number }
  | { outcome: "changed-since"; version: string };

type Row = Omit<CouponFields, "startsAt" | "endsAt" | "categoryIds"> & {
  id: string;
  startsAt: Date;
  endsAt: Date | null;
};

const insert = (executor: Executor, row: Row) => write(executor)<{ id: string }>`
  insert into coupons (id, code, kind, amount, maximum_discount, minimum_subtotal, starts_at, ends_at,
    usage_limit, customer_limit)
  values (${row.id}, ${row.code}, ${row.kind}, ${row.amount}, ${row.maximumDiscount},
    ${row.minimumSubtotal}, ${row.startsAt}, ${row.endsAt}, ${row.usageLimit},
    ${row.customerLimit})
  on conflict (code) do nothing returning id`;

const update = (executor: Executor, row: Row) => write(executor)<{ id: string }>`
  update coupons set code = ${row.code}, kind = ${row.kind}, amount = ${row.amount},
    maximum_discount = ${row.maximumDiscount}, minimum_subtotal = ${row.minimumSubtotal},
    starts_at = ${row.startsAt}, ends_at = ${row.endsAt}, usage_limit = ${row.usageLimit},
    customer_limit = ${row.customerLimit}
  where id = ${row.id}::uuid
    and not exists (select from coupons other where other.code = ${row.code} and other.id <> ${row.id}::uuid)
  returning id`;

function setCategories(executor: Executor, categoryIds: readonly string[], id: string) {
  return write(executor)`
    with wanted as (
      select unnest(${categoryIds}::uuid[]) as category_id
    ), dropped as (
      delete from coupon_categories where coupon_id = ${id}::uuid
        and category_id not in (select category_id from wanted)
    )
    insert into coupon_categories (coupon_id, category_id)
    select ${id}::uuid, category_id from wanted on conflict do nothing`;
}

const end = (executor: Executor, values: { id: string }) => write(executor)<{ id: string }>`
  update coupons set ends_at = now() where id = ${values.id}::uuid and coalesce(ends_at > now(), true)
  returning id`;

export function createCoupon(office: StaffContext, fields: CouponFields): Promise<CouponChange> {
  return changing(office.pool, async (client) => {
    const id = timeOrderedId();
    const made = await insert(client, rowOf(id, fields));
    if (made.length === 0) return { outcome: "code-taken" };
    await setCategories(client, fields.categoryIds, id);
    return { outcome: "saved", coupon: await finish(client, office, "coupon.create", id, undefined) };
  });
}

export function updateCoupon(
  office: StaffContext,
  { id, version, ...fields }: CouponFields & Pick<OfficeCoupon, "id" | "version">,
): Promise<CouponChange> {
  return withCoupon(office, id, async (client, before) => {
    if (before.version !== version) return { outcome: "changed-since", version: before.version };
    if (fields.usageLimit !== null && fields.usageLimit < before.usedCount) {
      return { outcome: "used-more-often", usedCount: before.usedCount };
    }
    const saved = await update(client, rowOf(id, fields));
    if (saved.length === 0) return { outcome: "code-taken" };
    await setCategories(client, fields.categoryIds, id);
    return { outcome: "saved", coupon: await finish(client, office, "coupon.update", id, before) };
  });
}

export function endCoupon(office: StaffContext, id: string): Promise<CouponChange> {
  return withCoupon(office, id, async (client, before) => {
    const ended = await end(client, { id });
    if (ended.length === 0) return { outcome: "saved", coupon: before };
    return { outcome: "saved", coupon: await finish(client, office, "coupon.end", id, before) };
  });
}

async function changing(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<CouponChange>,
): Promise<CouponChange> {
  try {
    return await withTransaction<CouponChange>(pool, work);
  } catch (error) {
    if (violatedConstraint(error) !== "coupon_categories_category_id_fkey") throw error;
    return { outcome: "category-missing" };
  }
}

async function withCoupon(
  { pool }: StaffContext,
  id: string,
  change: (client: pg.PoolClient, before: OfficeCoupon) => Promise<CouponChange>,
): Promise<CouponChange> {
  if (!isUuid(id)) return { outcome: "unknown" };
  return changing(pool, async (client) => {
    await read(client)<{ id: string }>`select id from coupons where id = ${id}::uuid for update`;
    const before = await readCoupon(client, id);
    return before ? change(client, before) : { outcome: "unknown" };
  });
}

async function finish(
  executor: Executor,
  { staff }: StaffContext,
  action: AuditAction,
  id: string,
  before: OfficeCoupon | undefined,
): Promise<OfficeCoupon> {
  const after = await readCoupon(executor, id);
  if (!after) throw new Error("A coupon was gone once it was saved.");
  const subject = { kind: "coupon", id };
  await recordChange(executor, {
    staff,
    action,
    subject,
    before: before ? facts(before) : null,
    after: facts(after),
  });
  return after;
}

function facts({
  id: _id,
  version: _version,
  state: _state,
  usedCount: _used,
  orders: _orders,
  ...rest
}: OfficeCoupon) {
  const { revenue: _revenue, discount: _discount, ...terms } = rest;
  return terms;
}

function rowOf(id: string, { startsAt, endsAt, categoryIds: _, ...fields }: CouponFields): Row {
  const terms = fields.kind === "free-delivery" ? { ...fields, amount: 0, maximumDiscount: null } : fields;
  const end = endsAt === null ? null : momentInKarachi(endsAt);
  return { id, ...terms, startsAt: momentInKarachi(startsAt), endsAt: end };
}
