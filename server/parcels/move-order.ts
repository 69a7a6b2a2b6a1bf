import type { Selectable } from "kysely";
import type pg from "pg";
import type { ParcelsTable } from "#database/schema/parcel-tables.ts";
import { isAllThere } from "#server/orders/pieces/parcel-content.ts";
import { deliverOrder, noteLeft } from "../orders/progress/change-orders.ts";
import type { Courier, ParcelStep } from "./courier.ts";

type Sent = Pick<Selectable<ParcelsTable>, "id" | "order_id" | "asked_by" | "tracking_number">;

/**
 * With its first parcel an order is dispatched, and delivered once all of it has been handed over, in the name of the
 * person that booked it.
 */
export async function moveOrder(
  pool: pg.Pool,
  courier: Pick<Courier, "name">,
  { id, order_id, asked_by, tracking_number }: Sent,
  steps: readonly ParcelStep[],
): Promise<void> {
  const states = new Set(steps.map(({ state }) => state));
  states.delete("booked");
  states.delete("cancelled");
  if (states.size === 0) return;
  const office = { pool, staff: { id: asked_by } };
  const parcel = { courier: courier.name, consignmentNumber: tracking_number ?? "" };
  await noteLeft(office, order_id, parcel);
  if (steps.at(-1)?.state !== "delivered") return;
  if (await isAllThere(pool, order_id, id)) await deliverOrder(office, order_id, "all");
}
