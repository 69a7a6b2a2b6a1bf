import type { OrderChange } from "#contract/order-views/office-orders.ts";
import type { OrderEventKind } from "#contract/orders/order-event-kinds.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

export type NewOrderEvent = {
  orderId: string;
  kind: OrderEventKind;
  actor: string;
  detail?: Readonly<Record<string, unknown>>;
};

/** Call it in the transaction of the change. Gives the id of the event. */
export async function addOrderEvent(executor: Executor, event: NewOrderEvent): Promise<string> {
  const id = timeOrderedId();
  const { orderId, kind, actor, detail = {} } = event;
  await write(executor)`
    insert into order_events (id, order_id, kind, actor, detail)
    values (${id}::uuid, ${orderId}::uuid, ${kind}::text, ${actor}::text,
      ${JSON.stringify(detail)}::jsonb)`;
  return id;
}

export async function isDeliveryUndone(executor: Executor, eventId: string): Promise<boolean> {
  const event = await readFirst(executor)<{ kind: string }>`
    select kind from order_events where id = ${eventId}::uuid`;
  return event?.kind === "delivery-undone";
}

export async function readReason(executor: Executor, eventId: string): Promise<string> {
  const found = await readFirst(executor)<{ reason: string | null }>`
    select detail ->> 'reason' as reason from order_events where id = ${eventId}::uuid`;
  return found?.reason ?? "";
}

export type OrderEditEvent = { kind: "edited" | "delivery-mended"; changes: OrderChange[] };

export async function readEdit(executor: Executor, eventId: string): Promise<OrderEditEvent | undefined> {
  return await readFirst(executor)<OrderEditEvent>`
    select kind, coalesce(detail -> 'changes', '[]') as changes from order_events
    where id = ${eventId}::uuid and kind in ('edited', 'delivery-mended')`;
}
