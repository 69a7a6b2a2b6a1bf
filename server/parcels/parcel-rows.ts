import { type RawBuilder, type Selectable, sql } from "kysely";
import type { OfficeParcel } from "#contract/back-office/parcels.ts";
import type { AttemptReason, ParcelState, TrackedParcel } from "#contract/orders/parcels.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { ParcelsTable } from "#database/schema/shop-tables.ts";
import { isUuid } from "../queries/is-uuid.ts";

type StepRow = { state: ParcelState; reason: AttemptReason; said: string; at: string };

type ParcelRow = Omit<Selectable<ParcelsTable>, "order_id" | "asked_by" | "attempts" | "next_at"> & {
  steps: StepRow[] | null;
};

const selectParcels = namedQuery(
  "list-parcels-of-order",
  (param: Param<{ orderId: string }>) => sql<ParcelRow>`
    select p.id, p.courier, p.reference, p.state, p.city, p.pieces, p.grams, p.collects, p.tracking_number, p.problem, p.asked_at, p.listed_at,
      (select json_agg(json_build_object('state', s.state, 'reason', s.reason, 'said', s.said, 'at', s.at) order by s.at)
        from parcel_steps s where s.parcel_id = p.id) as steps
    from parcels p where p.order_id = ${param("orderId")}::uuid order by p.asked_at, p.id`,
);

/** The parcels of an order, oldest first, as the office sees them. */
export async function listParcels(executor: Executor, orderId: string): Promise<OfficeParcel[]> {
  const rows = isUuid(orderId) ? await selectParcels.run(executor, { orderId }) : [];
  return rows.map(({ tracking_number, asked_at, listed_at, steps, ...row }) => ({
    ...row,
    trackingNumber: tracking_number ?? "",
    askedAt: asked_at.toISOString(),
    listedAt: listed_at?.toISOString() ?? null,
    steps: (steps ?? []).map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  }));
}

/** A column of an order `o`: what a courier carries of it, without the courier's words; null where none does. */
export const parcelsOf: RawBuilder<TrackedParcelRow[] | null> = sql<TrackedParcelRow[] | null>`
  (select json_agg(json_build_object('courier', p.courier, 'trackingNumber', coalesce(p.tracking_number, ''), 'state', p.state,
      'steps', coalesce((select json_agg(json_build_object('state', s.state, 'reason', s.reason, 'at', s.at) order by s.at)
        from parcel_steps s where s.parcel_id = p.id), '[]'::json)) order by p.asked_at, p.id)
    from parcels p where p.order_id = o.id and p.state not in ('asked', 'refused', 'booked', 'cancelled'))`;

export type TrackedParcelRow = TrackedParcel;

export function toTrackedParcel({ steps, ...parcel }: TrackedParcelRow): TrackedParcel {
  return { ...parcel, steps: steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })) };
}
