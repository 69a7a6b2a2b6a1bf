/** What the courier of an order is called that the shop's own rider carries; pages say it in their language. */
export const ownRider = "Own rider";

/** Of the couriers that the shop works with, by their ids. */
const courierNames = new Map([
  ["postex", "PostEx"],
  ["leopards", "Leopards"],
  ["own-rider", ownRider],
  ["by-hand", "Other, by hand"],
]);

/** What people call a courier: its id where the shop does not know it. */
export function courierName(id: string): string {
  return courierNames.get(id) ?? id;
}
