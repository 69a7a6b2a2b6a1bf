import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type {
  BookEntry,
  listBookEntries as contract,
  PayoutBookRow,
  listPayoutRows as payoutContract,
} from "#contract/reports/books.ts";
import type { Database } from "#database/connect.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { beginOf } from "#server/platform/queries/begin-of-day.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { isByTime, lineOfEntry, timeOfEntry } from "./book-lines.ts";
import { monthSpan } from "./tax-years.ts";

const pageSize = 50;

type Question = z.output<typeof contract.query>;
type Page<Item> = { items: Item[]; next: string | null };

type Source = {
  columns: RawBuilder<unknown>;
  tables: RawBuilder<unknown>;
  when: RawBuilder<unknown>;
  whenType: "timestamptz" | "date";
  id: RawBuilder<unknown>;
  idType: keyof typeof ids;
  conditions: readonly RawBuilder<unknown>[];
};

const ids = { bigint: z.string().regex(/^\d{1,18}$/), uuid: z.uuid() };
/** Microseconds since 1970, of a day those of its beginning in UTC. */
const micros = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export function listBookEntries(
  { kysely }: Pick<Database, "kysely">,
  question: Question,
): Promise<Page<BookEntry>> {
  const source = question.line === "delivered" ? deliveries(question) : entriesOf(question);
  return listPage(kysely, source, question.after, ({ number, ...row }: BookEntry & { number: string }) => ({
    ...row,
    OrderID: formatOrderNumber(number),
  }));
}

function entriesOf({ line, month, way }: Question): Source {
  const { from, before } = monthSpan(month);
  const byTime = line !== "delivered" && isByTime(line);
  const span = byTime
    ? sql`${timeOfEntry} >= ${beginOf(from)} and ${timeOfEntry} < ${beginOf(before)}`
    : sql`l.day >= ${from}::date and l.day < ${before}::date`;
  return {
    columns: sql`l.id::text as "entryId", o.id, o.number, ${byTime ? sql`(l.at at time zone 'Asia/Karachi')::date` : sql`l.day`}::text as day, l.amount,
      l.how as way, coalesce(l.reference, '') as reference, coalesce(o.courier, '') as courier`,
    tables: sql`order_ledger l join orders o on o.id = l.order_id`,
    when: byTime ? timeOfEntry : sql`l.day`,
    whenType: byTime ? "timestamptz" : "date",
    id: sql`l.id`,
    idType: "bigint",
    conditions: [
      ...(byTime ? [] : [sql`l.day is not null`]),
      span,
      sql`${lineOfEntry} = ${line}`,
      ...(way === undefined ? [] : [sql`l.how = ${way}`]),
    ],
  };
}

function deliveries({ month }: Question): Source {
  const { from, before } = monthSpan(month);
  return {
    columns: sql`h.id as "entryId", o.id, o.number, (h.at at time zone 'Asia/Karachi')::date::text as day, o.total as amount, null as way,
      '' as reference, coalesce(o.courier, '') as courier`,
    tables: sql`order_history h join orders o on o.id = h.order_id`,
    when: sql`h.at`,
    whenType: "timestamptz",
    id: sql`h.id`,
    idType: "uuid",
    conditions: [
      sql`h.at >= ${beginOf(from)} and h.at < ${beginOf(before)}`,
      sql`h.progress = 'Delivered' and o.progress = 'Delivered'`,
    ],
  };
}

export function listPayoutRows(
  { kysely }: Pick<Database, "kysely">,
  { month, courier, after }: z.output<typeof payoutContract.query>,
): Promise<Page<PayoutBookRow>> {
  const { from, before } = monthSpan(month);
  const source: Source = {
    columns: payoutColumns,
    tables: payoutTables,
    when: sql`s.paid_on`,
    whenType: "date",
    id: sql`r.id`,
    idType: "bigint",
    conditions: [
      sql`s.paid_on >= ${from}::date and s.paid_on < ${before}::date`,
      sql`r.courier = ${courier}`,
    ],
  };
  return listPage(kysely, source, after, toPayoutRow);
}

export type StoredPayoutRow = Omit<PayoutBookRow, "order"> & {
  orderId: string | null;
  number: string | null;
};

/** In SQL, of a row `r` of a statement `s` and its order `o`. */
export const payoutColumns = sql`r.id::text as "rowId", r.tracking_number as "trackingNumber", s.number as statement,
  s.paid_on::text as "paidOn", r.kind, r.cod, r.fee, r.fee_tax as "feeTax",
  r.income_tax as "incomeTax", r.sales_tax as "salesTax", r.net, o.id as "orderId", o.number`;
export const payoutTables = sql`payout_statements s join payout_rows r on r.statement_id = s.id
  left join orders o on o.id = r.order_id`;

function toPayoutRow({ orderId, number, ...row }: StoredPayoutRow): PayoutBookRow {
  const order =
    orderId === null || number === null ? null : { id: orderId, OrderID: formatOrderNumber(number) };
  return { ...row, order };
}

async function listPage<Row, Item>(
  kysely: Database["kysely"],
  { columns, tables, when, whenType, id, idType, conditions }: Source,
  after: string | undefined,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const start = after === undefined ? undefined : readCursor(z.tuple([micros, ids[idType]]), after);
  if (after !== undefined && !start) return { items: [], next: null };
  const beyond = start && [
    sql`(${when}, ${id}) < ((timestamptz 'epoch' + ${start[0]}::double precision * interval '1 microsecond')
      at time zone 'UTC'${whenType === "date" ? sql`::date` : sql` at time zone 'UTC'`}, ${start[1]}::${sql.raw(idType)})`,
  ];
  const { rows } = await sql<{ item: Row; at: number; id: string }>`
    select to_jsonb(page) - 'place_at' - 'place_id' as item, page.place_at as at, page.place_id as id from (
      select ${columns}, (extract(epoch from ${when}) * 1000000)::double precision as place_at, ${id}::text as place_id
      from ${tables} where ${sql.join([...conditions, ...(beyond ?? [])], sql` and `)}
      order by ${when} desc, ${id} desc limit ${pageSize + 1}
    ) page`.execute(kysely);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ item }) => toItem(item)),
    next: rows.length > pageSize && last ? makeCursor([last.at, last.id]) : null,
  };
}
