import { formatRupees } from "#contract/values/money.ts";
import { template } from "#contract/values/template.ts";
import type { WorkStage } from "./orders.ts";

const reached = (name: WorkStage | null): WorkStage | null => name;

const doneLabels: Record<WorkStage, string> = {
  started: "only started",
  cut: "only cut",
  sewn: "only sewn",
  packed: "but packed",
};

/** Confirmations before an action: the codes that staff send back as `acknowledged`. */
export const actionQuestionReasons = {
  NOT_CONFIRMED: "The customer has not confirmed it.",
  NOT_PACKED: template({ stage: reached("cut") }, ({ stage }) =>
    stage === null ? "The workshop has not started it." : `It is not packed yet, ${doneLabels[stage]}.`,
  ),
  NOT_PAID_AS_ASKED: "The payment in advance has not arrived.",
  BOOKED_ELSEWHERE: template(
    { courier: "PostEx", number: "" },
    ({ courier, number }) =>
      `A parcel of it is booked with ${courier}${number ? `, ${number}` : ""}: that booking is cancelled, unless it is the number given here.`,
  ),
  BOOKED_AS_IT_WAS: template(
    { courier: "PostEx", number: "" },
    ({ courier, number }) =>
      `A parcel of it is booked with ${courier}${number ? `, ${number}` : ""}, with its pieces, its address and its amount: cancel the booking, save this, and book it again.`,
  ),
  NOT_ALL_SENT: "Not all of it has left the shop.",
  REST_IS_CANCELLED: "The pieces that have not arrived are cancelled; the order ends with those that have.",
} as const;

export type QuestionCode = keyof typeof actionQuestionReasons;
export const questionCodes = Object.keys(actionQuestionReasons) as QuestionCode[];

export const actionReasons = {
  ...actionQuestionReasons,
  ASK_FIRST: template({ questions: "The customer has not confirmed it." }, ({ questions }) => questions),
  ORDER_CONFIRMED_ALREADY: "The customer has confirmed it.",
  PREPAID_IS_CONFIRMED: "It is paid in advance: no confirmation is needed.",
  ORDER_NOT_PENDING: "The order is not pending any more.",
  WAITS_FOR_PAYMENT: "It is waiting for payment.",
  MARKED_ADVANCE_ONLY: 'The customer is marked "Advance only": ask for an advance first.',
  WAITS_FOR_NO_PAYMENT: "It is not waiting for payment.",
  CUSTOMER_WANTS_TO_CANCEL: "The customer wants to cancel it and is waiting for your answer.",
  ALL_IN_PARCELS: "All of it is already in parcels.",
  PART_STAYS: "A part of this order was delivered and stays with the customer: cancel the rest.",
  NOTHING_ARRIVED: "Nothing of this order was delivered, or all of it: there is no rest to cancel.",
  ALL_HAS_ARRIVED: "All of this order was delivered, returned or cancelled.",
  REST_TO_CANCEL: template(
    { stays: "3 x Set, M", goes: "1 x Set, L", lessDue: 4_750, due: 14_250, toPay: 14_250, owed: 0 },
    ({ stays, goes, lessDue, due, toPay, owed }) =>
      [
        `The customer keeps: ${stays}.`,
        `Cancelled: ${goes}.`,
        `${formatRupees(lessDue)} is taken off. New total: ${formatRupees(due)}.`,
        ...(toPay > 0 ? [`Of this, ${formatRupees(toPay)} is still to be paid.`] : []),
        ...(owed > 0 ? [`${formatRupees(owed)} is to be refunded.`] : []),
      ].join(" "),
  ),
  REST_WAS_CANCELLED: "The rest of this order was cancelled; all the other pieces were delivered.",
  PARCEL_CAME_BACK: "A parcel of it is returning: check it in.",
  SOMETHING_CAME_BACK: "A piece of this order was returned, so it had been delivered.",
  REQUEST_IS_OPEN:
    "The customer has a request about this order, so it had been delivered: answer the request first.",
  INVOICE_STANDS: "It has an invoice already.",
  NO_ADVANCE_TO_ASK: "It is already paid, or nothing is to be paid.",
  CASH_IS_IN: "Nothing is outstanding, or it was not delivered yet.",
  ORDER_IS_CANCELLED: "The order is cancelled.",
  ORDER_HAS_NO_COURIER: "This order is not on its way: it has no courier.",
  CASH_NOTED_FIRST: "The cash of this order is entered as received. Undo that first.",
  ORDER_NOT_DELIVERED: "This order does not count as delivered any more.",
  CASH_NOT_NOTED: "The cash of this order is no longer entered as received.",
  NO_CANCEL_REQUEST: "The customer is no longer waiting for an answer about this order.",
  NO_ANSWER_AWAITED: "This order is no longer waiting for an answer.",
} as const;
