import type { ReturnReason } from "#contract/returns/return-reasons.ts";
import type { Payer, ReturnKind, ReturnRemedy, ReturnState } from "#contract/returns/return-rules.ts";
import type { ReturnStep } from "#contract/returns/tracked-returns.ts";

export const kindLabels: Record<ReturnKind, string> = {
  exchange: "Exchange",
  alteration: "Alteration",
  return: "Return",
  fault: "Fault",
};

export const remedyLabels: Record<ReturnRemedy, string> = {
  exchange: "Another one instead",
  alteration: "Altered or repaired",
  refund: "Refund",
};

export const stateLabels: Record<ReturnState, string> = {
  asked: "To be answered",
  question: "Customer is asked",
  approved: "On its way back",
  received: "Has come back",
  done: "Done",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

export const reasonLabels: Record<ReturnReason, string> = {
  "too-small": "Too small",
  "too-large": "Too large",
  "too-short": "Too short",
  "too-long": "Too long",
  "not-as-expected": "Not as expected",
  "changed-mind": "Changed their mind",
  "wrong-piece": "Not what was ordered",
  "not-as-measured": "Not as measured",
  sewing: "Sewing",
  cloth: "Cloth or dye",
  name: "Name is wrong",
  other: "Something else",
};

export const payerLabels: Record<Payer, string> = { customer: "the customer", shop: "the shop" };

export const stepLabels: Record<ReturnStep, string> = {
  asked: "Asked",
  question: "Customer asked back",
  answered: "Customer has answered",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn by the customer",
  received: "Came back",
  sent: "New order made",
  reopened: "New order cancelled, open again",
  refunded: "Refunded",
};

export const returnEventLabels = {
  "aftercare-asked": "Asked about a garment",
  "aftercare-question": "Asked back about a garment",
  "aftercare-answered": "Answered about a garment",
  "aftercare-approved": "Return request approved",
  "aftercare-declined": "Return request declined",
  "aftercare-withdrawn": "Return request withdrawn",
  "aftercare-received": "Garment came back",
  "aftercare-sent": "Order made for it",
  "aftercare-reopened": "Order for it cancelled: the request is open again",
  "aftercare-refunded": "Garment refunded",
} satisfies Record<`aftercare-${ReturnStep}`, string>;
