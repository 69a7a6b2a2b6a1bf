import { sql } from "kysely";
import type { OrderEventKind } from "#contract/back-office/orders.ts";
import { type WorkStage, workStages } from "#contract/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../is-uuid.ts";
import type { OrderOffice } from "../orders/change-orders.ts";
import { addOrderEvent } from "../orders/order-events.ts";
import { stageReached, type WorkTimes, workColumns } from "../orders/work-stage.ts";
import { recordChange } from "../staff/record-change.ts";

/** A stage of the work, or `waiting` for what nobody has begun. */
export type WorkState = WorkStage | "waiting";

const states: readonly WorkState[] = ["waiting", ...workStages];

const lockWork = namedQuery(
  "lock-work",
  (param: Param<{ orderId: string }>) => sql<WorkTimes>`
    select ${workColumns} from orders o where o.id = ${param("orderId")}::uuid and o.progress = 'Pending'
    for no key update`,
);

type Reached = { orderId: string; hasStarted: boolean; isCut: boolean; isSewn: boolean; isPacked: boolean };

// A stage that was passed over was come to now; one that was noted too early was not come to.
const setReached = namedQuery(
  "set-work-stage",
  (param: Param<Reached>) => sql<object>`
    update orders set
      work_started_at = case when ${param("hasStarted")}::boolean then coalesce(work_started_at, now()) end,
      cut_at = case when ${param("isCut")}::boolean then coalesce(cut_at, now()) end,
      sewn_at = case when ${param("isSewn")}::boolean then coalesce(sewn_at, now()) end,
      packed_at = case when ${param("isPacked")}::boolean then coalesce(packed_at, now()) end
    where id = ${param("orderId")}::uuid`,
);

/** What customers and staff read of it in the history. */
const eventOf: Record<WorkState, OrderEventKind> = {
  waiting: "work-taken-back",
  started: "work-started",
  cut: "cut",
  sewn: "sewn",
  packed: "packed",
};

const actionOf: Record<WorkState, string> = {
  waiting: "order.takeWorkBack",
  started: "order.startWork",
  cut: "order.cut",
  sewn: "order.sew",
  packed: "order.pack",
};

/**
 * Notes how far the workshop has come with pending orders, forwards or, where that was noted by mistake, backwards. Gives
 * how many that was new for; orders that are sent or cancelled are left alone, and with `onlyForward` those that are further on.
 */
export function moveWork(
  { pool, staff }: OrderOffice,
  ids: readonly string[],
  state: WorkState,
  { onlyForward = false } = {},
): Promise<number> {
  // In one order whoever moves them, so that two of the workshop never wait for each other.
  const wanted = [...new Set(ids)].filter(isUuid).sort();
  return withTransaction(pool, async (client) => {
    let changed = 0;
    for (const orderId of wanted) {
      if (await moveOne(client, staff, { orderId, state, onlyForward })) changed += 1;
    }
    return changed;
  });
}

async function moveOne(
  client: Executor,
  staff: OrderOffice["staff"],
  { orderId, state, onlyForward }: { orderId: string; state: WorkState; onlyForward: boolean },
): Promise<boolean> {
  const [times] = await lockWork.run(client, { orderId });
  const before = times && (stageReached(times) ?? "waiting");
  if (before === undefined || before === state) return false;
  if (onlyForward && states.indexOf(before) > states.indexOf(state)) return false;
  await setReached.run(client, {
    orderId,
    hasStarted: state !== "waiting",
    isCut: state === "cut" || state === "sewn" || state === "packed",
    isSewn: state === "sewn" || state === "packed",
    isPacked: state === "packed",
  });
  await addOrderEvent(client, { orderId, kind: eventOf[state], actor: staff.id });
  await recordChange(client, {
    staff,
    action: actionOf[state],
    subject: { kind: "order", id: orderId },
    before: { work: before },
    after: { work: state },
  });
  return true;
}
