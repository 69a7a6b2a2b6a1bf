import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../is-uuid.ts";
import type { OrderOffice } from "../orders/change-orders.ts";
import { recordChange } from "../staff/record-change.ts";

type Start = { orderId: string; isStarted: boolean };

const setStarted = namedQuery(
  "set-work-started",
  (param: Param<Start>) => sql<{ id: string }>`
    update orders set work_started_at = case when ${param("isStarted")}::boolean then now() end
    where id = ${param("orderId")}::uuid and progress = 'Pending'
      and (work_started_at is not null) <> ${param("isStarted")}::boolean
    returning id`,
);

/** Notes that the workshop has the tickets of pending orders, or has given them back. Gives how many that was new for. */
export function startWork(
  { pool, staff }: OrderOffice,
  ids: readonly string[],
  isStarted: boolean,
): Promise<number> {
  // In one order whoever starts them, so that two of the workshop never wait for each other.
  const wanted = [...new Set(ids)].filter(isUuid).sort();
  return withTransaction(pool, async (client) => {
    let changed = 0;
    for (const orderId of wanted) {
      if (await setOne(client, staff, { orderId, isStarted })) changed += 1;
    }
    return changed;
  });
}

async function setOne(client: Executor, staff: OrderOffice["staff"], start: Start): Promise<boolean> {
  const { orderId, isStarted } = start;
  const [changed] = await setStarted.run(client, start);
  if (!changed) return false;
  await recordChange(client, {
    staff,
    action: isStarted ? "order.startWork" : "order.takeWorkBack",
    subject: { kind: "order", id: orderId },
    before: { inWork: !isStarted },
    after: { inWork: isStarted },
  });
  return true;
}
