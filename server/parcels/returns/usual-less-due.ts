import { lessDueFor } from "#contract/parcels/less-due.ts";
import type { Executor } from "#database/query.ts";
import { listParcels } from "#server/orders/reading/parcel-rows.ts";

/**
 * Rupees by which the return of a parcel usually reduces what is due for its order; 0 where there is no such parcel.
 */
export async function usualLessDue(executor: Executor, orderId: string, parcelId: string): Promise<number> {
  const { parcels } = await listParcels(executor, orderId);
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) return 0;
  const back = parcel.items.filter(({ toCheckIn }) => toCheckIn > 0);
  return lessDueFor(
    parcel,
    back.map(({ toCheckIn }) => ({ pieces: toCheckIn })),
  );
}
