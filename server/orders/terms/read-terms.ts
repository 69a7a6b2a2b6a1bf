import { sql } from "kysely";
import { type Charges, chargesByPosition } from "#contract/options/charges.ts";
import { type SalesTaxRate, salesTaxOn } from "#contract/settings/sales-tax.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, readFirst } from "#database/query.ts";
import type { GivenCoupon } from "#server/pricing/coupons/coupon-rules.ts";
import type { OrderTerms } from "./order-terms.ts";

type ChargeThen = { amount: number; is_per_part: boolean; second_line: number };

type Row = {
  terms: OrderTerms | null;
  createdAt: Date;
  delivery: number;
  /** Of these the charge for the way is what the order says, also where the shop pays it. */
  follows: boolean;
  settings: { freeDeliveryFrom?: number; salesTaxRates?: SalesTaxRate[] } | null;
  charges: ChargeThen[] | null;
  coupon: GivenCoupon | null;
};

/**
 * A thing as it was when an order `o` was placed: each fact before the first change of it since then. For an order
 * from before terms were stored, the log of changes is all there is.
 */
const then = (now: ReturnType<typeof sql>, kind: string, id: ReturnType<typeof sql>) => sql`
  ${now} || coalesce((select jsonb_object_agg(fact.key, fact.value order by a.id desc)
    from audit_log a cross join jsonb_each(a.before) fact
    where a.subject_kind = ${sql.lit(kind)} and a.subject_id = ${id} and a.at > o.created_at), '{}')`;

const settingsNow = sql`(select coalesce(jsonb_object_agg(s.name, s.value), '{}') from settings s
  where s.name in ('freeDeliveryFrom', 'salesTaxRates'))`;

const couponNow = sql`jsonb_build_object('kind', k.kind, 'amount', k.amount, 'maximumDiscount', k.maximum_discount,
  'minimumSubtotal', k.minimum_subtotal, 'categories', (
    select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'urdu', c.name_ur)), '[]')
    from coupon_categories x join categories c on c.id = x.category_id where x.coupon_id = k.id))`;

/**
 * The terms of an order (docs/decisions/088-order-terms-snapshot.md). Every calculation for an existing order, in
 * edits, returns, exchanges, invoices, uses these and not today's terms. Undefined for an order that does not exist.
 */
export async function readTerms(executor: Executor, orderId: string): Promise<OrderTerms | undefined> {
  const row = await readFirst(executor)<Row>`
    select o.terms, o.created_at as "createdAt", o.delivery,
      exists (select from aftercare_requests a where a.follow_order_id = o.id) as follows,
      case when o.terms is null then ${then(settingsNow, "settings", sql`'shop'`)} end as settings,
      case when o.terms is null then (
        select jsonb_agg(${then(sql`to_jsonb(c)`, "charge", sql`c.id::text`)} order by c.position) from charges c) end as charges,
      case when o.terms is null then (
        select ${then(couponNow, "coupon", sql`k.id::text`)} from coupons k where k.id = o.coupon_id) end as coupon
    from orders o where o.id = ${orderId}::uuid`;
  return row && (row.terms ?? termsThen(row));
}

function termsThen({ createdAt, delivery, follows, settings, charges, coupon }: Row): OrderTerms {
  const { freeDeliveryFrom, salesTaxRates } = { ...defaultShopSettings, ...settings };
  const then: Charges = chargesByPosition(
    (charges ?? []).map((row) => ({
      amount: row.amount,
      perPart: row.is_per_part,
      secondLine: row.second_line,
    })),
  );
  return {
    freeDeliveryFrom,
    charges: { ...then, delivery: follows || delivery > 0 ? delivery : then.delivery },
    salesTax: salesTaxOn(salesTaxRates, dayInKarachi(createdAt)),
    coupon: coupon && {
      kind: coupon.kind,
      amount: coupon.amount,
      maximumDiscount: coupon.maximumDiscount,
      minimumSubtotal: coupon.minimumSubtotal,
      categories: coupon.categories,
    },
  };
}
