import { sql } from "kysely";
import type { LatePayout, PaidOutStatement, PayoutMonth } from "#contract/back-office/payouts.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { formatOrderNumber } from "../../orders/order-number.ts";

/** Statements, months and late orders that are shown, each. */
const shown = 50;

/** Days within which PostEx pays out: it says 5 to 7 working days. */
const cycle = 10;

const sums = sql`count(*)::integer as rows, sum(r.cod)::float8 as cod, sum(r.fee + r.fee_tax)::float8 as fees,
  sum(r.income_tax)::float8 as "incomeTax", sum(r.sales_tax)::float8 as "salesTax", sum(r.net)::float8 as net`;

const selectStatements = namedQuery(
  "list-payout-statements",
  (_param: Param<object>) => sql<PaidOutStatement>`
    select s.number, s.paid_on::text as "paidOn", ${sums}, (count(*) filter (where r.entered_at is null))::integer as open
    from (select * from payout_statements order by paid_on desc, number limit ${sql.lit(shown)}) s
    join payout_rows r on r.statement_id = s.id
    group by s.number, s.paid_on order by s.paid_on desc, s.number`,
);

const selectMonths = namedQuery(
  "sum-payouts-by-month",
  (_param: Param<object>) => sql<PayoutMonth>`
    select to_char(s.paid_on, 'YYYY-MM') as month, ${sums}
    from payout_statements s join payout_rows r on r.statement_id = s.id
    group by 1 order by 1 desc limit ${sql.lit(shown)}`,
);

const selectLate = namedQuery(
  "find-late-payouts",
  (_param: Param<object>) => sql<Omit<LatePayout, "OrderID"> & { number: string }>`
    select o.id, o.number, (h.at at time zone 'Asia/Karachi')::date::text as "deliveredOn",
      (select sum(case when l.kind in ('due', 'refunded') then l.amount else -l.amount end)::integer
        from order_ledger l where l.order_id = o.id) as balance
    from orders o join order_history h on h.order_id = o.id and h.progress = 'Delivered'
    where o.progress = 'Delivered' and o.cash_received_on is null and o.courier ilike 'postex%'
      and h.at < now() - interval '${sql.lit(cycle)} days'
    order by h.at limit ${sql.lit(shown)}`,
);

/** What has been paid out, newest first, and what ought to have been by now. */
export async function listPayouts(executor: Executor) {
  const statements = await selectStatements.run(executor, {});
  const months = await selectMonths.run(executor, {});
  const late = await selectLate.run(executor, {});
  return {
    statements,
    months,
    late: late.map(({ number, ...order }): LatePayout => ({ ...order, OrderID: formatOrderNumber(number) })),
  };
}
