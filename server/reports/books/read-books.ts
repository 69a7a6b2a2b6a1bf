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
import { type Executor, read, readFirst } from "#database/query.ts";
import { countSales } from "../dashboard/count-sales.ts";
import { balanceOf } from "./book-lines.ts";
import { readOpenBalances } from "./open-balances.ts";
import { monthsOf, spanOf, taxYearOf } from "./tax-years.ts";

/** More than change during a visit; the rest is left to the housekeeping. */
const daysAtOnce = 5;

type Span = { from: string; before: string };
type Sum = { line: BookLine | "delivered"; way: PaymentWay | ""; entries: number; amount: number };

const selectCouriers = (executor: Executor, span: Span) => read(executor)<CourierMonth>`
  select to_char(day, 'YYYY-MM') as month, courier, sum(parcels)::integer as parcels, sum(returned)::integer as returned,
    sum(return_cost)::bigint as "returnCost", sum(cod)::bigint as cod, sum(fee)::bigint as fee,
    sum(fee_tax)::bigint as "feeTax", sum(income_tax)::bigint as "incomeTax", sum(sales_tax)::bigint as "salesTax",
    sum(others)::bigint as others, sum(net)::bigint as net
  from daily_payouts where day >= ${span.from}::date and day < ${span.before}::date
  group by 1, courier order by 1 desc, courier`;

/**
 * The books of a tax year, by default this one, as of now. Rupees with the signs of the ledger; couriers' fees in
 * hundredths. The closing balance of the newest month is that of all ledgers.
 */
export async function readBooks({ pool }: Pick<Database, "pool">, asked?: number): Promise<Books> {
  await countSales(pool, daysAtOnce);
  const thisYear = taxYearOf(dayInKarachi(new Date()));
  const year = asked ?? thisYear;
  const first = await readFirst(pool)<{ day: string | null }>`
    select least((select min(day) from daily_books), (select min(day) from daily_payouts))::text as day`;
  const firstYear = Math.min(first?.day ? taxYearOf(first.day) : thisYear, thisYear);
  const uncounted = await readFirst(pool)<{ waits: boolean }>`
    select exists (select from uncounted_days) as waits`;
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
  const sums = await read(executor)<Sum & { month: string }>`
    select to_char(day, 'YYYY-MM') as month, line, way, sum(entries)::integer as entries, sum(amount)::bigint as amount
    from daily_books where day >= ${span.from}::date and day < ${span.before}::date group by 1, 2, 3
    union all
    select to_char(day, 'YYYY-MM'), 'delivered', '', sum(orders)::integer, sum(revenue)::bigint
    from daily_sales where kind = 'delivered' and day >= ${span.from}::date and day < ${span.before}::date group by 1`;
  const before = await read(executor)<{ line: BookLine; amount: number }>`
    select line, sum(amount)::bigint as amount from daily_books where day < ${span.from}::date group by line`;
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
  return selectCouriers(executor, spanOf(year));
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
