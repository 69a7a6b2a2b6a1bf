import { sql } from "kysely";
import { type Executor, write } from "#database/query.ts";
import { sumsOf } from "#server/parcels/payouts/list-payouts.ts";
import { beginOf } from "#server/platform/queries/begin-of-day.ts";
import { lineOfEntry, timeOfEntry } from "./book-lines.ts";

// A parcel's charge may have a separate row.
const countPayouts = (executor: Executor, day: string) => write(executor)`
  with statements as materialized (
    select * from payout_statements where paid_on = ${day}::date
  ), charged as materialized (
    select courier, sum(rows) as parcels, sum(others) as others, sum(net) as net
    from (${sumsOf(sql`select * from statements`)}) summed group by courier
  ), paid as (
    select r.courier, count(distinct r.tracking_number) filter (where came_back) as returned,
      coalesce(sum(r.fee + r.fee_tax + r.income_tax + r.sales_tax) filter (where came_back), 0) as return_cost,
      sum(r.fee) as fee, sum(r.fee_tax) as fee_tax, sum(r.cod) as cod, sum(r.income_tax) as income_tax,
      sum(r.sales_tax) as sales_tax
    from (
      select r.*, bool_or(r.kind = 'returned') over (partition by r.courier, r.tracking_number) as came_back
      from payout_rows r join statements s on s.id = r.statement_id
    ) r group by r.courier
  )
  insert into daily_payouts (day, courier, parcels, returned, return_cost, cod, fee, fee_tax, income_tax, sales_tax, others, net)
  select ${day}::date, c.courier, c.parcels, coalesce(p.returned, 0), coalesce(p.return_cost, 0), coalesce(p.cod, 0),
    coalesce(p.fee, 0), coalesce(p.fee_tax, 0), coalesce(p.income_tax, 0), coalesce(p.sales_tax, 0), c.others, c.net
  from charged c left join paid p using (courier)`;

/** Recounts a day of the books, in the transaction that has taken it from `uncounted_days`. */
export async function countBooksOfDay(transaction: Executor, day: string): Promise<void> {
  await write(transaction)`delete from daily_books where day = ${day}::date`;
  await write(transaction)`
    insert into daily_books (line, day, way, entries, amount)
    select ${lineOfEntry}, ${day}::date, coalesce(l.how, ''), sum(case when l.undoes is null then 1 else -1 end),
      sum(l.amount)
    from (
      select kind, cause, null as how, undoes, amount from order_ledger l
      where ${timeOfEntry} >= ${beginOf(day)} and ${timeOfEntry} < ${beginOf(day, 1)}
      union all
      select kind, cause, how, undoes, amount from order_ledger l
      where day = ${day}::date and ${timeOfEntry} is null
    ) l group by 1, 3`;
  await write(transaction)`delete from daily_payouts where day = ${day}::date`;
  await countPayouts(transaction, day);
}
