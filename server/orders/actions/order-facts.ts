import { type RawBuilder, sql } from "kysely";
import { handCourierIds } from "#contract/orders/couriers.ts";
import type { OrderMoney } from "#contract/orders/order-money.ts";
import type { OrderProgress, WorkStage } from "#contract/orders/orders.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { openStates } from "#contract/returns/return-rules.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { isTakenBack } from "../invoices/credit-notes.ts";
import { moneyOf } from "../ledger/order-money.ts";
import { isMissing, isPrepaid, isTransferReported, waitsForPayment } from "../ledger/transfer-claims.ts";
import { goodsBack } from "../pieces/goods-back.ts";
import { isBack, pieceSums } from "../pieces/piece-sums.ts";
import { isConfirmed } from "./awaits-confirmation.ts";

export type ParcelFacts = {
  id: string;
  courier: string;
  /** Empty until the courier has given one. */
  number: string;
  state: ParcelState;
  /** Handed over by hand: no courier reports its state. */
  isByHand: boolean;
  /** The courier was asked and has not answered: it may be booked there. */
  isBeingAsked: boolean;
  /** The shop cancelled it, and its courier has not acknowledged that. */
  isCallingOff: boolean;
  /** On its way back, or here again, and something of it is still to be checked in. */
  isBack: boolean;
  /** The courier could not hand it over and asks what to do. */
  asksWhatToDo: boolean;
  /** The member of staff who answered; null while unanswered, or when the courier refused the answer. */
  answeredBy: string | null;
};

/** All that decides what may be done next about an order. */
export type OrderFacts = {
  progress: OrderProgress;
  /** By its customer or staff, or by paying as asked. */
  isConfirmed: boolean;
  /** How far the workshop has come; null while it has not begun. */
  work: WorkStage | null;
  cancelRequest: "open" | "declined" | null;
  /** The shop asked for the whole amount or an advance before it sends the order. */
  isPaidAhead: boolean;
  /** The amount asked for in advance is not paid in full. */
  isMissing: boolean;
  /** The amount asked for in advance is not paid in full, and the workshop has not begun. */
  awaitsPayment: boolean;
  /** Its customer reported a transfer that is not yet checked against the account. */
  isTransferReported: boolean;
  /** Its customer is marked "Advance only": the shop sends them paid orders alone. */
  isAdvanceOnly: boolean;
  money: OrderMoney;
  /** It has arrived and is paid in full. */
  isPaidOff: boolean;
  /** How the collected cash was recorded, and its rupees. Staff undo only what they recorded by hand. */
  cash: { noted: "by-hand" | "by-courier"; amount: number } | null;
  parcels: readonly ParcelFacts[];
  /** Pieces in no parcel that were not checked in. */
  openPieces: number;
  /** Pieces that have neither arrived nor been cancelled or returned. */
  missingPieces: number;
  /** Something of it that was sent is with the shop again. */
  hasComeBack: boolean;
  /** Some of its pieces were cancelled while others had arrived. */
  isRestCancelled: boolean;
  /** An exchange, alteration or return that its customer asked for is open. */
  hasOpenRequest: boolean;
  /** It has an invoice that no credit note takes back as a whole. */
  hasInvoice: boolean;
};

const standingCash = sql`(select json_build_object('noted', case when l.reference is null then 'by-hand' else 'by-courier' end, 'amount', l.amount) from order_ledger l
  where l.order_id = o.id and l.kind = 'received' and l.how = 'cash' and l.undoes is null
    and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id)
  order by l.id desc limit 1)`;

const openRequests = sql.join(openStates.map((state) => sql.lit(state)));
const byHand = sql.join(handCourierIds.map((id) => sql.lit(id)));

const answeredBy = sql`(select u.name from parcel_answers a join users u on u.id = a.by
  where a.parcel_id = p.id and a.attempted_at = p.attempted_at and a.problem = '')`;

/** In SQL, of a parcel `p`: see `ParcelFacts`. */
const parcelFacts = sql`json_build_object('id', p.id, 'courier', p.courier, 'number', coalesce(p.tracking_number, ''), 'state', p.state,
  'isByHand', p.courier in (${byHand}), 'isBeingAsked', p.state = 'asked' and p.attempts > 0,
  'isCallingOff', p.call_off_at is not null and p.state <> 'cancelled', 'isBack', ${isBack},
  'asksWhatToDo', p.state = 'attempted' and p.attempted_at is not null, 'answeredBy', ${answeredBy})`;

/** In SQL, of an order `o`: see `OrderFacts`. */
export const orderFacts: RawBuilder<OrderFacts> = sql<OrderFacts>`json_build_object(
  'progress', o.progress, 'isConfirmed', ${isConfirmed},
  'work', case when o.packed_at is not null then 'packed' when o.sewn_at is not null then 'sewn'
    when o.cut_at is not null then 'cut' when o.work_started_at is not null then 'started' end,
  'cancelRequest', case when o.cancel_asked_at is null then null when o.cancel_declined is null then 'open' else 'declined' end,
  'isPaidAhead', ${isPrepaid},
  'isMissing', ${isPrepaid} and ${isMissing}, 'awaitsPayment', ${waitsForPayment}, 'isTransferReported', ${isTransferReported},
  'isAdvanceOnly', exists (select from people p where p.phone = international_phone(o.phone) and p.advance_only),
  'money', ${moneyOf}, 'isPaidOff', o.cash_received_on is not null, 'cash', ${standingCash},
  'parcels', (select coalesce(json_agg(${parcelFacts} order by p.asked_at, p.id), '[]') from parcels p where p.order_id = o.id),
  'openPieces', (select coalesce(sum(pieces.open), 0)::integer from order_items i cross join ${pieceSums} where i.order_id = o.id),
  'missingPieces', (select coalesce(sum(greatest(pieces.left - pieces.arrived, 0)), 0)::integer
    from order_items i cross join ${pieceSums} where i.order_id = o.id),
  'isRestCancelled', exists (select from order_items i where i.order_id = o.id and i.cancelled > 0),
  'hasComeBack', exists (select from ${goodsBack} b join order_items i on i.id = b.item_id where i.order_id = o.id),
  'hasOpenRequest', exists (select from aftercare_requests a where a.order_id = o.id and a.state in (${openRequests})),
  'hasInvoice', exists (select from invoices i where i.order_id = o.id and not ${isTakenBack}))`;

const selectFacts = (executor: Executor, orderId: string) => readFirst(executor)<{ facts: OrderFacts }>`
  select ${orderFacts} as facts from orders o where o.id = ${orderId}::uuid`;

/** Of an order that the caller has locked; undefined where there is none. */
export async function readFacts(executor: Executor, orderId: string): Promise<OrderFacts | undefined> {
  return isUuid(orderId) ? (await selectFacts(executor, orderId))?.facts : undefined;
}

/**
 * Locks an order to the end of the transaction and reads its facts; undefined where there is none. A second statement
 * reads them, so that it sees changes that were committed while this one waited for the lock.
 */
export async function lockFacts(transaction: Executor, orderId: string): Promise<OrderFacts | undefined> {
  if (!isUuid(orderId)) return undefined;
  await read(transaction)`select from orders where id = ${orderId}::uuid for no key update`;
  return readFacts(transaction, orderId);
}
