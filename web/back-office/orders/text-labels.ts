import type { OrderText, TextState } from "#contract/notifications/texts.ts";

export const textKindLabels: Record<OrderText["kind"], string> = {
  "order-placed": "Placed, please confirm",
  "advance-asked": "Advance asked",
  "order-dispatched": "Dispatched",
  "out-for-delivery": "Rider on the way",
  "order-delivered": "Delivered",
  "order-cancelled": "Cancelled",
};

export const textStateLabels: Record<TextState, string> = {
  waiting: "Waiting",
  sending: "Being sent",
  unknown: "Not known whether it was sent",
  accepted: "Handed over",
  sent: "Sent",
  delivered: "Delivered",
  read: "Read",
  failed: "Failed",
  "not-sent": "Not sent",
};

export function isTextAmiss(state: TextState): boolean {
  return state === "failed" || state === "unknown" || state === "not-sent";
}
