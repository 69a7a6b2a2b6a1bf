import { courierName } from "#contract/orders/couriers.ts";
import type { OrderAction, ParcelAction } from "#contract/orders/order-actions.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import type { OrderFacts, ParcelFacts } from "./order-facts.ts";

export type Refused = { may: "not"; code: "NOT_PENDING" | "IN_WORK"; why: EncodedReason };
export type Asked = { may: "ask"; questions: readonly EncodedReason[] };
export type Decision = { may: "do" } | Asked | Refused;

export const yes = { may: "do" } as const;
export const no = (why: EncodedReason, code: Refused["code"] = "NOT_PENDING"): Refused => ({
  may: "not",
  code,
  why,
});

/** Yes, once each of the questions that apply was answered. */
function onceAnswered(...questions: (EncodedReason | false)[]): Decision {
  const asked = questions.filter((question) => question !== false);
  return asked.length === 0 ? yes : { may: "ask", questions: asked };
}

const withShop: readonly ParcelState[] = ["asked", "booked"];
const ended: readonly ParcelState[] = ["refused", "cancelled"];

const isLive = ({ state }: ParcelFacts) => withShop.includes(state);
const hasLeft = ({ state }: ParcelFacts) => !withShop.includes(state) && !ended.includes(state);
const hasArrived = ({ state }: ParcelFacts) => state === "delivered";

/** Why an order is neither sewn nor sent before a payment; undefined where none is needed. */
function whyHeld({
  awaitsPayment,
  isAdvanceOnly,
  isPaidAhead,
  money,
  work,
  progress,
}: OrderFacts): EncodedReason | undefined {
  if (awaitsPayment) return reason("WAITS_FOR_PAYMENT");
  const isUnpaid = money.balance > 0 && money.paid <= 0;
  const isHeld = progress === "Pending" && work === null && isAdvanceOnly && !isPaidAhead && isUnpaid;
  return isHeld ? reason("MARKED_ADVANCE_ONLY") : undefined;
}

/** Questions before an order leaves the shop, booked with a courier or handed over by hand. */
function beforeItLeaves({ isConfirmed, work, isMissing }: OrderFacts): (EncodedReason | false)[] {
  return [
    !isConfirmed && reason("NOT_CONFIRMED"),
    work !== "packed" && reason("NOT_PACKED", { stage: work }),
    isMissing && reason("NOT_PAID_AS_ASKED"),
  ];
}

/** Why a pending order may not leave the shop; undefined where it may. */
function whyItStays(facts: OrderFacts): EncodedReason | undefined {
  if (facts.cancelRequest === "open") return reason("CUSTOMER_WANTS_TO_CANCEL");
  return whyHeld(facts);
}

/** The question about a parcel that is booked and not collected yet; false where there is none. */
function bookedWith(
  parcels: readonly ParcelFacts[],
  question: "BOOKED_ELSEWHERE" | "BOOKED_AS_IT_WAS",
): EncodedReason | false {
  const live = parcels.find(isLive);
  return live !== undefined && reason(question, { courier: courierName(live.courier), number: live.number });
}

const isOver = reason("ORDER_NOT_PENDING");

