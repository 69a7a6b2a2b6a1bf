import { sql } from "kysely";
import type { LedgerEntry, PaymentWay } from "#contract/orders/order-ledger.ts";
import type { OrderMoney } from "#contract/orders/order-money.ts";
import type { Day } from "#contract/values/karachi-time.ts";
import { type Executor, read, write } from "#database/query.ts";
import { decideTakeBack, type EntryFacts } from "../actions/decide-entries.ts";

type MoneyEntry = {
  orderId: string;
  kind: "received" | "refunded";
  amount: number;
  how: PaymentWay;
  on: Day;
  /** The number of the bank or the wallet, of which a payment is entered once. */
  reference: string | null;
  /** Null where a gateway says so. */
  staffId: string | null;
};

/** To be called with the order locked, by whom has compared the amount with the balance. */
export async function enterMoney(transaction: Executor, entry: MoneyEntry): Promise<void> {
  await write(transaction)`
    insert into order_ledger (order_id, kind, amount, how, day, reference, actor)
    values (${entry.orderId}::uuid, ${entry.kind}::text, ${entry.amount}::integer, ${entry.how}::text,
      ${entry.on}::date, ${entry.reference}::text, ${entry.staffId}::text)`;
}

/**
 * Enters that goods of so many rupees have come back, which takes from what is due; to be called with the order locked,
 * together with the entry of what goes back to the customer for them.
 */
export async function enterReturned(
  transaction: Executor,
  returned: { orderId: string; amount: number; staffId: string },
): Promise<void> {
  await write(transaction)`
    insert into order_ledger (order_id, kind, amount, cause, actor)
    values (${returned.orderId}::uuid, 'due', -${returned.amount}::integer, 'returned', ${returned.staffId}::text)`;
}

/** Reverses an entry that is not yet reversed; call it with the order locked. */
export async function undoEntry(
  transaction: Executor,
  undo: { orderId: string; entryId: string; staffId: string | null },
): Promise<void> {
  await write(transaction)`
    insert into order_ledger (order_id, kind, amount, cause, how, day, reference, undoes, actor)
    select order_id, kind, -amount, cause, how, day, reference, id, ${undo.staffId}::text
    from order_ledger where order_id = ${undo.orderId}::uuid and id = ${undo.entryId}::bigint`;
}

/** An entry of money that counts, because it was not undone. */
type StandingEntry = {
  id: string;
  kind: MoneyEntry["kind"];
  amount: number;
  how: PaymentWay;
  on: Day;
  /** Of cash the number of the courier's statement; null where staff have noted it by hand. */
  reference: string | null;
  isOfGateway: boolean;
};

// In SQL, of an entry `l`: a gateway has moved the money. Its refunds say no number, but were settled by the
// transaction that entered them.
const isOfGateway = sql<boolean>`exists (select from gateway_payments p
  where p.order_id = l.order_id and p.gateway = l.how and case l.kind
    when 'received' then p.state = 'paid' and p.gateway_reference = l.reference
    when 'refunded' then exists (select from gateway_refunds r
      where r.payment_id = p.id and r.state = 'done' and r.amount = l.amount and r.settled_at = l.at)
    else false end)`;

export function readStandingMoney(executor: Executor, orderId: string): Promise<StandingEntry[]> {
  return read(executor)<StandingEntry>`
    select l.id::text as id, l.kind, l.amount, l.how, l.day::text as "on", l.reference,
      ${isOfGateway} as "isOfGateway" from order_ledger l
    where l.order_id = ${orderId}::uuid and l.kind in ('received', 'refunded') and l.undoes is null
      and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id)
    order by l.id`;
}

export function isCash({ kind, how }: StandingEntry): boolean {
  return kind === "received" && how === "cash";
}

type Row = Omit<LedgerEntry, "at" | "reference" | "mayTakeBack"> & {
  at: Date;
  reference: string | null;
  standing: EntryFacts | null;
};

/** Oldest first, with what staff may take back of it. */
export async function readLedger(
  executor: Executor,
  orderId: string,
  money: OrderMoney,
): Promise<LedgerEntry[]> {
  // Only the ids of staff are as long as that.
  const rows = await read(executor)<Row>`
    select l.id::text as id, l.at, l.kind, l.amount, l.cause, l.how, l.day::text as "on", l.reference,
      l.undoes::text as undoes, u.name as by,
      case when l.kind in ('received', 'refunded') and l.undoes is null
        and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id)
        then json_build_object('kind', l.kind, 'amount', l.amount, 'how', l.how, 'isOfGateway', ${isOfGateway}) end as standing
    from order_ledger l left join users u on u.id = case when length(l.actor) = 36 then l.actor::uuid end
    where l.order_id = ${orderId}::uuid order by l.id`;
  return rows.map(({ at, reference, standing, ...row }) => ({
    ...row,
    at: at.toISOString(),
    reference: reference ?? "",
    mayTakeBack: decideTakeBack(standing ?? undefined, money).may !== "not",
  }));
}
