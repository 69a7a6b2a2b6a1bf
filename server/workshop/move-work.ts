import type { ChangeResult } from "#contract/orders/change-results.ts";
import type { ActionQuestion } from "#contract/orders/order-actions.ts";
import type { OrderEventKind } from "#contract/orders/order-event-kinds.ts";
import { workStages } from "#contract/orders/orders.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { type Executor, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { bookCutFabric } from "#server/catalog/fabric-stock/book-cut-fabric.ts";
import { setStage } from "#server/orders/progress/set-stage.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { AuditAction } from "#server/staff/audit-sentences.ts";
import { decideAction } from "../orders/actions/decide-actions.ts";
import { type Acknowledged, type Objection, objectionTo, toQuestions } from "../orders/actions/objections.ts";
import { lockFacts } from "../orders/actions/order-facts.ts";
import { addOrderEvent } from "../orders/progress/order-events.ts";
import { isFurther, type WorkState } from "../orders/progress/work-stage.ts";
import { readNumbers } from "../orders/reading/read-number.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";

const eventOf: Record<WorkState, OrderEventKind> = {
  waiting: "work-taken-back",
  started: "work-started",
  cut: "cut",
  sewn: "sewn",
  packed: "packed",
};

const actionOf: Record<WorkState, AuditAction> = {
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
  results: ChangeResult[];
};

/**
 * Notes how far the workshop has come with pending orders, forwards or, where that was noted by mistake, backwards.
 * Gives how many that was new for, and takes their fabric off the shelf once it is cut; orders that are sent or
 * cancelled are left alone. It does not begin with an order that waits for its payment, unless staff give a reason;
 * `unpaid` says how many those were, `asked` what is to be acknowledged first.
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
    const numbers = await readNumbers(client, wanted);
    const moved: Moved[] = [];
    const found = new Map<string, ChangeResult>();
    let unpaid = 0;
    for (const orderId of wanted) {
      const one = await moveOne(client, staff, { orderId, state, onlyForward, unpaidReason, acknowledged });
      if (one.outcome === "moved") moved.push(one);
      if ("isUnpaid" in one && one.isUnpaid) unpaid += 1;
      found.set(orderId, toResult({ id: orderId, OrderID: numbers.get(orderId) ?? null }, one));
    }
    const results = ids.flatMap((id) => found.get(id) ?? []);
    const asked = results.flatMap(({ id, questions }) => (questions ? [{ id, questions }] : []));
    const idsOf = (kind: (each: Moved) => boolean) => moved.filter(kind).map(({ orderId }) => orderId);
    await bookCutFabric(client, staff, {
      cut: idsOf(({ wasCut }) => !wasCut && isCut(state)),
      notCut: idsOf(({ wasCut }) => wasCut && !isCut(state)),
    });
    return { changed: moved.length, unpaid, asked, results };
  });
}

type Move = {
  orderId: string;
  state: WorkState;
  onlyForward: boolean;
  unpaidReason: string | undefined;
  acknowledged: Acknowledged;
};
type Moved = { outcome: "moved"; orderId: string; wasCut: boolean };
type Outcome = Moved | { outcome: "already" | "unknown" } | (Objection & { isUnpaid: boolean });

function toResult(order: { id: string; OrderID: string | null }, one: Outcome): ChangeResult {
  switch (one.outcome) {
    case "unknown":
      return { ...order, outcome: "unknown" };
    case "moved":
    case "already":
      return { ...order, outcome: "changed" };
    case "ask-first":
      return { ...order, outcome: "ask-first", questions: toQuestions(one.questions) };
    case "not-allowed":
      return { ...order, outcome: "refused", why: inEnglish(one.why) };
  }
}

const isCut = (state: WorkState) => isFurther(state, "started");

async function moveOne(
  client: Executor,
  staff: StaffContext["staff"],
  { orderId, state, onlyForward, unpaidReason, acknowledged }: Move,
): Promise<Outcome> {
  const facts = await lockFacts(client, orderId);
  if (!facts) return { outcome: "unknown" };
  const before = facts.work ?? "waiting";
  if (before === state || (onlyForward && isFurther(before, state))) return { outcome: "already" };
  const isUnpaid = decideAction(facts, "startUnpaid").may === "do";
  const isGranted = isUnpaid && unpaidReason !== undefined;
  const objection = isGranted ? undefined : objectionTo(decideAction(facts, "moveWork"), acknowledged);
  if (objection) return { ...objection, isUnpaid };
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
  return { outcome: "moved", orderId, wasCut: isCut(before) };
}