const deciders: Record<OrderAction, (facts: OrderFacts) => Decision> = {
  confirm({ progress, isConfirmed }) {
    if (progress !== "Pending") return no(reason("ORDER_PAST_CONFIRMING"));
    return isConfirmed ? no(reason("ORDER_CONFIRMED_ALREADY")) : yes;
  },

  askToConfirm({ progress, isConfirmed, isPaidAhead, isMissing }) {
    if (progress !== "Pending") return no(reason("NO_ANSWER_AWAITED"));
    if (!isConfirmed) return yes;
    return no(reason(isPaidAhead && !isMissing ? "PREPAID_IS_CONFIRMED" : "NO_ANSWER_AWAITED"));
  },

  startWork(facts) {
    if (facts.progress !== "Pending") return no(isOver);
    if (facts.work !== null) return no(reason("WORK_BEGUN_OR_OVER"));
    const held = whyHeld(facts);
    return held ? no(held) : onceAnswered(!facts.isConfirmed && reason("NOT_CONFIRMED"));
  },

  startUnpaid(facts) {
    if (facts.progress !== "Pending" || facts.work !== null) return no(reason("WORK_BEGUN_OR_OVER"));
    return whyHeld(facts) ? yes : no(reason("WAITS_FOR_NO_PAYMENT"));
  },

  moveWork(facts) {
    if (facts.progress !== "Pending") return no(isOver);
    return facts.work === null ? deciders.startWork(facts) : yes;
  },

  edit({ progress, parcels }) {
    if (progress !== "Pending") return no(reason("ORDER_PAST_EDITING", { progress }));
    return onceAnswered(bookedWith(parcels, "BOOKED_AS_IT_WAS"));
  },

  mendDelivery({ progress, work, parcels }) {
    if (progress !== "Pending") return no(reason("ORDER_PAST_CHANGING"));
    const isFree = work === null && !parcels.some(isLive);
    return isFree ? yes : no(reason("IN_WORK_CALL_TO_CHANGE"), "IN_WORK");
  },

  book(facts) {
    const { progress, openPieces, parcels } = facts;
    const isInParts = progress === "Dispatched" && parcels.some(hasLeft);
    if (progress !== "Pending" && !isInParts) return no(isOver);
    if (openPieces === 0) return no(reason("ALL_IN_PARCELS"));
    if (progress !== "Pending") return yes;
    const stays = whyItStays(facts);
    return stays ? no(stays) : onceAnswered(...beforeItLeaves(facts));
  },

  dispatch(facts) {
    if (facts.progress !== "Pending") return no(isOver);
    const stays = whyItStays(facts);
    if (stays) return no(stays);
    return onceAnswered(...beforeItLeaves(facts), bookedWith(facts.parcels, "BOOKED_ELSEWHERE"));
  },

  // The courier already has it: objections to sending it come too late.
  leave: ({ progress }) => (progress === "Pending" ? yes : no(isOver)),

  correctDispatch: ({ progress }) =>
    progress === "Dispatched" || progress === "Delivered" ? yes : no(reason("ORDER_HAS_NO_COURIER")),

  deliver({ progress, parcels, openPieces }) {
    if (progress !== "Dispatched") return no(reason("ORDER_NOT_ON_ITS_WAY"));
    if (parcels.some(({ isBack }) => isBack)) return no(reason("PARCEL_CAME_BACK"));
    const isInParts = parcels.some(hasLeft);
    return onceAnswered(isInParts && (openPieces > 0 || parcels.some(isLive)) && reason("NOT_ALL_SENT"));
  },

  undoDelivery({ progress, cash, hasComeBack, isRestCancelled, hasOpenRequest }) {
    if (progress !== "Delivered") return no(reason("ORDER_NOT_DELIVERED"));
    if (cash !== null) return no(reason("CASH_NOTED_FIRST"));
    if (isRestCancelled) return no(reason("REST_WAS_CANCELLED"));
    if (hasComeBack) return no(reason("SOMETHING_CAME_BACK"));
    return hasOpenRequest ? no(reason("REQUEST_IS_OPEN")) : yes;
  },

  checkIn({ progress, parcels }) {
    if (progress !== "Dispatched") return no(reason("ORDER_NOT_ON_ITS_WAY"));
    return parcels.some(hasArrived) ? no(reason("PART_HAS_ARRIVED")) : yes;
  },

  cancel({ progress, parcels }) {
    if (progress !== "Pending" && progress !== "Dispatched") return no(reason("ORDER_PAST_CANCELLING"));
    return parcels.some(hasArrived) ? no(reason("PART_STAYS")) : yes;
  },

  cancelRest({ progress, parcels, missingPieces }) {
    if (progress !== "Dispatched" || !parcels.some(hasArrived)) return no(reason("NOTHING_ARRIVED"));
    return missingPieces > 0 ? onceAnswered(reason("REST_IS_CANCELLED")) : no(reason("ALL_HAS_ARRIVED"));
  },

  cancelAsCustomer({ progress, work }) {
    if (progress !== "Pending") return no(reason("ORDER_PAST_CANCELLING"));
    return work === null ? yes : no(reason("IN_WORK_ASK_TO_CANCEL"), "IN_WORK");
  },

  askToCancel({ progress, work, cancelRequest }) {
    if (progress !== "Pending") return no(reason("ORDER_PAST_CANCELLING"));
    if (work === null || cancelRequest === "open") return no(reason("ONLY_CANCELLING"));
    return cancelRequest === "declined" ? no(reason("CANCEL_ANSWERED_ALREADY"), "IN_WORK") : yes;
  },

  answerCancel: ({ progress, cancelRequest }) =>
    progress === "Pending" && cancelRequest === "open" ? yes : no(reason("NO_CANCEL_REQUEST")),

  askAdvance({ progress, money, isPaidAhead, isMissing }) {
    if (progress !== "Pending") return no(isOver);
    return money.balance <= 0 || (isPaidAhead && isMissing) ? no(reason("NO_ADVANCE_TO_ASK")) : yes;
  },

  receiveCash: ({ progress, isPaidOff }) =>
    progress === "Delivered" && !isPaidOff ? yes : no(reason("CASH_IS_IN")),

  takeCashBack({ isPaidOff, cash, money }) {
    if (!isPaidOff || cash?.noted !== "by-hand") return no(reason("CASH_NOT_NOTED"));
    // Parcels on their way to the customer stay covered by the amount paid or still to be collected.
    const covered = Math.max(money.due, money.paid - cash.amount);
    return money.refundsUnderWay > covered ? no(reason("PAYMENT_WENT_BACK")) : yes;
  },

  // `refundableBeforeCash` is also the upper limit of the amount (`pay-back.ts`).
  payBack: ({ money }) =>
    money.refundableBeforeCash > 0 ? yes : no(reason("TO_BE_REFUNDED_AT_MOST", { rupees: 0 })),

  issueInvoice({ progress, hasInvoice }) {
    if (hasInvoice) return no(reason("INVOICE_STANDS"));
    return progress === "Cancelled" ? no(reason("ORDER_IS_CANCELLED")) : yes;
  },

  askAftercare: ({ progress }) => (progress === "Delivered" ? yes : no(reason("ASK_NOT_ARRIVED"))),
};

