/** Courier name of the shop's own rider; pages translate it. */
export const ownRider = "Own rider";

/** Courier name of an unlisted courier; for staff only. */
export const otherByHand = "Other, by hand";

/** The courier's tracking number; empty for a number that the shop made up, which begins like that of its order. */
export function consignmentOf(number: string | null, OrderID: string): string {
  return number === null || number.startsWith(OrderID) ? "" : number;
}

/** Ids of couriers without an API: the shop's rider, and one that staff name. */
export const handCourierIds: readonly string[] = ["own-rider", "by-hand"];

/** The integrated couriers by their ids. */
const courierNames = new Map([
  ["postex", "PostEx"],
  ["leopards", "Leopards"],
  ["own-rider", ownRider],
  ["by-hand", otherByHand],
]);

/** Display name of a courier: its id where unknown. */
export function courierName(id: string): string {
  return courierNames.get(id) ?? id;
}
