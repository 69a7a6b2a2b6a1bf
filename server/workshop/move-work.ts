import type { ActionQuestion } from "#contract/orders/order-actions.ts";
import type { OrderEventKind } from "#contract/orders/order-event-kinds.ts";
import { workStages } from "#contract/orders/orders.ts";
import type { EncodedReason } from "#contract/values/reason.ts";
import { type Executor, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { bookCutFabric } from "#server/catalog/fabric-stock/book-cut-fabric.ts";
import { setStage } from "#server/orders/progress/set-stage.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { decideAction } from "../orders/actions/decide-actions.ts";
import { type Acknowledged, objectionTo, toQuestions } from "../orders/actions/objections.ts";
import { lockFacts } from "../orders/actions/order-facts.ts";
import { addOrderEvent } from "../orders/progress/order-events.ts";
import { isFurther, type WorkState } from "../orders/progress/work-stage.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";

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

type Moving = {
  /** Leaves alone those that are further on. */
  onlyForward?: boolean;
  /** Why the workshop begins with what waits for its payment. */
  unpaidReason?: string;
  acknowledged?: Acknowledged;
};

export type WorkMoved = {
  changed: number;
  unpaid: number;
  asked: { id: string; questions: ActionQuestion[] }[];
};

/**
 * Notes how far the workshop has come with pending orders, forwards or, where that was noted by mistake, backwards. Gives
 * how many that was new for, and takes their fabric off the shelf once it is cut; orders that are sent or cancelled are left alone. It does
 * not begin with an order that waits for its payment, unless staff give a reason; `unpaid` says how many those were, `asked` what is
 * to be acknowledged first.
 */
export function moveWork(
  { pool, staff }: StaffContext,
  ids: readonly string[],
  state: WorkState,
  { onlyForward = false, unpaidReason, acknowledged = [] }: Moving = {},
): Promise<WorkMoved> {
  // Locked in one order, so that two changes cannot deadlock.
  const wanted = [...new Set(ids)].filter(isUuid).sort();
  return withTransaction(pool, async (client) => {
    const moved: Moved[] = [];
    const asked: WorkMoved["asked"] = [];
    let unpaid = 0;
    for (const orderId of wanted) {
      const one = await moveOne(client, staff, { orderId, state, onlyForward, unpaidReason, acknowledged });
      if (one === "unpaid") unpaid += 1;
      else if (one && "questions" in one) asked.push({ id: orderId, questions: toQuestions(one.questions) });
      else if (one) moved.push(one);
    }
    const idsOf = (kind: (each: Moved) => boolean) => moved.filter(kind).map(({ orderId }) => orderId);
    await bookCutFabric(client, staff, {
      cut: idsOf(({ wasCut }) => !wasCut && isCut(state)),
      notCut: idsOf(({ wasCut }) => wasCut && !isCut(state)),
    });
    return { changed: moved.length, unpaid, asked };
  });
}

type Move = {
  orderId: string;
  state: WorkState;
  onlyForward: boolean;
  unpaidReason: string | undefined;
  acknowledged: Acknowledged;
};
type Moved = { orderId: string; wasCut: boolean };

const isCut = (state: WorkState) => isFurther(state, "started");

async function moveOne(
  client: Executor,
  staff: StaffContext["staff"],
  { orderId, state, onlyForward, unpaidReason, acknowledged }: Move,
): Promise<Moved | { questions: readonly EncodedReason[] } | "unpaid" | undefined> {
  const facts = await lockFacts(client, orderId);
  const before = facts?.work ?? "waiting";
  if (!facts || before === state) return undefined;
  if (onlyForward && isFurther(before, state)) return undefined;
  const isUnpaid = decideAction(facts, "startUnpaid").may === "do";
  if (isUnpaid && unpaidReason === undefined) return "unpaid";
  const objection = isUnpaid ? undefined : objectionTo(decideAction(facts, "moveWork"), acknowledged);
  if (objection?.outcome === "ask-first") return objection;
  if (objection) return undefined;
  const why = isUnpaid ? { reason: unpaidReason } : {};
  await setStage(client, orderId, state);
  // Lines that are further stay so, unless all of the work is taken back.
  const settled = workStages.filter((stage) => state === "waiting" || !isFurther(stage, state));
  await write(client)`
    update order_items set ahead = null where order_id = ${orderId}::uuid and ahead = any(${settled}::text[])`;
  await addOrderEvent(client, { orderId, kind: eventOf[state], actor: staff.id, detail: why });
  await recordChange(client, {
    staff,
    action: actionOf[state],
    subject: { kind: "order", id: orderId },
    before: { work: before },
    after: { work: state, ...(isUnpaid && { beforePayment: true }) },
  });
  return { orderId, wasCut: isCut(before) };
}
