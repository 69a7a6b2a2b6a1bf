import { englishDays } from "#contract/delivery/describe-promise.ts";

export const deliveryMessages = {
  promise: (city: string, leavesBy: string, first: string, last: string) =>
    first === last
      ? `Leaves ${city} by ${leavesBy}, with you on ${last}.`
      : `Leaves ${city} by ${leavesBy}, with you ${first} to ${last}.`,
  /** Where the dates are not known yet. */
  workingDays: (city: string, days: number) => `Leaves ${city} within ${days} working days.`,
  cashOnDelivery: "Cash on delivery.",
  exchange: (days: number) => `Does not fit? Exchange it within ${days} days.`,
  madeForYou: "Made for you: altered if it does not fit, not exchanged.",
  onSale: "Sale goods are not exchanged.",
  dispatchedBy: (day: string) => `by ${day}`,
  days: englishDays,
  deliveredBetween: (first: string, last: string) => (first === last ? last : `${first} to ${last}`),
  late: "We are late with this order and sorry for it. It is sewn before newer ones.",
};
