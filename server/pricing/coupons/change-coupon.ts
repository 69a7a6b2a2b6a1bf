import { sql } from "kysely";
import type pg from "pg";
import type { z } from "zod";
import type { createCoupon as contract, OfficeCoupon } from "#contract/orders/office-coupons.ts";
import { momentInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
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

const insert = namedQuery(
  "create-coupon",
  (param: Param<Row>) => sql<{ id: string }>`
    insert into coupons (id, code, kind, amount, maximum_discount, minimum_subtotal, starts_at, ends_at,
      usage_limit, customer_limit)
    values (${param("id")}, ${param("code")}, ${param("kind")}, ${param("amount")}, ${param("maximumDiscount")},
      ${param("minimumSubtotal")}, ${param("startsAt")}, ${param("endsAt")}, ${param("usageLimit")},
      ${param("customerLimit")})
    on conflict (code) do nothing returning id`,
);

const update = namedQuery(
  "update-coupon",
  (param: Param<Row>) => sql<{ id: string }>`
    update coupons set code = ${param("code")}, kind = ${param("kind")}, amount = ${param("amount")},
      maximum_discount = ${param("maximumDiscount")}, minimum_subtotal = ${param("minimumSubtotal")},
      starts_at = ${param("startsAt")}, ends_at = ${param("endsAt")}, usage_limit = ${param("usageLimit")},
      customer_limit = ${param("customerLimit")}
    where id = ${param("id")}::uuid
      and not exists (select from coupons other where other.code = ${param("code")} and other.id <> ${param("id")}::uuid)
    returning id`,
);

const setCategories = namedQuery(
  "set-coupon-categories",
  (param: Param<{ id: string; categoryIds: readonly string[] }>) => sql<Record<string, never>>`
    with wanted as (
      select unnest(${param("categoryIds")}::uuid[]) as category_id
    ), dropped as (
      delete from coupon_categories where coupon_id = ${param("id")}::uuid
        and category_id not in (select category_id from wanted)
    )
    insert into coupon_categories (coupon_id, category_id)
    select ${param("id")}::uuid, category_id from wanted on conflict do nothing`,
);

const end = namedQuery(
  "end-coupon",
  (param: Param<{ id: string }>) => sql<{ id: string }>`
    update coupons set ends_at = now() where id = ${param("id")}::uuid and coalesce(ends_at > now(), true)
    returning id`,
);

const lock = namedQuery(
  "lock-coupon",
  (param: Param<{ id: string }>) => sql<{ id: string }>`
    select id from coupons where id = ${param("id")}::uuid for update`,
);

export function createCoupon(office: StaffContext, fields: CouponFields): Promise<CouponChange> {
  return changing(office.pool, async (client) => {
    const id = timeOrderedId();
    const made = await insert.run(client, rowOf(id, fields));
    if (made.length === 0) return { outcome: "code-taken" };
    await setCategories.run(client, { id, categoryIds: fields.categoryIds });
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
    const saved = await update.run(client, rowOf(id, fields));
    if (saved.length === 0) return { outcome: "code-taken" };
    await setCategories.run(client, { id, categoryIds: fields.categoryIds });
    return { outcome: "saved", coupon: await finish(client, office, "coupon.update", id, before) };
  });
}

export function endCoupon(office: StaffContext, id: string): Promise<CouponChange> {
  return withCoupon(office, id, async (client, before) => {
    const ended = await end.run(client, { id });
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
    await lock.run(client, { id });
    const before = await readCoupon(client, id);
    return before ? change(client, before) : { outcome: "unknown" };
  });
}

async function finish(
  executor: Executor,
  { staff }: StaffContext,
  action: string,
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
