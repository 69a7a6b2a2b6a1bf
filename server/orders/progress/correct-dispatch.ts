import type { OrderChange } from "#contract/order-views/office-orders.ts";
import type { Dispatch, OrderProgress } from "#contract/orders/orders.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Objection, objectionTo } from "../actions/objections.ts";
import { lockFacts } from "../actions/order-facts.ts";
import { addOrderEvent } from "./order-events.ts";

type Corrected = { outcome: "corrected" | "unknown" } | Objection;

type Sent = {
  progress: OrderProgress;
  email: string;
  courier: string | null;
  consignment_number: string | null;
};

// The history row of the arrival is deleted with the state; the event records both. Stock and coupon are as they were:
// an arrival moves neither. The days' figures are counted again.
const takeDeliveryBack = (executor: Executor, orderId: string) => write(executor)`
  with undone as (
    update orders set progress = 'Dispatched' where id = ${orderId}::uuid returning id, created_at
  ), forgotten as (
    delete from order_history h using undone where h.order_id = undone.id and h.progress = 'Delivered'
    returning h.at
  )
  insert into uncounted_days (day)
  select (created_at at time zone 'Asia/Karachi')::date from undone
  union
  select (at at time zone 'Asia/Karachi')::date from forgotten
  on conflict do nothing`;

export function correctDispatch(
  { pool, staff }: StaffContext,
  orderId: string,
  parcel: Dispatch,
): Promise<Corrected> {
  return withTransaction<Corrected>(pool, async (client) => {
    const order = await lock(client, orderId, "correctDispatch");
    if ("outcome" in order) return order;
    const before = { courier: order.courier ?? "", consignmentNumber: order.consignment_number ?? "" };
    const changes = changesOf(before, parcel);
    if (changes.length === 0) return { outcome: "corrected" };
    await write(client)`
      update orders set courier = ${parcel.courier}, consignment_number = ${parcel.consignmentNumber}
      where id = ${orderId}::uuid`;
    const event = { orderId, kind: "dispatch-corrected", actor: staff.id, detail: { changes } } as const;
    const eventId = await addOrderEvent(client, event);
    if (order.progress === "Dispatched") await tellCustomer(client, { orderId, eventId, email: order.email });
    const subject = { kind: "order", id: orderId };
    await recordChange(client, { staff, action: "order.correctDispatch", subject, before, after: parcel });
    return { outcome: "corrected" };
  });
}

export function undoDelivery(
  { pool, staff }: StaffContext,
  orderId: string,
  reason: string,
): Promise<Corrected> {
  return withTransaction<Corrected>(pool, async (client) => {
    const order = await lock(client, orderId, "undoDelivery");
    if ("outcome" in order) return order;
    await takeDeliveryBack(client, orderId);
    const event = { orderId, kind: "delivery-undone", actor: staff.id, detail: { reason } } as const;
    const eventId = await addOrderEvent(client, event);
    await tellCustomer(client, { orderId, eventId, email: order.email });
    await recordChange(client, {
      staff,
      action: "order.undoDelivery",
      subject: { kind: "order", id: orderId },
      before: { progress: "Delivered" },
      after: { progress: "Dispatched" },
    });
    return { outcome: "corrected" };
  });
}

async function lock(
  client: Executor,
  orderId: string,
  action: "correctDispatch" | "undoDelivery",
): Promise<Sent | { outcome: "unknown" } | Objection> {
  const facts = await lockFacts(client, orderId);
  if (!facts) return { outcome: "unknown" };
  const objection = objectionTo(decideAction(facts, action), []);
  if (objection) return objection;
  const order = await readFirst(client)<Sent>`
    select progress, email, courier, consignment_number from orders where id = ${orderId}::uuid`;
  return order ?? { outcome: "unknown" };
}

function changesOf(before: Dispatch, after: Dispatch): OrderChange[] {
  return [
    { what: "Courier", before: before.courier, after: after.courier },
    { what: "Consignment number", before: before.consignmentNumber, after: after.consignmentNumber },
  ].filter((change) => change.before !== change.after);
}

async function tellCustomer(
  client: Executor,
  { orderId, eventId, email }: { orderId: string; eventId: string; email: string },
): Promise<void> {
  if (email === "") return;
  const event = `order-event:${eventId}`;
  await queueMail(client, {
    kind: "dispatch-corrected",
    event,
    recipient: email,
    data: { orderId, eventId },
  });
}
