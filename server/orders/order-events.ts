import { sql } from "kysely";
import type { OrderEventKind } from "#contract/back-office/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

export type NewOrderEvent = {
  orderId: string;
  kind: OrderEventKind;
  /** `guest`, `customer`, or the id of a member of staff. */
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

/** Notes in the history of an order what is not its progress; to be called in the transaction of the change. Gives its id. */
export async function addOrderEvent(executor: Executor, event: NewOrderEvent): Promise<string> {
  const id = timeOrderedId();
  const { orderId, kind, actor, detail = {} } = event;
  await insertEvent.run(executor, { id, orderId, kind, actor, detail: JSON.stringify(detail) });
  return id;
}
