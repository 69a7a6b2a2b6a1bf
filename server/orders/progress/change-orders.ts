import type { ChangeResult } from "#contract/orders/change-results.ts";
import type { Dispatch, OrderProgress } from "#contract/orders/orders.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { type Executor, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { bookCutFabric } from "#server/catalog/fabric-stock/book-cut-fabric.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Acknowledged, objectionTo, toQuestions } from "../actions/objections.ts";
import { lockFacts, type OrderFacts } from "../actions/order-facts.ts";
import { takeAgain } from "../holding/take-again.ts";
import { issueInvoice } from "../invoices/printed-invoices.ts";
import { readNumber } from "../reading/read-number.ts";
import { callOffParcels } from "./call-off.ts";
import { type Cancelled, cancelLocked } from "./cancel-order.ts";

type Advance = {
  orderId: string;
  to: OrderProgress;
  courier: string | null;
  consignmentNumber: string | null;
  staffId: string;
  historyId: string;
  mailId: string;
};

const advance = (executor: Executor, given: Advance) => writeFirst(executor)<{ isUncut: boolean }>`
  with advanced as (
    update orders set progress = ${given.to}::text,
      courier = coalesce(${given.courier}::text, courier),
      consignment_number = coalesce(${given.consignmentNumber}::text, consignment_number)
    where id = ${given.orderId}::uuid
    returning id, email, cut_at is null as is_uncut
  ), noted as (
    insert into order_history (id, order_id, progress, actor)
    select ${given.historyId}::uuid, id, ${given.to}::text, ${given.staffId}::text from advanced
    returning id
  ), told as (
    insert into outgoing_mails (id, event, kind, recipient, data)
    select ${given.mailId}::uuid, 'order-changed:' || noted.id, 'order-changed', advanced.email,
      jsonb_build_object('orderId', advanced.id, 'progress', ${given.to}::text) from advanced, noted
    where advanced.email <> ''
  )
  select is_uncut as "isUncut" from advanced`;

/**
 * Hands a pending order to a courier and leaves a mail to the customer. `acknowledged` has the questions that staff
 * confirmed; a booking with another courier is then cancelled.
 */
export function dispatchOrder(
  office: StaffContext,
  orderId: string,
  parcel: Dispatch,
  acknowledged: Acknowledged,
): Promise<ChangeResult> {
  return advanceOrder(office, orderId, acknowledged, { action: "dispatch", parcel });
}

/** Notes that a courier has fetched a parcel of an order: it is on its way, and what else is booked for it stays so. */
export function noteLeft(office: StaffContext, orderId: string, parcel: Dispatch): Promise<ChangeResult> {
  return advanceOrder(office, orderId, [], { action: "leave", parcel });
}

export function deliverOrder(
  office: StaffContext,
  orderId: string,
  acknowledged: Acknowledged,
): Promise<ChangeResult> {
  return advanceOrder(office, orderId, acknowledged, { action: "deliver" });
}

type Step = { action: "dispatch" | "leave" | "deliver"; parcel?: Dispatch };

async function advanceOrder(
  { pool, staff }: StaffContext,
  id: string,
  acknowledged: Acknowledged,
  step: Step,
): Promise<ChangeResult> {
  const OrderID = await readNumber(pool, id);
  if (OrderID === null) return { id, OrderID, outcome: "unknown" };
  return withTransaction<ChangeResult>(pool, async (client) => {
    const facts = await lockFacts(client, id);
    if (!facts) return { id, OrderID: null, outcome: "unknown" };
    const objection = objectionTo(decideAction(facts, step.action), acknowledged);
    if (objection?.outcome === "ask-first")
      return { id, OrderID, outcome: "ask-first", questions: toQuestions(objection.questions) };
    if (objection) return { id, OrderID, outcome: outcomeOf(facts), why: inEnglish(objection.why) };
    await advanceWithin(client, staff, id, step);
    if (step.action === "dispatch") await callOffParcels(client, id, step.parcel?.consignmentNumber);
    return { id, OrderID, outcome: "changed" };
  });
}

function outcomeOf({ progress, cancelRequest }: OrderFacts): "cancel-asked" | "refused" {
  return progress === "Pending" && cancelRequest === "open" ? "cancel-asked" : "refused";
}

const steps = {
  dispatch: { from: "Pending", to: "Dispatched", recorded: "order.dispatch" },
  leave: { from: "Pending", to: "Dispatched", recorded: "order.dispatch" },
  deliver: { from: "Dispatched", to: "Delivered", recorded: "order.deliver" },
} as const;

/** Moves an order on that is locked, once it was decided that it may be. */
export async function advanceWithin(
  client: Executor,
  staff: StaffContext["staff"],
  id: string,
  { action, parcel }: Step,
): Promise<void> {
  const { from, to, recorded } = steps[action];
  const leaves = to === "Dispatched";
  const advanced = await advance(client, {
    orderId: id,
    to,
    courier: parcel?.courier ?? null,
    consignmentNumber: parcel?.consignmentNumber ?? null,
    staffId: staff.id,
    historyId: timeOrderedId(),
    mailId: timeOrderedId(),
  });
  if (leaves) await takeAgain(client, id, { isForced: true });
  // Dispatched pieces have been cut, whether anybody noted it or not.
  if (leaves && advanced?.isUncut) await bookCutFabric(client, staff, { cut: [id], notCut: [] });
  const subject = { kind: "order", id };
  const after = { progress: to, ...parcel };
  await recordChange(client, {
    staff,
    action: recorded,
    subject,
    before: { progress: from },
    after,
  });
  if (leaves) await issueInvoice(client, id);
}

/** Cancels an order that has not arrived, for a reason that is mailed to the customer. */
export function cancelForCustomer(
  { pool, staff }: StaffContext,
  orderId: string,
  { reason, acknowledged }: { reason: string; acknowledged: Acknowledged },
): Promise<Cancelled> {
  return withTransaction(pool, async (client) => {
    const facts = await lockFacts(client, orderId);
    if (!facts) return { outcome: "unknown" };
    const objection = objectionTo(decideAction(facts, "cancel"), acknowledged);
    if (objection) return objection;
    await cancelLocked(client, orderId, { kind: "staff", staffId: staff.id, reason });
    await recordChange(client, {
      staff,
      action: "order.cancel",
      subject: { kind: "order", id: orderId },
      before: { progress: facts.progress },
      after: { progress: "Cancelled" },
    });
    return { outcome: "cancelled" };
  });
}
