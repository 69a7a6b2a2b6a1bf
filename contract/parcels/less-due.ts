import type { OfficeParcel } from "./office-parcels.ts";

type ReturnedParcel = Pick<OfficeParcel, "collects" | "worth" | "pieces">;

/**
 * Rupees by which a returned parcel usually reduces what is due; pieces of it that were sent again in another parcel
 * stay payable. `items` are the pieces of it that are checked in.
 */
export function lessDueFor(
  { collects, worth = 0, pieces }: ReturnedParcel,
  items: readonly { pieces: number }[],
): number {
  const isAll = items.reduce((sum, item) => sum + item.pieces, 0) === pieces;
  return isAll ? Math.max(collects, worth) : worth;
}
