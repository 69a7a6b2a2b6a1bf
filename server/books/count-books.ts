import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { beginOf, isEntryByTime, lineOfEntry } from "./book-lines.ts";

type OfDay = { day: string };

const forgetBooks = namedQuery(
  "forget-books-of-day",
  (param: Param<OfDay>) => sql<object>`delete from daily_books where day = ${param("day")}::date`,
);

const countBooks = namedQuery(
  "count-books-of-day",
  (param: Param<OfDay>) => sql<object>`
    insert into daily_books (line, day, way, entries, amount)
    select ${lineOfEntry}, ${param("day")}::date, coalesce(l.how, ''), sum(case when l.undoes is null then 1 else -1 end),
      sum(l.amount)
    from (
      select kind, cause, null as how, undoes, amount from order_ledger l where ${isEntryByTime}
        and at >= ${beginOf(param("day"))} and at < ${beginOf(param("day"), 1)}
      union all
      select kind, cause, how, undoes, amount from order_ledger l
      where day = ${param("day")}::date and not (${isEntryByTime})
    ) l group by 1, 3`,
);

const forgetPayouts = namedQuery(
  "forget-payouts-of-day",
  (param: Param<OfDay>) => sql<object>`delete from daily_payouts where day = ${param("day")}::date`,
);

const countPayouts = namedQuery(
  "count-payouts-of-day",
  (param: Param<OfDay>) => sql<object>`
    insert into daily_payouts (day, courier, parcels, returned, return_cost, cod, fee, fee_tax, income_tax, sales_tax, net)
    select s.paid_on, r.courier, count(distinct r.tracking_number), count(*) filter (where r.kind = 'returned'),
      coalesce(sum(r.fee + r.fee_tax + r.income_tax + r.sales_tax) filter (where r.kind = 'returned'), 0),
      sum(r.cod), sum(r.fee), sum(r.fee_tax), sum(r.income_tax), sum(r.sales_tax), sum(r.net)
    from payout_statements s join payout_rows r on r.statement_id = s.id
    where s.paid_on = ${param("day")}::date group by s.paid_on, r.courier`,
);

/** Counts a day of the books anew, in the transaction that has taken it from `uncounted_days`. */
export async function countBooksOfDay(transaction: Executor, day: string): Promise<void> {
  await forgetBooks.run(transaction, { day });
  await countBooks.run(transaction, { day });
  await forgetPayouts.run(transaction, { day });
  await countPayouts.run(transaction, { day });
}
