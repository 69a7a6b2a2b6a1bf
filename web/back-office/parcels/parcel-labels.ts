import type { CallFailure } from "#contract/http/caller.ts";
import type { ChangeResult } from "#contract/orders/change-results.ts";
import type { AttemptReason, ParcelState } from "#contract/orders/parcels.ts";
import type { BookResult } from "#contract/parcels/office-parcels.ts";

export const parcelStateLabels: Record<ParcelState, string> = {
  asked: "Asking the courier",
  refused: "Booking rejected",
  booked: "Booked",
  picked: "Picked up",
  "in-transit": "On the way",
  "out-for-delivery": "Out for delivery",
  attempted: "Delivery failed",
  delivered: "Delivered",
  returning: "Returning",
  returned: "Returned",
  cancelled: "Cancelled",
  lost: "Lost",
};

/** The reason of a failed booking; without a known reason, the courier's own message. */
export const attemptLabels: Record<Exclude<AttemptReason, "">, string> = {
  refused: "Refused",
  "not-available": "No one was there",
  "bad-address": "Address not found",
  "wants-to-open": "Wanted to open it first",
};

/** Completes "3 orders". */
export const sentTo = (courier: string): string => `sent to ${courier} for booking`;

/** The results of bookings as changes of orders, for a list that shows them. */
export function toChanges(results: readonly BookResult[]): ChangeResult[] {
  return results.map((result) => {
    const { id, OrderID, outcome, questions } = result;
    if (outcome === "asked") return { id, OrderID, outcome: "changed" };
    if (outcome === "ask-first") return { id, OrderID, outcome, questions };
    if (outcome === "unknown") return { id, OrderID: null, outcome };
    return { id, OrderID, outcome: "refused", why: describeWhy(result) };
  });
}

/** The same as a failure of the requesting form. */
export function notBooked(results: readonly BookResult[]): CallFailure {
  const error = whyNotBooked(results.filter(({ outcome }) => outcome !== "asked"));
  return { ok: false, status: 409, error: { code: "NOT_BOOKED", error, message: error } };
}

function whyNotBooked(results: readonly BookResult[]): string {
  return `Not booked: ${results.map(describeReason).join(" ")}`;
}

function describeReason(result: BookResult): string {
  if (result.outcome === "unknown") return "An order that no longer exists.";
  return `${result.OrderID ?? "An order"}: ${describeWhy(result)}`;
}

function describeWhy({ outcome, why = "" }: BookResult): string {
  switch (outcome) {
    case "changed":
      return "It has another parcel now. Load the page again.";
    case "too-many":
      return "Fewer pieces are left.";
    case "too-much":
      return "Less is outstanding.";
    default:
      return why;
  }
}
