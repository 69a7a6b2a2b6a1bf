/** Kinds of text messages to customers, each with its description for staff. */
export const textKinds = {
  "order-placed": "Their order is placed, with the address where it is confirmed",
  "advance-asked": "An advance is asked of them, with how much",
  "order-dispatched": "It has left, with courier and number",
  "out-for-delivery": "The rider is on the way, with what is to be paid",
  "order-delivered": "It has arrived",
  "order-cancelled": "It was cancelled",
} as const;
export type TextKind = keyof typeof textKinds;

export const textKindNames = Object.keys(textKinds) as [TextKind, ...TextKind[]];
