import { courierName } from "#contract/orders/couriers.ts";
import { creditNoteName, invoiceName } from "#contract/orders/invoices.ts";
import { methodLabels, type PaymentWay } from "#contract/orders/order-ledger.ts";
import { type BookFile, type BookLine, bookLines, lineLabels } from "#contract/reports/books.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";
import { titleOf } from "#server/platform/csv/title-of.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { beginOf } from "#server/platform/queries/begin-of-day.ts";
import { recordChange } from "#server/staff/record-change.ts";
import { lineOfEntry, timeOfEntry } from "./book-lines.ts";
import { payoutColumns, payoutTables, type StoredPayoutRow } from "./list-entries.ts";
import { listOpenOrders } from "./open-balances.ts";
import { readCourierMonths, readMonths } from "./read-books.ts";
import { spanOf } from "./tax-years.ts";

const atOnce = 1_000;

/** Columns of files do not follow the words on screen: tools read them by name. */
const columnLabels: Record<BookLine | "delivered", string> = {
  ...lineLabels,
  changed: "Changed by edits",
  returned: "Came back",
  withheld: "Withheld by couriers",
};

type Rows = AsyncGenerator<(string | number)[][]>;
type Books = Pick<Database, "kysely" | "pool">;

/** A part of the books as rows of a file; the first row names the columns. Amounts are rupees. */
export function exportBooks(database: Books, file: BookFile, year: number): Rows {
  const files: Record<BookFile, () => Rows> = {
    months: () => exportMonths(database.pool, year),
    entries: () => exportEntries(database.pool, year),
    couriers: () => exportCouriers(database.pool, year),
    payouts: () => exportPayouts(database.pool, year),
    invoices: () => exportInvoices(database.pool, year),
    open: () => exportOpen(database),
  };
  return files[file]();
}

export function recordBookExport(
  { pool }: Pick<Database, "pool">,
  staff: Pick<StaffMember, "id">,
  after: { file: BookFile; year: number },
): Promise<void> {
  return recordChange(pool, {
    staff,
    action: "books.export",
    subject: { kind: "export", id: "books" },
    before: null,
    after,
  });
}

async function* exportMonths(executor: Executor, year: number): Rows {
  yield [
    [
      "Month",
      "To be paid before",
      ...bookLines.map((line) => columnLabels[line]),
      "Delivered",
      "To be paid after",
    ],
  ];
  const months = await readMonths(executor, year);
  yield months
    .reverse()
    .map(({ month, opening, lines, delivered, closing }) => [
      ...[month, opening, ...bookLines.map((line) => lines[line].amount), delivered.amount, closing],
    ]);
}

type Entry = {
  id: string;
  number: string;
  line: BookLine;
  amount: number;
  how: PaymentWay | null;
  reference: string | null;
};

function selectEntries(executor: Executor, values: { day: string; after: string; limit: number }) {
  return read(executor)<Entry>`
    select l.id::text as id, o.number, ${lineOfEntry} as line, l.amount, l.how, l.reference
    from (
      select * from order_ledger l where ${timeOfEntry} >= ${beginOf(values.day)}
        and ${timeOfEntry} < ${beginOf(values.day, 1)}
        and id > ${values.after}::bigint
      union all
      select * from order_ledger l where day = ${values.day}::date and ${timeOfEntry} is null and id > ${values.after}::bigint
    ) l join orders o on o.id = l.order_id
    order by l.id limit ${values.limit}::integer`;
}

async function* exportEntries(executor: Executor, year: number): Rows {
  yield [["Day", "Order", "Line", "Amount", "Way", "Reference"]];
  const { from, before } = spanOf(year);
  const end = Math.min(dayNumber(before), dayNumber(dayInKarachi(new Date())) + 1);
  for (let day = dayNumber(from); day < end; day += 1) {
    for (let after = "0"; ; ) {
      const rows = await selectEntries(executor, { day: dayOfNumber(day), after, limit: atOnce });
      if (rows.length > 0)
        yield rows.map(({ number, line, amount, how, reference }) => [
          ...[
            dayOfNumber(day),
            formatOrderNumber(number),
            columnLabels[line],
            amount,
            how === null ? "" : methodLabels[how],
            reference ?? "",
          ],
        ]);
      const last = rows.at(-1);
      if (!last || rows.length < atOnce) break;
      after = last.id;
    }
  }
}

async function* exportCouriers(executor: Executor, year: number): Rows {
  yield [
    ["Month", "Courier", "Parcels", "Came back", "Cost of those", ...payoutTitles, "Charged as a whole"],
  ];
  const months = await readCourierMonths(executor, year);
  yield months.map((row) => [
    ...[
      row.month,
      courierName(row.courier),
      row.parcels,
      row.returned,
      row.returnCost / 100,
      ...payoutAmounts(row),
      row.others / 100,
    ],
  ]);
}

function selectPayouts(
  executor: Executor,
  values: { from: string; before: string; after: string; limit: number },
) {
  return read(executor)<StoredPayoutRow & { courier: string }>`
    select ${payoutColumns}, r.courier from ${payoutTables}
    where s.paid_on >= ${values.from}::date and s.paid_on < ${values.before}::date and r.id > ${values.after}::bigint
    order by r.id limit ${values.limit}::integer`;
}

