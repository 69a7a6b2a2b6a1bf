/** What the courier of an order is called that the shop's own rider carries; pages say it in their language. */
export const ownRider = "Own rider";

/** What the courier of an order is called that nobody has named; a word for staff, which no customer reads. */
export const otherByHand = "Other, by hand";

/**
 * The number under which a courier knows a parcel: empty where it is one that the shop made for a parcel without, which begins like
 * that of its order.
 */
export function consignmentOf(number: string | null, OrderID: string): string {
  return number === null || number.startsWith(OrderID) ? "" : number;
}

/** Ids of the couriers that nobody can ask anything: a rider of the shop, and one whom staff name. */
export const handCourierIds: readonly string[] = ["own-rider", "by-hand"];

/** Of the couriers that the shop works with, by their ids. */
const courierNames = new Map([
  ["postex", "PostEx"],
  ["leopards", "Leopards"],
  ["own-rider", ownRider],
  ["by-hand", otherByHand],
]);

/** What people call a courier: its id where the shop does not know it. */
export function courierName(id: string): string {
  return courierNames.get(id) ?? id;
}
