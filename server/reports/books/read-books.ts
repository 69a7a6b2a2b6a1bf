import { sql } from "kysely";
import type { PaymentWay } from "#contract/orders/order-ledger.ts";
import {
  type BookLine,
  type BookMonth,
  type Books,
  bookLines,
  type CourierMonth,
} from "#contract/reports/books.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { countSales } from "../dashboard/count-sales.ts";
import { balanceOf } from "./book-lines.ts";
import { readOpenBalances } from "./open-balances.ts";
import { monthsOf, spanOf, taxYearOf } from "./tax-years.ts";

/** More than change while somebody looks; what is left is a chore. */
const daysAtOnce = 5;

type Span = { from: string; before: string };
type Sum = { line: BookLine | "delivered"; way: PaymentWay | ""; entries: number; amount: number };

const selectMonths = namedQuery(
  "sum-books-by-month",
  (param: Param<Span>) => sql<Sum & { month: string }>`
    select to_char(day, 'YYYY-MM') as month, line, way, sum(entries)::integer as entries, sum(amount)::bigint as amount
    from daily_books where day >= ${param("from")}::date and day < ${param("before")}::date group by 1, 2, 3
    union all
    select to_char(day, 'YYYY-MM'), 'delivered', '', sum(orders)::integer, sum(revenue)::bigint
    from daily_sales where kind = 'delivered' and day >= ${param("from")}::date and day < ${param("before")}::date group by 1`,
);

const selectBefore = namedQuery(
  "sum-books-before",
  (param: Param<{ from: string }>) => sql<{ line: BookLine; amount: number }>`
    select line, sum(amount)::bigint as amount from daily_books where day < ${param("from")}::date group by line`,
);

const selectCouriers = namedQuery(
  "sum-payouts-by-courier",
  (param: Param<Span>) => sql<CourierMonth>`
    select to_char(day, 'YYYY-MM') as month, courier, sum(parcels)::integer as parcels, sum(returned)::integer as returned,
      sum(return_cost)::bigint as "returnCost", sum(cod)::bigint as cod, sum(fee)::bigint as fee,
      sum(fee_tax)::bigint as "feeTax", sum(income_tax)::bigint as "incomeTax", sum(sales_tax)::bigint as "salesTax",
      sum(others)::bigint as others, sum(net)::bigint as net
    from daily_payouts where day >= ${param("from")}::date and day < ${param("before")}::date
    group by 1, courier order by 1 desc, courier`,
);

const selectFirstDay = namedQuery(
  "first-day-of-books",
  () => sql<{ day: string | null }>`
    select least((select min(day) from daily_books), (select min(day) from daily_payouts))::text as day`,
);

const selectUncounted = namedQuery(
  "any-uncounted-day-of-books",
  () => sql<{ waits: boolean }>`select exists (select from uncounted_days) as waits`,
);

/**
 * The books of a tax year, this one unless given, as of now. Rupees with the signs of the ledger; what couriers keep in hundredths.
 * The closing of the newest month is what all ledgers come to.
 */
export async function readBooks({ pool }: Pick<Database, "pool">, asked?: number): Promise<Books> {
  await countSales(pool, daysAtOnce);
  const thisYear = taxYearOf(dayInKarachi(new Date()));
  const year = asked ?? thisYear;
  const [first] = await selectFirstDay.run(pool, {});
  const firstYear = Math.min(first?.day ? taxYearOf(first.day) : thisYear, thisYear);
  const [uncounted] = await selectUncounted.run(pool, {});
  return {
    year,
    years: Array.from({ length: thisYear - firstYear + 1 }, (_, index) => thisYear - index),
    months: await readMonths(pool, year),
    couriers: await readCourierMonths(pool, year),
    open: await readOpenBalances(pool),
    isComplete: uncounted?.waits === false,
  };
}

export async function readMonths(executor: Executor, year: number): Promise<BookMonth[]> {
  const span = spanOf(year);
  const sums = await selectMonths.run(executor, span);
  const before = await selectBefore.run(executor, span);
  let opening = balanceOf(Object.fromEntries(before.map(({ line, amount }) => [line, amount])));
  const months: BookMonth[] = [];
  for (const month of monthsOf(year).reverse()) {
    const ofMonth = sums.filter((sum) => sum.month === month);
    const lines = linesOf(ofMonth);
    const closing =
      opening + balanceOf(Object.fromEntries(bookLines.map((line) => [line, lines[line].amount])));
    months.unshift({ month, lines, ...othersOf(ofMonth), opening, closing });
    opening = closing;
  }
  return months;
}

export function readCourierMonths(executor: Executor, year: number): Promise<CourierMonth[]> {
  return selectCouriers.run(executor, spanOf(year));
}

function linesOf(sums: readonly Sum[]): BookMonth["lines"] {
  const lines = Object.fromEntries(
    bookLines.map((line) => [line, { entries: 0, amount: 0 }]),
  ) as BookMonth["lines"];
  for (const { line, entries, amount } of sums)
    if (line !== "delivered") {
      lines[line].entries += entries;
      lines[line].amount += amount;
    }
  return lines;
}

function othersOf(sums: readonly Sum[]): Pick<BookMonth, "ways" | "delivered"> {
  const delivered = sums.find(({ line }) => line === "delivered");
  const ways = sums
    .flatMap(({ line, way, entries, amount }) =>
      line === "received" && way !== "" ? [{ way, entries, amount }] : [],
    )
    .sort((one, other) => other.amount - one.amount);
  return { ways, delivered: { entries: delivered?.entries ?? 0, amount: delivered?.amount ?? 0 } };
}
