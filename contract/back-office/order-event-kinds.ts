/** What happens to an order besides its progress. */
export const orderEventKinds = [
  "work-started",
  "cut",
  "sewn",
  "packed",
  "work-taken-back",
  "asked-to-confirm",
  "cancel-asked",
  "cancel-declined",
  "edited",
  "delivery-mended",
  "dispatch-corrected",
  "delivery-undone",
  "cash-received",
  "cash-taken-back",
  "payment-received",
  "payment-refunded",
  "payment-taken-back",
  "transfer-claimed",
  "transfer-declined",
  "transfer-reminded",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];
