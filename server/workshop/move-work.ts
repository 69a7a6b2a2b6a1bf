import { sql } from "kysely";
import type { OrderEventKind } from "#contract/back-office/order-event-kinds.ts";
import { workStages } from "#contract/orders/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { bookCutCloth } from "../cloth/book-cut-cloth.ts";
import { addOrderEvent } from "../orders/progress/order-events.ts";
import {
  isFurther,
  stageReached,
  type WorkState,
  type WorkTimes,
  workColumns,
} from "../orders/progress/work-stage.ts";
import { waitsForPayment } from "../orders/transfers/transfer-claims.ts";
import { isUuid } from "../queries/is-uuid.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";
import { setStage } from "./set-stage.ts";

const lockWork = namedQuery(
  "lock-work",
  (param: Param<{ orderId: string }>) => sql<WorkTimes>`
    select ${workColumns} from orders o where o.id = ${param("orderId")}::uuid and o.progress = 'Pending'
    for no key update`,
);

// Read by another statement than the lock: a payment that was entered meanwhile is seen.
const selectWaits = namedQuery(
  "waits-for-payment",
  (param: Param<{ orderId: string }>) => sql<{ waits: boolean }>`
    select ${waitsForPayment} as waits from orders o where o.id = ${param("orderId")}::uuid`,
);

const settleLines = namedQuery(
  "settle-lines-ahead",
  (param: Param<{ orderId: string; settled: readonly string[] }>) => sql<object>`
    update order_items set ahead = null where order_id = ${param("orderId")}::uuid and ahead = any(${param("settled")}::text[])`,
);

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
 * how many that was new for, and takes their cloth off the shelf once it is cut; orders that are sent or cancelled are left alone, and with
 * `onlyForward` those that are further on. It does not begin with an order that waits for its payment, unless staff give a reason
 * (`unpaidReason`); `unpaid` says how many those were.
 */
export function moveWork(
  { pool, staff }: StaffContext,
  ids: readonly string[],
  state: WorkState,
  { onlyForward = false, unpaidReason }: { onlyForward?: boolean; unpaidReason?: string } = {},
): Promise<{ changed: number; unpaid: number }> {
  // Locked in one order, so that two changes cannot deadlock.
  const wanted = [...new Set(ids)].filter(isUuid).sort();
  return withTransaction(pool, async (client) => {
    const moved: Moved[] = [];
    let unpaid = 0;
    for (const orderId of wanted) {
      const one = await moveOne(client, staff, { orderId, state, onlyForward, unpaidReason });
      if (one === "unpaid") unpaid += 1;
      else if (one) moved.push(one);
    }
    const idsOf = (kind: (each: Moved) => boolean) => moved.filter(kind).map(({ orderId }) => orderId);
    await bookCutCloth(client, staff, {
      cut: idsOf(({ wasCut }) => !wasCut && isCut(state)),
      notCut: idsOf(({ wasCut }) => wasCut && !isCut(state)),
    });
    return { changed: moved.length, unpaid };
  });
}

type Move = {
  orderId: string;
  state: WorkState;
  onlyForward: boolean;
  unpaidReason: string | undefined;
};
type Moved = { orderId: string; wasCut: boolean };

const isCut = (state: WorkState) => isFurther(state, "started");

async function moveOne(
  client: Executor,
  staff: StaffContext["staff"],
  { orderId, state, onlyForward, unpaidReason }: Move,
): Promise<Moved | "unpaid" | undefined> {
  const [times] = await lockWork.run(client, { orderId });
  const before = times && (stageReached(times) ?? "waiting");
  if (before === undefined || before === state) return undefined;
  if (onlyForward && isFurther(before, state)) return undefined;
  const [{ waits } = { waits: false }] =
    before === "waiting" ? await selectWaits.run(client, { orderId }) : [];
  if (waits && unpaidReason === undefined) return "unpaid";
  const why = waits ? { reason: unpaidReason } : {};
  await setStage(client, orderId, state);
  // Lines that are further stay so, unless all of the work is taken back.
  const settled = workStages.filter((stage) => state === "waiting" || !isFurther(stage, state));
  await settleLines.run(client, { orderId, settled });
  await addOrderEvent(client, { orderId, kind: eventOf[state], actor: staff.id, detail: why });
  await recordChange(client, {
    staff,
    action: actionOf[state],
    subject: { kind: "order", id: orderId },
    before: { work: before },
    after: { work: state, ...(waits && { beforePayment: true }) },
  });
  return { orderId, wasCut: isCut(before) };
}
