/** Kinds of text messages to customers, each with its description for staff. */
export const textKinds = {
  "order-placed": "The order is placed, with a link to confirm it",
  "advance-asked": "An advance is needed, with the amount",
  "order-dispatched": "It was dispatched, with courier and number",
  "out-for-delivery": "The rider is on the way, with the amount to pay",
  "order-delivered": "It has arrived",
  "order-cancelled": "It was cancelled",
} as const;
export type TextKind = keyof typeof textKinds;

export const textKindNames = Object.keys(textKinds) as [TextKind, ...TextKind[]];