async function* exportPayouts(executor: Executor, year: number): Rows {
  yield [["Paid on", "Courier", "Statement", "Tracking number", "Order", "State", ...payoutTitles]];
  for (let after = "0"; ; ) {
    const rows = await selectPayouts(executor, { ...spanOf(year), after, limit: atOnce });
    yield rows.map((row) => [
      ...[row.paidOn, courierName(row.courier), row.statement, row.trackingNumber],
      ...[row.number === null ? "" : formatOrderNumber(row.number), titleOf(row.kind)],
      ...payoutAmounts(row),
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.rowId;
  }
}

type Paper = ReturnType<typeof spanOf> & { after: string; number: number; limit: number };
type PaperRow = {
  at: string;
  day: string;
  number: number;
  order_number: string | null;
  buyer_number: string;
  total: number;
  tax: number;
  tax_rate: number | null;
  credits: number | null;
  reason: string | null;
};

const selectInvoices = (executor: Executor, paper: Paper) => read(executor)<PaperRow>`
  select i.issued_at::text as at, (i.issued_at at time zone 'Asia/Karachi')::date::text as day, i.number, o.number as order_number,
    i.buyer_number, i.total, i.tax, i.tax_rate::float8 as tax_rate, null::integer as credits, null::text as reason
  from invoices i left join orders o on o.id = i.order_id
  where i.issued_at >= ${beginOf(paper.from)} and i.issued_at < ${beginOf(paper.before)}
    and (i.issued_at, i.number) > (${paper.after}::timestamptz, ${paper.number}::integer)
  order by i.issued_at, i.number limit ${paper.limit}::integer`;

const selectCreditNotes = (executor: Executor, paper: Paper) => read(executor)<PaperRow>`
  select c.issued_at::text as at, (c.issued_at at time zone 'Asia/Karachi')::date::text as day, c.number, o.number as order_number,
    i.buyer_number, -coalesce(part.total, i.total) as total, -coalesce(part.tax, i.tax) as tax,
    i.tax_rate::float8 as tax_rate, i.number as credits, c.reason
  from credit_notes c join invoices i on i.number = c.invoice_number left join orders o on o.id = i.order_id
    left join lateral (
      select coalesce(sum((line ->> 'amount')::integer), 0)::integer as total, coalesce(sum((line ->> 'tax')::integer), 0)::integer as tax
      from jsonb_array_elements(c.lines) line
    ) part on c.lines is not null
  where c.issued_at >= ${beginOf(paper.from)} and c.issued_at < ${beginOf(paper.before)}
    and (c.issued_at, c.number) > (${paper.after}::timestamptz, ${paper.number}::integer)
  order by c.issued_at, c.number limit ${paper.limit}::integer`;

/** Invoices by their day, then the credit notes, which reduce the sums. */
async function* exportInvoices(executor: Executor, year: number): Rows {
  yield [
    [
      ...[
        "Number",
        "Day",
        "Order",
        "NTN or CNIC of the buyer",
        "Value without tax",
        "Tax rate",
        "Sales tax",
        "Total",
      ],
      ...["Takes back", "Reason"],
    ],
  ];
  for (const [select, nameOf] of [
    [selectInvoices, invoiceName],
    [selectCreditNotes, creditNoteName],
  ] as const) {
    let place = { after: "-infinity", number: 0 };
    for (;;) {
      const rows = await select(executor, { ...spanOf(year), ...place, limit: atOnce });
      yield rows.map((row) => [
        ...[
          nameOf(row.number),
          row.day,
          row.order_number === null ? "" : formatOrderNumber(row.order_number),
        ],
        ...[row.buyer_number, row.total - row.tax, row.tax_rate ?? "", row.tax, row.total],
        ...[
          row.credits === null ? "" : invoiceName(row.credits),
          row.reason === null ? "" : titleOf(row.reason),
        ],
      ]);
      const last = rows.at(-1);
      if (!last || rows.length < atOnce) break;
      place = { after: last.at, number: last.number };
    }
  }
}

async function* exportOpen(database: Books): Rows {
  yield [["Kind", "Order", "Ordered on", "Delivered on", "Courier", "To be paid"]];
  for (const kind of ["outstanding", "not-delivered", "overpaid"] as const) {
    for (let after: string | undefined; ; ) {
      const { items, next } = await listOpenOrders(database, { kind, after }, atOnce);
      yield items.map(({ OrderID, orderedOn, deliveredOn, courier, balance }) => [
        ...[titleOf(kind), OrderID, orderedOn, deliveredOn ?? "", courier, balance],
      ]);
      if (next === null) break;
      after = next;
    }
  }
}

const payoutTitles = ["Collected", "Fee", "Tax on the fee", "Income tax", "Sales tax", "Paid out"];

type Paisa = Pick<StoredPayoutRow, "cod" | "fee" | "feeTax" | "incomeTax" | "salesTax" | "net">;

function payoutAmounts({ cod, fee, feeTax, incomeTax, salesTax, net }: Paisa): number[] {
  return [cod, fee, feeTax, incomeTax, salesTax, net].map((paisa) => paisa / 100);
}
