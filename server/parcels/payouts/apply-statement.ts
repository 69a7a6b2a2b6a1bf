import { sql } from "kysely";
import type { z } from "zod";
import type {
  applyPayout as contract,
  ExceptionList,
  PayoutException,
  PayoutOutcome,
  PayoutSums,
} from "#contract/back-office/payouts.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { formatOrderNumber } from "../../orders/order-number.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { enterOpenRows, keepRows, keepStatement, readRowStates } from "./payout-statements.ts";
import { addsUp, type PayoutRow, readPostExStatement, UnreadableStatement } from "./read-postex-statement.ts";

type Statement = z.output<typeof contract.body>;

type Applied =
  | { outcome: "done"; result: PayoutOutcome }
  | { outcome: "unreadable"; sentence: string }
  /** The number is that of a statement of another day. */
  | { outcome: "other-day"; paidOn: string };

// Of two files at once the second sees what the first has entered.
const takeTurns = namedQuery(
  "take-turns-with-payouts",
  (_param: Param<object>) => sql<object>`select pg_advisory_xact_lock(hashtextextended('payouts', 0))`,
);

/** Enters a payout statement into the ledgers of its orders, with the audit log: see `enterOpenRows`. */
export async function applyStatement(office: StaffContext, statement: Statement): Promise<Applied> {
  const rows = rowsOf(statement);
  if (!Array.isArray(rows)) return rows;
  return withTransaction(office.pool, (client) => apply(client, office.staff, statement, rows));
}

/** As `applyStatement`, and takes everything back: so what is shown is what will be. */
export async function previewStatement(office: StaffContext, statement: Statement): Promise<Applied> {
  const rows = rowsOf(statement);
  if (!Array.isArray(rows)) return rows;
  try {
    return await withTransaction(office.pool, async (client) => {
      throw new TakenBack(await apply(client, office.staff, statement, rows));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.applied;
    throw error;
  }
}

class TakenBack extends Error {
  readonly applied: Applied;
  constructor(applied: Applied) {
    super("A preview keeps nothing.");
    this.applied = applied;
  }
}

function rowsOf({ file }: Statement): PayoutRow[] | Extract<Applied, { outcome: "unreadable" }> {
  try {
    return readPostExStatement(file);
  } catch (error) {
    if (error instanceof UnreadableStatement) return { outcome: "unreadable", sentence: error.sentence };
    throw error;
  }
}

async function apply(
  client: Executor,
  staff: StaffContext["staff"],
  { number, paidOn }: Statement,
  rows: readonly PayoutRow[],
): Promise<Applied> {
  await takeTurns.run(client, {});
  const kept = await keepStatement(client, { number, paidOn, staffId: staff.id });
  if (kept.paidOn !== paidOn) return { outcome: "other-day", paidOn: kept.paidOn };
  const added = await keepRows(client, kept.id, rows);
  const entered = await enterOpenRows(client, staff.id);
  if (added.size > 0 || entered > 0) {
    await recordChange(client, {
      ...{ staff, action: "payout.apply", subject: { kind: "payout", id: kept.id } },
      ...{ before: null, after: { number, paidOn, rows: added.size, entered } },
    });
  }
  const states = await readRowStates(client, rows);
  const exceptions = states.flatMap((state) => {
    const row = rows[state.place];
    if (!row) return [];
    const isNew = added.has(state.place);
    const isRepeated = !isNew && rows.findIndex((other) => isSame(other, row)) !== state.place;
    const lists = listsOf(row, state, isRepeated || state.statement_id !== kept.id);
    return lists.map(
      (list): PayoutException => ({
        list,
        trackingNumber: row.trackingNumber,
        reference: row.reference,
        order:
          state.order_id !== null && state.number !== null
            ? { id: state.order_id, OrderID: formatOrderNumber(state.number) }
            : null,
        cod: row.cod,
        fees: row.fee + row.feeTax,
        balance: state.balance,
      }),
    );
  });
  const result = { sums: sumsOf(rows), entered, before: rows.length - added.size, exceptions };
  return { outcome: "done", result };
}

type RowState = Awaited<ReturnType<typeof readRowStates>>[number];

function listsOf(row: PayoutRow, state: RowState, isTwice: boolean): ExceptionList[] {
  const isDelivered = row.kind === "delivered";
  const { balance } = state;
  if (state.order_id === null) return [...(isTwice ? (["twice"] as const) : []), "unknown"];
  const checks: readonly [ExceptionList, boolean][] = [
    ["twice", isTwice],
    ["does-not-add", !addsUp(row)],
    ["noted-by-hand", isDelivered && !state.is_entered && addsUp(row)],
    ["short", isDelivered && state.is_entered && balance !== null && balance > 0],
    ["over", isDelivered && state.is_entered && balance !== null && balance < 0],
    ["not-delivered", isDelivered && !state.is_delivered],
    ["returned", !isDelivered],
  ];
  return checks.filter(([, is]) => is).map(([list]) => list);
}

function isSame(one: PayoutRow, other: PayoutRow): boolean {
  return identity(one) === identity(other);
}

function identity(row: PayoutRow): string {
  const { reference: _reference, ...facts } = row;
  return JSON.stringify(Object.entries(facts).sort());
}

function sumsOf(rows: readonly PayoutRow[]): PayoutSums {
  const sum = (of: (row: PayoutRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    rows: rows.length,
    cod: sum(({ cod }) => cod),
    fees: sum(({ fee, feeTax }) => fee + feeTax),
    incomeTax: sum(({ incomeTax }) => incomeTax),
    salesTax: sum(({ salesTax }) => salesTax),
    net: sum(({ net }) => net),
  };
}
