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
  exchange: "Exchange",
  alteration: "Altered or repaired",
  refund: "Refund",
};

export const stateLabels: Record<ReturnState, string> = {
  asked: "To be answered",
  question: "Question sent",
  approved: "On its way back",
  received: "Received",
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
  question: "Question sent",
  answered: "Customer has answered",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn by the customer",
  received: "Returned",
  sent: "New order created",
  reopened: "New order cancelled, open again",
  refunded: "Refunded",
};

export const returnEventLabels = {
  "aftercare-asked": "Request about a garment",
  "aftercare-question": "Question about a garment",
  "aftercare-answered": "Answer about a garment",
  "aftercare-approved": "Return request approved",
  "aftercare-declined": "Return request declined",
  "aftercare-withdrawn": "Return request withdrawn",
  "aftercare-received": "Garment returned",
  "aftercare-sent": "New order created",
  "aftercare-reopened": "Order for it cancelled: the request is open again",
  "aftercare-refunded": "Garment refunded",
} satisfies Record<`aftercare-${ReturnStep}`, string>;
