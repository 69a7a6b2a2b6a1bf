import type { Executor } from "#database/query.ts";
import type { StaffContext } from "../../staff/record-change.ts";
import { isAllThere } from "../pieces/parcel-content.ts";
import { advanceWithin } from "./change-orders.ts";

/**
 * Ends a dispatched order as delivered once each of its pieces has arrived, came back or was cancelled; gives whether
 * it did. To be called with the order locked, after what came back or was cancelled is noted.
 */
export async function deliverWhatIsThere(
  transaction: Executor,
  staff: StaffContext["staff"],
  orderId: string,
): Promise<boolean> {
  if (!(await isAllThere(transaction, orderId, null))) return false;
  await advanceWithin(transaction, staff, orderId, { action: "deliver" });
  return true;
}
