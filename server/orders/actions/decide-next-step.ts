import type { NextStep, StaffStep, Wait } from "#contract/orders/next-step.ts";
import type { OrderAction, ParcelAction } from "#contract/orders/order-actions.ts";
import type { WorkStage } from "#contract/orders/orders.ts";
import { decideAction, decideParcel } from "./decide-actions.ts";
import type { OrderFacts, ParcelFacts } from "./order-facts.ts";

const step = (name: StaffStep, parcel: ParcelFacts | null = null): NextStep => ({
  kind: "step",
  step: name,
  parcel: parcel?.id ?? null,
});
const waitFor = (what: Wait): NextStep => ({ kind: "wait", for: what });

const may = (facts: OrderFacts, action: OrderAction) => decideAction(facts, action).may !== "not";

/** The first parcel that an action is open for, in the order of booking. */
const parcelTo = (facts: OrderFacts, action: ParcelAction) =>
  facts.parcels.find((parcel) => decideParcel(parcel, facts, action).may !== "not");

/**
 * The one step that an order wants next, as the office takes it; only an action that is open is named. Requests of
 * the customer come before work, money that is owed after it.
 */
export function decideNextStep(facts: OrderFacts): NextStep {
  if (may(facts, "answerCancel")) return step("answerCancel");
  if (facts.isTransferReported) return step("checkTransfer");
  const attempted = parcelTo(facts, "answerAttempt");
  if (attempted) return step("answerAttempt", attempted);
  return stepsByProgress[facts.progress](facts);
}

const stepsByProgress: Record<OrderFacts["progress"], (facts: OrderFacts) => NextStep> = {
  Pending: (facts) => beforeWork(facts) ?? nextOfWork(facts.work) ?? toSend(facts) ?? waitFor("courier"),

  Dispatched(facts) {
    const back = isHere(facts);
    if (back) return back;
    const left = toSend(facts);
    if (left) return left;
    const byHand = parcelTo(facts, "noteOutcome");
    if (byHand) return step("noteDelivery", byHand);
    const isTracked = facts.parcels.some(({ state }) => !ended.includes(state));
    return isTracked || !may(facts, "deliver") ? waitFor("parcels") : step("deliver");
  },

  Delivered(facts) {
    const back = isHere(facts);
    if (back) return back;
    if (facts.hasOpenRequest) return step("answerRequest");
    if (facts.money.owed > 0) return toRefund(facts);
    if (!may(facts, "receiveCash")) return waitFor("nothing");
    // The payout of a courier with an account is entered from its statement.
    return facts.parcels.some(isPaidOut) ? waitFor("statement") : step("receiveCash");
  },

  Cancelled: (facts) => isHere(facts) ?? (facts.money.owed > 0 ? toRefund(facts) : waitFor("nothing")),
};

function beforeWork(facts: OrderFacts): NextStep | undefined {
  if (facts.awaitsPayment) return waitFor("payment");
  const isHeld = facts.work === null && !may(facts, "startWork");
  if (isHeld) return may(facts, "askAdvance") ? step("askAdvance") : waitFor("payment");
  // Work that was started before the payment is confirmed by the payment.
  const isUnpaidWork = facts.isPaidAhead && facts.isMissing;
  return may(facts, "confirm") && !isUnpaidWork ? step("confirm") : undefined;
}

const stepAfter: Record<Exclude<WorkStage, "packed">, StaffStep> = {
  started: "markCut",
  cut: "markSewn",
  sewn: "markPacked",
};

function nextOfWork(work: OrderFacts["work"]): NextStep | undefined {
  if (work === null) return step("startWork");
  return work === "packed" ? undefined : step(stepAfter[work]);
}

/** An order that is packed and has not left: handed over, labelled or booked. */
function toSend(facts: OrderFacts): NextStep | undefined {
  const byHand = parcelTo(facts, "handOver");
  if (byHand) return step("handOver", byHand);
  if (may(facts, "book")) return step("book");
  const booked = facts.parcels.find(
    (parcel) => parcel.state === "booked" && decideParcel(parcel, facts, "printPapers").may !== "not",
  );
  if (booked) return step("printLabel", booked);
  return facts.parcels.some(({ state }) => state === "asked") ? waitFor("courier") : undefined;
}

/** A parcel that is back at the shop, or the whole order in it; one that is still on its way back waits. */
function isHere(facts: OrderFacts): NextStep | undefined {
  const back = facts.parcels.find(
    (parcel) => parcel.state === "returned" && decideParcel(parcel, facts, "checkIn").may !== "not",
  );
  if (!back) return undefined;
  const others = facts.parcels.filter((parcel) => parcel !== back && !ended.includes(parcel.state));
  const isWhole = others.length === 0 && facts.openPieces === 0 && may(facts, "checkIn");
  return step("checkIn", isWhole ? null : back);
}

function toRefund(facts: OrderFacts): NextStep {
  return may(facts, "payBack") ? step("refund") : waitFor("nothing");
}

const ended: readonly ParcelFacts["state"][] = ["refused", "cancelled"];
const isPaidOut = ({ state, isByHand }: ParcelFacts) => state === "delivered" && !isByHand;
