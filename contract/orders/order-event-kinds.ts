import { returnSteps } from "#contract/returns/tracked-returns.ts";

const returnEvents = returnSteps.map((step) => `aftercare-${step}` as const);

export const orderEventKinds = [
  "work-started",
  "cut",
  "sewn",
  "packed",
  "work-taken-back",
  "asked-to-confirm",
  "confirm-reminded",
  "released",
  "cancel-asked",
  "cancel-declined",
  "edited",
  "delivery-mended",
  "dispatch-corrected",
  "delivery-undone",
  "checked-in",
  "repaired",
  "parcel-answered",
  "parcel-unanswered",
  "cash-received",
  "cash-taken-back",
  "payment-received",
  "payment-refunded",
  "payment-taken-back",
  "advance-asked",
  "transfer-claimed",
  "transfer-declined",
  "transfer-reminded",
  "review-requested",
  ...returnEvents,
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];
