import type { WaitingKind } from "#contract/reports/waiting-lists.ts";

export const waitingLabels: Record<WaitingKind, string> = {
  toConfirm: "To confirm",
  transfersToCheck: "Transfers to check",
  cancelRequests: "Customers who want to cancel",
  overdue: "Overdue",
  toStart: "To start",
  toCut: "To cut",
  toPack: "To pack",
  toBook: "To book",
  bookingRejected: "Booking rejected",
  deliveryFailed: "Delivery failed",
  stillCarried: "Cancelled, still carried",
  parcelsBack: "Parcels to check in",
  returnsToAnswer: "Returns to answer",
  messages: "Messages to answer",
  repairs: "Repairs",
  shortFabric: "Short fabric",
  toGiveBack: "Refunds due",
  latePayouts: "Late payouts",
  failedMails: "Mails not sent",
  failedTexts: "WhatsApp not sent",
};
