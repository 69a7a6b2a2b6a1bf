import { type RawBuilder, sql } from "kysely";
import type { DueCause, LedgerKind } from "#contract/orders/order-ledger.ts";
import { type BookLine, bookLines } from "#contract/reports/books.ts";

const lineOfDue: Record<DueCause, BookLine> = {
  opened: "booked",
  placed: "booked",
  edited: "changed",
  cancelled: "cancelled",
  charge: "charged",
  returned: "returned",
};

const lineOfMoney: Record<Exclude<LedgerKind, "due">, BookLine> = {
  received: "received",
  refunded: "refunded",
  withheld: "withheld",
  "written-off": "written-off",
};

const signs: Record<BookLine, 1 | -1> = {
  booked: 1,
  changed: 1,
  cancelled: 1,
  charged: 1,
  returned: 1,
  received: -1,
  refunded: 1,
  withheld: -1,
  "written-off": -1,
};

/**
 * The lines whose entries are dated by entry time; all others by the day on which money moved. A write-off is entered
 * with the charge that it settles, so both are in one month.
 */
const linesByTime: ReadonlySet<BookLine> = new Set([
  "booked",
  "changed",
  "cancelled",
  "charged",
  "returned",
  "written-off",
]);

export function isByTime(line: BookLine): boolean {
  return linesByTime.has(line);
}

export function balanceOf(amounts: Partial<Record<BookLine, number>>): number {
  return bookLines.reduce((sum, line) => sum + signs[line] * (amounts[line] ?? 0), 0);
}

function cases(lines: Readonly<Record<string, BookLine>>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(lines).map(([name, line]) => sql`when ${sql.lit(name)} then ${sql.lit(line)}`),
    sql` `,
  );
}

/** The only mapping of kinds and causes to the books: a new one does not compile above without a line. */
export const lineOfEntry: RawBuilder<BookLine> = sql<BookLine>`
  case l.kind when 'due' then case l.cause ${cases(lineOfDue)} end else case l.kind ${cases(lineOfMoney)} end end`;

/**
 * Null for an entry dated by its day; as the index `order_ledger_by_time` has it, so a comparison finds only the
 * others.
 */
export const timeOfEntry: RawBuilder<Date | null> = sql<Date | null>`
  (case when l.kind in ('due', 'written-off') then l.at end)`;
