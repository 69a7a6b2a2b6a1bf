import { sql } from "kysely";
import type { Day } from "#contract/values/karachi-time.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { holdsPieces } from "#server/orders/pieces/piece-sums.ts";
import { balanceOf } from "../../orders/ledger/order-money.ts";
import { replaceReturnFee } from "../returns/return-fees.ts";
import { addsUp, type PayoutRow, type Statement as ReadStatement } from "./statement.ts";

type Statement = { id: string; courier: string; number: string; paidOn: Day; staffId: string };

/** The statement of this number, stored at its first part, with the day given then. */
export async function storeStatement(
  transaction: Executor,
  statement: Omit<Statement, "id">,
): Promise<{ id: string; paidOn: Day }> {
  await write(transaction)`
    insert into payout_statements (id, courier, number, paid_on, entered_by)
    values (${timeOrderedId()}::uuid, ${statement.courier}, ${statement.number}, ${statement.paidOn}::date, ${statement.staffId}::uuid)
    on conflict (courier, number) do nothing`;
  const { courier, number } = statement;
  const kept = await readFirst(transaction)<{ id: string; paid_on: Day }>`
    select id, paid_on::text from payout_statements where courier = ${courier} and number = ${number}`;
  if (!kept) throw new Error("A payout statement is gone right after it was kept.");
  return { id: kept.id, paidOn: kept.paid_on };
}

const rowColumns = sql`tracking_number, kind, cod, fee, fee_tax, income_tax, sales_tax, net`;

function insertRows(executor: Executor, row: { statementId: string; courier: string; rows: string }) {
  return write(executor)<{ place: number }>`
    with sent as (
      select * from jsonb_to_recordset(${row.rows}::jsonb) as row (place integer, "trackingNumber" text, kind text,
        reference text, cod integer, fee integer, "feeTax" integer, "incomeTax" integer, "salesTax" integer, net integer,
        "isProvisional" boolean)
    ), added as (
      insert into payout_rows (statement_id, courier, reference, is_provisional, ${rowColumns})
      select ${row.statementId}::uuid, ${row.courier}, reference, "isProvisional", "trackingNumber", kind, cod,
        fee, "feeTax", "incomeTax", "salesTax", net
      from sent order by place
      on conflict do nothing
      returning ${rowColumns}
    )
    select min(place) as place from sent join added a on (a.tracking_number, a.kind, a.cod, a.fee, a.fee_tax, a.income_tax,
      a.sales_tax, a.net) = ("trackingNumber", sent.kind, sent.cod, sent.fee, "feeTax", "incomeTax", "salesTax", sent.net)
    group by ${sql.raw('"trackingNumber", sent.kind, sent.cod, sent.fee, "feeTax", "incomeTax", "salesTax", sent.net')}`;
}

type StoredRows = { statementId: string; courier: string; rows: readonly (PayoutRow & { place: number })[] };

/** Stores the rows that no earlier statement had; gives their places. */
export async function storeRows(
  transaction: Executor,
  { statementId, courier, rows }: StoredRows,
): Promise<Set<number>> {
  const added = await insertRows(transaction, { statementId, courier, rows: JSON.stringify(rows) });
  return new Set(added.map(({ place }) => place));
}

/** Stores the charges of a whole statement, each line once; gives the number of new ones. */
export async function storeLines(
  transaction: Executor,
  statementId: string,
  lines: ReadStatement["lines"],
): Promise<number> {
  const changed = await write(transaction)`
    insert into payout_lines (statement_id, kind, words, amount)
    select ${statementId}::uuid, kind, words, amount
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (kind text, words text, amount integer)
    on conflict do nothing returning 1 as one`;
  return changed.length;
}

/**
 * The orders that rows may be about, by the number that staff have typed or that a courier gave to a parcel. `rows`
 * names a part of the statement that has the columns of payout_rows.
 */
const ordersOf = (rows: string) => sql`
  select r.id, o.id as order_id from ${sql.ref(rows)} r join orders o
    on upper(replace(o.consignment_number, ' ', '')) = r.tracking_number and o.consignment_number <> ''
  union
  select r.id, p.order_id from ${sql.ref(rows)} r join parcels p
    on p.courier = r.courier and p.tracking_number = r.tracking_number and p.tracking_number <> ''`;

/** A stored row that is in no ledger, and an order that was dispatched under its number. */
type OpenRow = PayoutRow & { id: string; statement: string; paidOn: Day; orderId: string };

const selectOpen = (executor: Executor) => read(executor)<OpenRow>`
  with open as (
    select * from payout_rows where entered_at is null
  ), matching as (${ordersOf("open")})
  select r.id::text as id, s.number as statement, s.paid_on::text as "paidOn", m.order_id as "orderId",
    r.tracking_number as "trackingNumber", r.kind, r.reference, r.cod, r.fee, r.fee_tax as "feeTax",
    r.income_tax as "incomeTax", r.sales_tax as "salesTax", r.net, r.is_provisional as "isProvisional"
  from open r join matching m on m.id = r.id join payout_statements s on s.id = r.statement_id
  order by r.id`;

function enterRows(executor: Executor, row: { rows: string; entries: string; staffId: string }) {
  return write(executor)`
    with entered as (
      update payout_rows r set entered_at = now(), order_id = row."orderId"
      from jsonb_to_recordset(${row.rows}::jsonb) as row (id bigint, "orderId" uuid) where r.id = row.id
    )
    insert into order_ledger (order_id, kind, amount, cause, how, day, reference, actor)
    select "orderId", kind, amount, cause, how, day, reference, ${row.staffId}::text
    from jsonb_to_recordset(${row.entries}::jsonb) as entry ("orderId" uuid, kind text, amount integer, cause text,
      how text, day date, reference text)`;
}

