import { type RawBuilder, sql } from "kysely";
import type { LatePayout, PaidOutStatement, PayoutMonth } from "#contract/parcels/payouts.ts";
import { type Executor, read } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";

const shown = 50;

/**
 * Days within which couriers pay out: PostEx says 5 to 7 working days, others every week; riders and couriers by hand
 * sooner.
 */
const cycle = 10;

/** In SQL: balances `b` of orders `o` that were delivered (`h`) and should have been paid out. */
export const latePayouts: RawBuilder<unknown> = sql`open_balances b join orders o on o.id = b.order_id
  join order_history h on h.order_id = o.id and h.progress = 'Delivered'
  where b.balance > 0 and o.progress = 'Delivered' and h.at < now() - interval '${sql.lit(cycle)} days'`;

/**
 * Of what Leopards charges as a whole that counts which is not charged by parcel: those say the same in detail, of some
 * parcels before the others.
 */
export const sumsOf = (statements: RawBuilder<unknown>) => sql`
  select s.*, r.*, coalesce(l.others, 0) as others, r.net_rows - coalesce(l.others, 0) as net
  from (${statements}) s cross join lateral (
    select count(distinct tracking_number)::integer as rows, coalesce(sum(cod), 0)::float8 as cod, coalesce(sum(fee + fee_tax), 0)::float8 as fees,
      coalesce(sum(income_tax), 0)::float8 as "incomeTax", coalesce(sum(sales_tax), 0)::float8 as "salesTax",
      coalesce(sum(net), 0)::float8 as net_rows, (count(*) filter (where entered_at is null))::integer as open,
      coalesce(sum(fee + fee_tax) filter (where kind <> 'delivered'), 0)::float8 as by_parcel
    from payout_rows where statement_id = s.id
  ) r cross join lateral (
    select case when s.courier = 'leopards' then greatest(sum(amount) - r.by_parcel, least(sum(amount), 0)) else sum(amount) end::float8
      as others from payout_lines where statement_id = s.id
  ) l
  where r.rows > 0 or l.others is not null`;

export async function listPayouts(executor: Executor) {
  const statements = await read(executor)<PaidOutStatement>`
    select courier, number, paid_on::text as "paidOn", rows, cod, fees, "incomeTax", "salesTax", others, net, open
    from (${sumsOf(sql`select * from payout_statements order by paid_on desc, number limit ${sql.lit(shown)}`)}) summed
    order by paid_on desc, number`;
  const months = await read(executor)<PayoutMonth>`
    select to_char(paid_on, 'YYYY-MM') as month, sum(rows)::integer as rows, sum(cod) as cod, sum(fees) as fees,
      sum("incomeTax") as "incomeTax", sum("salesTax") as "salesTax", sum(others) as others, sum(net) as net
    from (${sumsOf(sql`select * from payout_statements`)}) summed group by 1 order by 1 desc limit ${sql.lit(shown)}`;
  const late = await read(executor)<Omit<LatePayout, "OrderID"> & { number: string }>`
    select o.id, o.number, coalesce(o.courier, '') as courier, (h.at at time zone 'Asia/Karachi')::date::text as "deliveredOn", b.balance
    from ${latePayouts} order by h.at limit ${sql.lit(shown)}`;
  return {
    statements,
    months,
    late: late.map(({ number, ...order }): LatePayout => ({ ...order, OrderID: formatOrderNumber(number) })),
  };
}
