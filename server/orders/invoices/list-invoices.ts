import { sql } from "kysely";
import { z } from "zod";
import type { listInvoices as contract, ListedInvoice } from "#contract/orders/invoices.ts";
import { withPlainDigits } from "#contract/values/digits.ts";
import { type Executor, read } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { isTakenBack } from "./credit-notes.ts";

const pageSize = 50;

const place = z.tuple([z.number().int().positive()]);

const largestNumber = 2_147_483_647;

type Row = Omit<ListedInvoice, "issuedAt" | "order"> & {
  issued_at: Date;
  order_id: string | null;
  order_number: string;
  name: string;
};

/** By number, the newest first. */
export async function listInvoices(
  executor: Executor,
  { q, after }: z.output<typeof contract.query>,
): Promise<{ items: ListedInvoice[]; next: string | null }> {
  const start = after === undefined ? undefined : readCursor(place, after);
  const number = q && Number(/^(?:INV)?[\s-]*(\d{1,10})$/i.exec(withPlainDigits(q).trim())?.[1]);
  const isNone = q && (!number || number > largestNumber);
  if ((after !== undefined && !start) || isNone) return { items: [], next: null };
  const rows = await read(executor)<Row>`
    select i.number, i.issued_at, i.total, i.tax, ${isTakenBack} as "isCancelled", o.id as order_id,
      o.number as order_number, o.name
    from invoices i left join orders o on o.id = i.order_id
    where ${number ? sql`i.number = ${number}::integer` : sql`true`}
      and ${start ? sql`i.number < ${start[0]}::integer` : sql`true`}
    order by i.number desc limit ${sql.lit(pageSize + 1)}`;
  const items = rows.slice(0, pageSize).map(
    ({ issued_at, order_id, order_number, name, ...row }): ListedInvoice => ({
      ...row,
      issuedAt: issued_at.toISOString(),
      order: order_id === null ? null : { id: order_id, OrderID: formatOrderNumber(order_number), name },
    }),
  );
  const last = items.at(-1);
  return { items, next: rows.length > pageSize && last ? makeCursor([last.number]) : null };
}
