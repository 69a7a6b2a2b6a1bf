import type { z } from "zod";
import type {
  applyPayout as contract,
  ExceptionList,
  PayoutException,
  PayoutOutcome,
  PayoutSums,
} from "#contract/parcels/payouts.ts";
import { type Executor, read } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { enterOpenRows, readRowStates, storeLines, storeRows, storeStatement } from "./payout-statements.ts";
import { withoutReplaced } from "./provisional-rows.ts";
import { readLeopardsAnswers } from "./read-leopards-answers.ts";
import { readLeopardsList, readLeopardsPage } from "./read-leopards-statement.ts";
import { readPostExStatement } from "./read-postex-statement.ts";
import {
  addsUp,
  type PayoutRow,
  type Statement,
  type StatementRow,
  UnreadableStatement,
} from "./statement.ts";

type Sent = z.output<typeof contract.body>;

type Applied =
  | { outcome: "done"; result: PayoutOutcome }
  | { outcome: "unreadable"; sentence: string }
  /** Its rows do not say of which statement they are, and nothing was typed. */
  | { outcome: "unnumbered" }
  | { outcome: "other-day"; number: string; paidOn: string };

// Of two files at once the second sees what the first has entered.
const takeTurns = (executor: Executor) => read(executor)`
  select pg_advisory_xact_lock(hashtextextended('payouts', 0))`;

/** See `enterOpenRows`. */
export async function applyStatement(office: StaffContext, sent: Sent): Promise<Applied> {
  const read = readFile(sent);
  if (read.outcome !== "read") return read;
  return withTransaction(office.pool, (client) => apply(client, office.staff, read.statement, sent));
}

/** As `applyStatement`, and takes everything back: so what is shown is what will be. */
export async function previewStatement(office: StaffContext, sent: Sent): Promise<Applied> {
  const read = readFile(sent);
  if (read.outcome !== "read") return read;
  try {
    return await withTransaction(office.pool, async (client) => {
      throw new TakenBack(await apply(client, office.staff, read.statement, sent));
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

type Read =
  | { outcome: "read"; statement: Statement }
  | Extract<Applied, { outcome: "unreadable" | "unnumbered" }>;

function readFile({ file, number, paidOn }: Sent): Read {
  try {
    const statement = readStatement(file);
    const isNumbered = statement.rows.every(({ of }) => of !== undefined) && statement.lines.length === 0;
    if (!isNumbered && (number === "" || paidOn === "")) return { outcome: "unnumbered" };
    return { outcome: "read", statement };
  } catch (error) {
    if (error instanceof UnreadableStatement) return { outcome: "unreadable", sentence: error.sentence };
    throw error;
  }
}

type PlacedRow = StatementRow & { place: number };

async function apply(
  client: Executor,
  staff: StaffContext["staff"],
  { courier, rows, lines }: Statement,
  sent: Sent,
): Promise<Applied> {
  await takeTurns(client);
  const typed = { number: sent.number, paidOn: sent.paidOn };
  const placed = rows.map((row, place): PlacedRow => ({ ...row, place }));
  const parts = new Map<string, PlacedRow[]>();
  for (const row of placed) {
    const { number, paidOn } = row.of ?? typed;
    const key = JSON.stringify([number, paidOn]);
    parts.set(key, [...(parts.get(key) ?? []), row]);
  }
  const added = new Set<number>();
  const statements = new Map<number, string>();
  const kept = [];
  for (const part of parts.values()) {
    const { number, paidOn } = part[0]?.of ?? typed;
    const statement = await storeStatement(client, { courier, number, paidOn, staffId: staff.id });
    if (statement.paidOn !== paidOn) return { outcome: "other-day", number, paidOn: statement.paidOn };
    for (const { place } of part) statements.set(place, statement.id);
    const wanted = await withoutReplaced<PlacedRow>(client, {
      courier,
      rows: part,
      file: placed,
      staffId: staff.id,
    });
    const news = await storeRows(client, { statementId: statement.id, courier, rows: wanted });
    for (const place of news) added.add(place);
    // Charges of a statement as a whole belong to the one that was typed.
    const charged = part[0]?.of ? 0 : await storeLines(client, statement.id, lines);
    kept.push({ ...statement, number, isNew: news.size > 0 || charged > 0, rows: news.size });
  }
  const entered = await enterOpenRows(client, staff.id);
  for (const { id, number, paidOn } of kept.filter(
    ({ isNew }, index) => isNew || (index === 0 && entered > 0),
  ))
    await recordChange(client, {
      staff,
      action: "payout.apply",
      subject: { kind: "payout", id },
      before: null,
      after: { courier, number, paidOn, rows: added.size, entered },
    });
  const states = await readRowStates(client, courier, rows);
  const exceptions = states.flatMap((state) => {
    const row = rows[state.place];
    if (!row) return [];
    const isNew = added.has(state.place);
    const isRepeated = !isNew && rows.findIndex((other) => isSame(other, row)) !== state.place;
    const isTwice = isRepeated || state.statement_id !== statements.get(state.place);
    return listsOf(row, state, isTwice).map(
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
  const result = {
    courier,
    sums: sumsOf(rows, lines),
    lines,
    entered,
    before: rows.length - added.size,
    isNew: isAnythingNew(kept, entered),
    exceptions,
  };
  return { outcome: "done", result };
}

function isAnythingNew(parts: readonly { isNew: boolean }[], entered: number): boolean {
  return entered > 0 || parts.some(({ isNew }) => isNew);
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
    ["returned", row.kind === "returned"],
  ];
  return checks.filter(([, is]) => is).map(([list]) => list);
}

function isSame(one: PayoutRow, other: PayoutRow): boolean {
  return identity(one) === identity(other);
}

function identity(row: StatementRow): string {
  const { reference: _reference, isProvisional: _isProvisional, of: _of, ...facts } = row;
  return JSON.stringify(Object.entries(facts).sort());
}

function sumsOf(rows: readonly PayoutRow[], lines: Statement["lines"]): PayoutSums {
  const others = lines.reduce((total, { amount }) => total + amount, 0);
  const sum = (of: (row: PayoutRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    rows: new Set(rows.map(({ trackingNumber }) => trackingNumber)).size,
    cod: sum(({ cod }) => cod),
    fees: sum(({ fee, feeTax }) => fee + feeTax),
    incomeTax: sum(({ incomeTax }) => incomeTax),
    salesTax: sum(({ salesTax }) => salesTax),
    others,
    net: sum(({ net }) => net) - others,
  };
}

/**
 * Reads a file of whichever courier it is; what nobody else knows is taken for a CPR of PostEx. Throws
 * UnreadableStatement.
 */
export function readStatement(text: string): Statement {
  const beginning = text
    .replace(/^\uFEFF/, "")
    .trimStart()
    .slice(0, 2_000);
  if (beginning.startsWith("PK") || beginning.includes("\uFFFD"))
    throw new UnreadableStatement(
      "A spreadsheet has saved this file. Take it as the courier sends it: spreadsheets mangle numbers.",
    );
  if (beginning.startsWith("<")) return readLeopardsPage(text);
  if (beginning.startsWith("{")) return readLeopardsAnswers(text);
  const [head = ""] = beginning.split("\n", 1);
  if (/invoice cheque/i.test(head)) return readLeopardsList(text);
  return readPostExStatement(text);
}