/**
 * Enters every stored row into the ledger of its order that is in none yet and whose order is known by now, those of
 * earlier statements included; gives how many. A row whose cash staff have noted by hand waits until that is
 * reversed.
 */
export async function enterOpenRows(transaction: Executor, staffId: string): Promise<number> {
  const open = (await selectOpen(transaction)).filter(addsUp);
  const ids = [...new Set(open.map(({ orderId }) => orderId))];
  if (ids.length === 0) return 0;
  await read(transaction)`
    select from orders where id = any(${ids}::uuid[]) order by id for no key update`;
  // Cash of a statement has its number; what staff have noted has none.
  const found = await read(transaction)<{ order_id: string }>`
    select distinct l.order_id from order_ledger l where l.order_id = any(${ids}::uuid[])
      and l.kind = 'received' and l.how = 'cash' and l.reference is null and l.undoes is null
      and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id)`;
  const notedByHand = new Set(found.map((row) => row.order_id));
  const matches = new Map<string, number>();
  for (const { id } of open) matches.set(id, (matches.get(id) ?? 0) + 1);
  const rows = open.filter(
    ({ id, orderId, kind }) => matches.get(id) === 1 && !(kind === "delivered" && notedByHand.has(orderId)),
  );
  if (rows.length === 0) return 0;
  const entries = rows.flatMap(entriesOf);
  await enterRows(transaction, {
    staffId,
    rows: JSON.stringify(rows.map(({ id, orderId }) => ({ id, orderId }))),
    entries: JSON.stringify(entries),
  });
  for (const { kind, orderId, trackingNumber, fee } of rows)
    if (kind !== "delivered" && fee > 0)
      await replaceReturnFee(transaction, { orderId, trackingNumber, staffId });
  return rows.length;
}

/**
 * In whole rupees: the courier's deductions are withheld, the rest of the collected amount is received. Deductions
 * beyond that, as for a returned parcel, are a charge of the order that no customer pays.
 */
function entriesOf(row: OpenRow) {
  const collected = Math.round(row.cod / 100);
  const kept = Math.round((row.fee + row.feeTax + row.incomeTax + row.salesTax) / 100);
  const withheld = Math.min(kept, collected);
  const lost = kept - withheld;
  const entry = { orderId: row.orderId, cause: null, how: null, day: row.paidOn, reference: null };
  const entries = [
    {
      ...entry,
      kind: "received",
      how: "cash",
      amount: collected - withheld,
      // The ledger takes each reference of money once, and a parcel may be paid out in parts.
      reference: `${row.statement}/${row.trackingNumber}/${row.id}`,
    },
    { ...entry, kind: "withheld", amount: withheld },
    { ...entry, kind: "due", cause: "charge", day: null, amount: lost },
    { ...entry, kind: "written-off", amount: lost },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

type RowState = {
  place: number;
  statement_id: string;
  is_entered: boolean;
  /** Null where none or several have its number. */
  order_id: string | null;
  number: string | null;
  is_delivered: boolean;
  balance: number | null;
};

/**
 * In SQL: what riders collect, or have collected and was not paid out, with other parcels of the order `o` than that of
 * a row `kept`.
 */
const elsewhere = sql`(select coalesce(sum(p.collects), 0)::integer from parcels p where p.order_id = o.id and ${holdsPieces}
  and (p.courier, p.tracking_number) is distinct from (kept.courier, kept.tracking_number)
  and exists (select from parcels q where q.order_id = o.id and q.courier = kept.courier and q.tracking_number = kept.tracking_number)
  and not exists (select from payout_rows r where r.courier = p.courier and r.tracking_number = p.tracking_number
    and r.kind = 'delivered' and r.entered_at is not null))`;

const selectStates = (executor: Executor, rows: string, courier: string) => read(executor)<RowState>`
  with kept as (
    select sent.place, r.*
    from jsonb_to_recordset(${rows}::jsonb) as sent (place integer, "trackingNumber" text, kind text, cod integer,
      fee integer, "feeTax" integer, "incomeTax" integer, "salesTax" integer, net integer)
    join payout_rows r on r.courier = ${courier} and (r.tracking_number, r.kind, r.cod, r.fee, r.fee_tax,
      r.income_tax, r.sales_tax, r.net) = (sent."trackingNumber", sent.kind, sent.cod, sent.fee, sent."feeTax",
      sent."incomeTax", sent."salesTax", sent.net)
  ), unentered as (
    select * from kept where order_id is null
  ), certain as (
    select id, (array_agg(order_id))[1] as order_id from (${ordersOf("unentered")}) as matching group by id having count(*) = 1
  )
  select kept.place, kept.statement_id, kept.entered_at is not null as is_entered, o.id as order_id, o.number,
    coalesce((select p.state = 'delivered' from parcels p where p.order_id = o.id and p.courier = kept.courier
      and p.tracking_number = kept.tracking_number), false) or o.progress = 'Delivered' as is_delivered,
    ${balanceOf} - ${elsewhere} as balance
  from kept left join certain on certain.id = kept.id left join orders o on o.id = coalesce(kept.order_id, certain.order_id)
  order by kept.place`;

/** The state of each row, in the given order; read it in the transaction that entered them. */
export function readRowStates(
  transaction: Executor,
  courier: string,
  rows: readonly PayoutRow[],
): Promise<RowState[]> {
  const sent = JSON.stringify(rows.map((row, place) => ({ ...row, place })));
  return selectStates(transaction, sent, courier);
}
