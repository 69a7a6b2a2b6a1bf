import { sql } from "kysely";
import type { OrderChange } from "#contract/order-views/office-orders.ts";
import type { OrderEventKind } from "#contract/orders/order-event-kinds.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

export type NewOrderEvent = {
  orderId: string;
  kind: OrderEventKind;
  actor: string;
  detail?: Readonly<Record<string, unknown>>;
};

const insertEvent = namedQuery(
  "insert-order-event",
  (param: Param<{ id: string; orderId: string; kind: string; actor: string; detail: string }>) =>
    sql<object>`
      insert into order_events (id, order_id, kind, actor, detail)
      values (${param("id")}::uuid, ${param("orderId")}::uuid, ${param("kind")}::text, ${param("actor")}::text,
        ${param("detail")}::jsonb)`,
);

/** To be called in the transaction of the change. Gives the id of the event. */
export async function addOrderEvent(executor: Executor, event: NewOrderEvent): Promise<string> {
  const id = timeOrderedId();
  const { orderId, kind, actor, detail = {} } = event;
  await insertEvent.run(executor, { id, orderId, kind, actor, detail: JSON.stringify(detail) });
  return id;
}

const selectKind = namedQuery(
  "read-order-event-kind",
  (param: Param<{ eventId: string }>) => sql<{ kind: string }>`
    select kind from order_events where id = ${param("eventId")}::uuid`,
);

export async function isDeliveryUndone(executor: Executor, eventId: string): Promise<boolean> {
  const [event] = await selectKind.run(executor, { eventId });
  return event?.kind === "delivery-undone";
}

const selectReason = namedQuery(
  "read-order-event-reason",
  (param: Param<{ eventId: string }>) => sql<{ reason: string | null }>`
    select detail ->> 'reason' as reason from order_events where id = ${param("eventId")}::uuid`,
);

export async function readReason(executor: Executor, eventId: string): Promise<string> {
  return (await selectReason.run(executor, { eventId }))[0]?.reason ?? "";
}

export type OrderEditEvent = { kind: "edited" | "delivery-mended"; changes: OrderChange[] };

const selectEdit = namedQuery(
  "read-order-edit",
  (param: Param<{ eventId: string }>) => sql<OrderEditEvent>`
    select kind, coalesce(detail -> 'changes', '[]') as changes from order_events
    where id = ${param("eventId")}::uuid and kind in ('edited', 'delivery-mended')`,
);

export async function readEdit(executor: Executor, eventId: string): Promise<OrderEditEvent | undefined> {
  return (await selectEdit.run(executor, { eventId }))[0];
}