/**
 * Whether an order with these facts allows an action: `do`, `ask` with questions that staff confirm first, or `not`
 * with the reason. Every rule of an action is its function in `deciders`.
 */
export function decideAction(facts: OrderFacts, action: OrderAction): Decision {
  return deciders[action](facts);
}

const parcelDeciders: Record<ParcelAction, (parcel: ParcelFacts, order: OrderFacts) => Decision> = {
  callOff(parcel) {
    if (parcel.isBeingAsked) return no(reason("PARCEL_BEING_ASKED"));
    return isLive(parcel) ? yes : no(reason("PARCEL_ON_ITS_WAY"));
  },

  checkIn: (parcel, { progress }) =>
    progress !== "Pending" && parcel.isBack ? yes : no(reason("PARCEL_NOT_BACK")),

  printPapers({ state, number, isByHand, isCallingOff }, { progress }) {
    if (progress === "Cancelled") return no(reason("ORDER_IS_CANCELLED"));
    const hasPapers = number !== "" && !ended.includes(state) && !isByHand && !isCallingOff;
    return hasPapers ? yes : no(reason("CHOOSE_BOOKED_PARCELS"));
  },

  handOver({ isByHand, state }, order) {
    if (!isByHand) return no(reason("NOT_NOTED_BY_HAND"));
    if (state !== "booked") return no(reason("NOT_NOTED_NOW"));
    const stays = order.progress === "Pending" ? whyItStays(order) : undefined;
    return stays ? no(stays) : yes;
  },

  noteOutcome({ isByHand, state }) {
    if (!isByHand) return no(reason("NOT_NOTED_BY_HAND"));
    return state === "picked" || state === "attempted" ? yes : no(reason("NOT_NOTED_NOW"));
  },

  answerAttempt({ asksWhatToDo, answeredBy }) {
    if (!asksWhatToDo) return no(reason("NOT_WAITING_FOR_ANSWER"));
    return answeredBy === null ? yes : no(reason("ATTEMPT_ANSWERED", { name: answeredBy }));
  },
};

/** As `decideAction`, for one parcel of an order; undefined where the order has no such parcel. */
export function decideParcel(
  parcel: ParcelFacts | undefined,
  order: OrderFacts,
  action: ParcelAction,
): Decision {
  return parcel ? parcelDeciders[action](parcel, order) : no(reason("PARCEL_NOT_BACK"));
}
