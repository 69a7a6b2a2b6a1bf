import { sql } from "kysely";
import type { ChangeResult } from "#contract/back-office/orders.ts";
import type { Dispatch, OrderProgress } from "#contract/orders/orders.ts";
import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { bookCutCloth } from "../../cloth/book-cut-cloth.ts";
import { issueInvoice } from "../../invoices/invoice-papers.ts";
import { isUuid } from "../../queries/is-uuid.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { formatOrderNumber } from "../order-number.ts";
import { type Cancelled, cancelOrder } from "./cancel-order.ts";

type Advance = {
  orderId: string;
  from: OrderProgress;
  to: OrderProgress;
  courier: string | null;
  consignmentNumber: string | null;
  staffId: string;
  historyId: string;
  mailId: string;
};

// One conditional update decides against a cancel at the same moment; the rest follows from it.
const advance = namedQuery(
  "advance-order",
  (param: Param<Advance>) => sql<{ isUncut: boolean }>`
    with advanced as (
      update orders set progress = ${param("to")}::text,
        courier = coalesce(${param("courier")}::text, courier),
        consignment_number = coalesce(${param("consignmentNumber")}::text, consignment_number)
      where id = ${param("orderId")}::uuid and progress = ${param("from")}::text
        and (progress <> 'Pending' or cancel_asked_at is null or cancel_declined is not null)
      returning id, email, cut_at is null as is_uncut
    ), noted as (
      insert into order_history (id, order_id, progress, actor)
      select ${param("historyId")}::uuid, id, ${param("to")}::text, ${param("staffId")}::text from advanced
      returning id
    ), told as (
      insert into outgoing_mails (id, event, kind, recipient, data)
      select ${param("mailId")}::uuid, 'order-changed:' || noted.id, 'order-changed', advanced.email,
        jsonb_build_object('orderId', advanced.id, 'progress', ${param("to")}::text) from advanced, noted
      where advanced.email <> ''
    )
    select is_uncut as "isUncut" from advanced`,
);

const findNumber = namedQuery(
  "find-order-number",
  (param: Param<{ orderId: string }>) => sql<{ number: string; is_cancel_asked: boolean }>`
    select number, progress = 'Pending' and cancel_asked_at is not null and cancel_declined is null as is_cancel_asked
    from orders where id = ${param("orderId")}::uuid`,
);

const lockOrder = namedQuery("lock-order", (param: Param<{ orderId: string }>) =>
  query.selectFrom("orders").select("progress").where("id", "=", param("orderId")).forUpdate(),
);

/**
 * Hands a pending order to a courier and leaves a mail to the customer; `refused` when it is not pending any more,
 * `cancel-asked` as long as a customer who wants to cancel it waits for an answer.
 */
export function dispatchOrder(
  office: StaffContext,
  orderId: string,
  parcel: Dispatch,
): Promise<ChangeResult> {
  return advanceOrder(office, orderId, {
    from: "Pending",
    to: "Dispatched",
    action: "order.dispatch",
    parcel,
  });
}

export function deliverOrder(office: StaffContext, orderId: string): Promise<ChangeResult> {
  return advanceOrder(office, orderId, { from: "Dispatched", to: "Delivered", action: "order.deliver" });
}

/** As `deliverOrder`, within a transaction; whether it was on its way. */
export function deliverWithin(
  client: Executor,
  staff: StaffContext["staff"],
  orderId: string,
): Promise<boolean> {
  const step = { from: "Dispatched", to: "Delivered", action: "order.deliver" } as const;
  return advanceWithin(client, staff, orderId, step);
}

type Step = { from: OrderProgress; to: OrderProgress; action: string; parcel?: Dispatch };

async function advanceOrder({ pool, staff }: StaffContext, id: string, step: Step): Promise<ChangeResult> {
  const [found] = isUuid(id) ? await findNumber.run(pool, { orderId: id }) : [];
  if (!found) return { id, OrderID: null, outcome: "unknown" };
  const isChanged = await withTransaction(pool, (client) => advanceWithin(client, staff, id, step));
  const OrderID = formatOrderNumber(found.number);
  if (isChanged) return { id, OrderID, outcome: "changed" };
  const [now] = await findNumber.run(pool, { orderId: id });
  return { id, OrderID, outcome: now?.is_cancel_asked ? "cancel-asked" : "refused" };
}

async function advanceWithin(
  client: Executor,
  staff: StaffContext["staff"],
  id: string,
  { from, to, action, parcel }: Step,
): Promise<boolean> {
  const [advanced] = await advance.run(client, {
    orderId: id,
    from,
    to,
    courier: parcel?.courier ?? null,
    consignmentNumber: parcel?.consignmentNumber ?? null,
    staffId: staff.id,
    historyId: timeOrderedId(),
    mailId: timeOrderedId(),
  });
  if (!advanced) return false;
  // What is sent has been cut, whether anybody noted it or not.
  if (to === "Dispatched" && advanced.isUncut) await bookCutCloth(client, staff, { cut: [id], notCut: [] });
  const subject = { kind: "order", id };
  const after = { progress: to, ...parcel };
  await recordChange(client, { staff, action, subject, before: { progress: from }, after });
  if (to === "Dispatched") await issueInvoice(client, id);
  return true;
}

/** Cancels an order that has not arrived, for a reason that is mailed to the customer; `not-pending` when it is too late. */
export function cancelForCustomer(
  { pool, staff }: StaffContext,
  orderId: string,
  reason: string,
): Promise<Cancelled> {
  return withTransaction(pool, async (client) => {
    const before = await progressOf(client, orderId);
    const result = await cancelOrder(client, orderId, { kind: "staff", staffId: staff.id, reason });
    if (result.outcome !== "cancelled" || !before) return result;
    await recordChange(client, {
      staff,
      action: "order.cancel",
      subject: { kind: "order", id: orderId },
      before: { progress: before },
      after: { progress: "Cancelled" },
    });
    return result;
  });
}

async function progressOf(client: Executor, orderId: string): Promise<OrderProgress | undefined> {
  const [row] = isUuid(orderId) ? await lockOrder.run(client, { orderId }) : [];
  return row?.progress;
}
