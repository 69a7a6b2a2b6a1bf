import type { CallFailure } from "#contract/http/caller.ts";
import type { AttemptReason, ParcelState } from "#contract/orders/parcels.ts";
import type { BookResult } from "#contract/parcels/office-parcels.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

export const parcelStateLabels: Record<ParcelState, string> = {
  asked: "Asking the courier",
  refused: "Refused by the courier",
  booked: "Booked",
  picked: "Fetched",
  "in-transit": "On the way",
  "out-for-delivery": "Out for delivery",
  attempted: "Not handed over",
  delivered: "Delivered",
  returning: "Coming back",
  returned: "Came back",
  cancelled: "Called off",
  lost: "Lost",
};

/** The reason of a failed booking; without a known reason, the courier's own message. */
export const attemptLabels: Record<Exclude<AttemptReason, "">, string> = {
  refused: "Refused",
  "not-available": "Nobody was there",
  "bad-address": "Address not found",
  "wants-to-open": "Wanted to open it first",
};

/** Shows the results of bookings; orders that need confirmation go to `ask`. Returns whether there are none. */
export function sayBooked(
  results: readonly BookResult[],
  courier: string,
  ask: (asked: BookResult[]) => void,
): boolean {
  const booked = results.filter(({ outcome }) => outcome === "asked").length;
  const asked = results.filter(({ outcome }) => outcome === "ask-first");
  const left = results.filter(({ outcome }) => outcome !== "asked" && outcome !== "ask-first");
  if (booked > 0)
    toastSuccess(`${courier} is asked to carry ${booked === 1 ? "1 order" : `${booked} orders`}`);
  if (left.length > 0) toastError(whyNotBooked(left));
  ask(asked);
  return asked.length === 0;
}

/** The same as a failure of the requesting form. */
export function notBooked(results: readonly BookResult[]): CallFailure {
  const error = whyNotBooked(results.filter(({ outcome }) => outcome !== "asked"));
  return { ok: false, status: 409, error: { code: "NOT_BOOKED", error, message: error } };
}

function whyNotBooked(results: readonly BookResult[]): string {
  return `Not booked: ${results.map(describeReason).join(" ")}`;
}

function describeReason({ OrderID, outcome, why = "" }: BookResult): string {
  const order = OrderID ?? "an order";
  switch (outcome) {
    case "unknown":
      return "An order that is gone.";
    case "changed":
      return `${order} has another parcel by now, look again.`;
    case "too-many":
      return `Fewer pieces of ${order} are left.`;
    case "too-much":
      return `Less is to be paid for ${order}.`;
    default:
      return `${order}: ${why}`;
  }
}
