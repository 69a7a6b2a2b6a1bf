import { type RawBuilder, sql } from "kysely";
import type { CreditReason, InvoiceLine } from "#contract/orders/invoices.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { type CreditedLine, creditAgain, creditOf, leftOf, placeOf } from "./credit-lines.ts";

/** In SQL, of an invoice `i`: whether nothing of it is left. Pieces that come back leave it standing. */
export const isTakenBack: RawBuilder<boolean> = sql<boolean>`
  exists (select from credit_notes c where c.invoice_number = i.number and c.reason <> 'returned')`;

type Standing = { number: number; lines: InvoiceLine[]; credited: CreditedLine[] };

const creditedOf = sql<CreditedLine[]>`
  coalesce((select jsonb_agg(line) from credit_notes c cross join jsonb_array_elements(c.lines) line
    where c.invoice_number = i.number and c.reason = 'returned'), '[]')`;

/**
 * In SQL, of an invoice `i`: its lines; those of before had no item, and were the items of the order in their order.
 */
const linesWithItems = sql<InvoiceLine[]>`
  (select jsonb_agg(case when l.line ? 'item' or p.id is null then l.line else l.line || jsonb_build_object('item', p.id) end order by l.place)
    from jsonb_array_elements(i.lines) with ordinality as l (line, place)
      left join (select id, row_number() over (order by position) as place from order_items where order_id = i.order_id) p
        on p.place = l.place and l.line ->> 'quantity' is not null)`;

const selectStanding = (executor: Executor, orderId: string) => readFirst(executor)<Standing>`
  select i.number, ${linesWithItems} as lines, ${creditedOf} as credited
  from invoices i where i.order_id = ${orderId}::uuid and not ${isTakenBack}`;

type NewNote = { invoice: number; reason: CreditReason; lines: string | null };

// The number is taken by the statement that writes the note.
const insertNote = (executor: Executor, newNote: NewNote) => write(executor)<{ number: number }>`
  with taken as (update paper_numbers set credit_notes = credit_notes + 1 returning credit_notes as number)
  insert into credit_notes (number, invoice_number, reason, lines)
  select number, ${newNote.invoice}::integer, ${newNote.reason}::text, ${newNote.lines}::jsonb from taken returning number`;

/** Credits all that is left of the standing invoice; false without one. Call it with the order locked. */
export async function creditInvoice(
  transaction: Executor,
  orderId: string,
  reason: Exclude<CreditReason, "returned">,
): Promise<boolean> {
  const standing = await selectStanding(transaction, orderId);
  if (!standing) return false;
  const { number: invoice, lines, credited } = standing;
  const left = credited.length === 0 ? null : leftOf(lines, credited).filter(isSomething);
  await insertNote(transaction, { invoice, reason, lines: left && JSON.stringify(left) });
  return true;
}

type Returned = {
  orderId: string;
  /** The item of the order. */
  item: string;
  pieces: number;
  paid: number;
};

/**
 * Takes pieces that came back off the invoice of their order, if one stands, by a credit note over them alone; gives
 * its number. To be called with the order locked and late in its transaction: until that ends everybody else who needs
 * a number waits.
 */
export async function creditReturned(
  transaction: Executor,
  { orderId, item, pieces, paid }: Returned,
): Promise<number | undefined> {
  const standing = await selectStanding(transaction, orderId);
  if (!standing) return undefined;
  const line = placeOf({ item, name: "" }, standing.lines);
  const lines = creditOf(standing.lines, standing.credited, { line, pieces, paid }).filter(isSomething);
  if (lines.length === 0) return undefined;
  const written = { invoice: standing.number, reason: "returned", lines: JSON.stringify(lines) } as const;
  const [note] = await insertNote(transaction, written);
  return note?.number;
}

/** Credits earlier returns on the reissued invoice, too. Call it once that invoice is written. */
export async function reissueCredit(transaction: Executor, orderId: string): Promise<void> {
  const before = await readFirst(transaction)<{ lines: InvoiceLine[]; credited: CreditedLine[] }>`
    select ${linesWithItems} as lines, ${creditedOf} as credited from invoices i
    where i.order_id = ${orderId}::uuid and ${isTakenBack} order by i.number desc limit 1`;
  if (!before || before.credited.length === 0) return;
  const standing = await selectStanding(transaction, orderId);
  if (!standing) return;
  const { number: invoice, lines } = standing;
  const again = creditAgain(lines, before.lines, before.credited).filter(isSomething);
  if (again.length === 0) return;
  await insertNote(transaction, { invoice, reason: "returned", lines: JSON.stringify(again) });
}

function isSomething({ quantity, amount }: CreditedLine): boolean {
  return amount !== 0 || (quantity ?? 0) !== 0;
}
