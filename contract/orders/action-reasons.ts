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
  NOT_CONFIRMED: "Its customer has not confirmed it.",
  NOT_PACKED: template({ stage: reached("cut") }, ({ stage }) =>
    stage === null ? "The workshop has not started it." : `It is not packed yet, ${doneLabels[stage]}.`,
  ),
  NOT_PAID_AS_ASKED: "What was to be paid ahead has not come.",
  BOOKED_ELSEWHERE: template(
    { courier: "PostEx", number: "" },
    ({ courier, number }) =>
      `A parcel of it is booked with ${courier}${number ? `, ${number}` : ""}: that booking is cancelled, unless it is the number given here.`,
  ),
  BOOKED_AS_IT_WAS: template(
    { courier: "PostEx", number: "" },
    ({ courier, number }) =>
      `A parcel of it is booked with ${courier}${number ? `, ${number}` : ""}, with its pieces, its address and its sum: cancel the booking, and book it again once this is saved.`,
  ),
  NOT_ALL_SENT: "Not all of it has left the shop.",
  REST_IS_CANCELLED: "What has not arrived is cancelled, and the order ends with what has.",
} as const;

export type QuestionCode = keyof typeof actionQuestionReasons;
export const questionCodes = Object.keys(actionQuestionReasons) as QuestionCode[];

export const actionReasons = {
  ...actionQuestionReasons,
  ASK_FIRST: template({ questions: "Its customer has not confirmed it." }, ({ questions }) => questions),
  ORDER_CONFIRMED_ALREADY: "Its customer has confirmed it.",
  PREPAID_IS_CONFIRMED: "It is paid ahead: its customer need not confirm it.",
  ORDER_NOT_PENDING: "The order is not pending any more.",
  WAITS_FOR_PAYMENT: "It waits for its payment.",
  MARKED_ADVANCE_ONLY: 'Its customer is marked "Advance only": ask for an advance first.',
  WAITS_FOR_NO_PAYMENT: "It waits for no payment.",
  CUSTOMER_WANTS_TO_CANCEL: "Its customer wants to cancel it and waits for your answer.",
  ALL_IN_PARCELS: "All of it is in parcels already.",
  PART_STAYS: "A part of this order has arrived and stays with its customer: cancel the rest.",
  NOTHING_ARRIVED: "Nothing of this order has arrived, or all of it: there is no rest to cancel.",
  ALL_HAS_ARRIVED: "All of this order has arrived, came back or was cancelled.",
  REST_TO_CANCEL: template(
    { stays: "3 x Set, M", goes: "1 x Set, L", lessDue: 4_750, due: 14_250, toPay: 14_250, owed: 0 },
    ({ stays, goes, lessDue, due, toPay, owed }) =>
      [
        `Stays with the customer: ${stays}.`,
        `Cancelled: ${goes}.`,
        `${formatRupees(lessDue)} goes off, so the order comes to ${formatRupees(due)}.`,
        ...(toPay > 0 ? [`Of that ${formatRupees(toPay)} is still to be paid.`] : []),
        ...(owed > 0 ? [`${formatRupees(owed)} is to be refunded.`] : []),
      ].join(" "),
  ),
  REST_WAS_CANCELLED: "The rest of this order was cancelled: what it ended with has arrived.",
  PARCEL_CAME_BACK: "A parcel of it is on its way back: check it in.",
  SOMETHING_CAME_BACK: "Something of this order came back, so it had arrived.",
  REQUEST_IS_OPEN: "Its customer has asked about something of it, so it had arrived: answer that first.",
  INVOICE_STANDS: "It has an invoice already.",
  NO_ADVANCE_TO_ASK: "It is paid ahead already, or nothing is to be paid.",
  CASH_IS_IN: "Nothing is to be paid any more, or it has not arrived.",
  ORDER_IS_CANCELLED: "The order is cancelled.",
  ORDER_HAS_NO_COURIER: "This order is not on its way: it has no courier.",
  CASH_NOTED_FIRST: "The cash of this order is noted as received. Take that back first.",
  ORDER_NOT_DELIVERED: "This order does not count as delivered any more.",
  CASH_NOT_NOTED: "The cash of this order is not noted as received any more.",
  NO_CANCEL_REQUEST: "Nobody waits for an answer about this order any more.",
  NO_ANSWER_AWAITED: "This order waits for no answer any more.",
} as const;
