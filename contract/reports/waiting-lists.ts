/**
 * Work that waits, in the order of the day, each with the page of the back office whose list has just these rows. Of
 * its own without a schema: every page of the office loads it.
 */
export const waitingLists = {
  toConfirm: "/orders?confirmed=no",
  transfersToCheck: "/orders?asked=payment",
  cancelRequests: "/orders?asked=cancel",
  overdue: "/job-tickets?stage=overdue",
  toStart: "/job-tickets?stage=to-start",
  toCut: "/job-tickets?stage=to-cut",
  toPack: "/packing",
  toBook: "/packing?list=book",
  bookingRejected: "/parcels?list=refused",
  deliveryFailed: "/parcels",
  stillCarried: "/parcels?list=called-off",
  parcelsBack: "/parcels?list=returned",
  returnsToAnswer: "/returns?state=asked",
  messages: "/messages?state=open",
  reviewPictures: "/reviews?pictures=waiting",
  repairs: "/repairs",
  shortFabric: "/cloth?show=short",
  toGiveBack: "/orders?cash=owed",
  latePayouts: "/payouts",
  failedMails: "/mails?state=failed-lately",
  failedTexts: "/texts?state=failed-lately",
} as const;
export type WaitingKind = keyof typeof waitingLists;

export const waitingKinds = Object.keys(waitingLists) as [WaitingKind, ...WaitingKind[]];
