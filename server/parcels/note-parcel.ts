import { sql } from "kysely";
import type { z } from "zod";
import type { noteParcel as contract } from "#contract/back-office/parcels.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../queries/is-uuid.ts";
import { violatedConstraint } from "../queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";
import type { Couriers } from "./couriers.ts";
import { moveOrder } from "./move-order.ts";

type Noted = z.output<typeof contract.body>;

type Standing = {
  courier: string;
  state: ParcelState;
  tracking_number: string | null;
  order_id: string;
};

const lockParcel = namedQuery(
  "lock-parcel-to-note",
  (param: Param<{ id: string }>) => sql<Standing>`
    select courier, state, tracking_number, order_id from parcels where id = ${param("id")}::uuid for update`,
);

const noteStep = namedQuery(
  "note-parcel-by-hand",
  (param: Param<{ id: string; state: ParcelState; number: string; said: string }>) => sql<object>`
    with step as (
      insert into parcel_steps (parcel_id, at, state, said)
      values (${param("id")}::uuid, now(), ${param("state")}::text, ${param("said")}) on conflict do nothing
    )
    update parcels set state = ${param("state")}::text, tracking_number = coalesce(nullif(${param("number")}, ''), tracking_number)
    where id = ${param("id")}::uuid`,
);

const next: Partial<Record<ParcelState, readonly ParcelState[]>> = {
  booked: ["picked"],
  picked: ["attempted", "delivered", "returned"],
  attempted: ["attempted", "delivered", "returned"],
};

/** `not-now`: it is not what can happen to the parcel as it stands. */
type Outcome = "noted" | "unknown" | "not-by-hand" | "not-now" | "number-taken";

export async function noteParcel(
  { pool, staff }: StaffContext,
  couriers: Couriers,
  { id, state, carrier, number }: Noted,
): Promise<Outcome> {
  if (!isUuid(id)) return "unknown";
  const noted = await withTransaction(pool, async (client) => {
    const [parcel] = await lockParcel.run(client, { id });
    if (!parcel) return "unknown";
    const courier = couriers.get(parcel.courier);
    if (!courier?.isByHand) return "not-by-hand";
    if (!next[parcel.state]?.includes(state)) return "not-now";
    const said = [carrier || courier.name, number].filter((part) => part !== "").join(", ");
    await noteStep.run(client, { id, state, number: state === "picked" ? number : "", said });
    await recordChange(client, {
      ...{ staff, action: "order.noteParcel", subject: { kind: "order", id: parcel.order_id } },
      ...{ before: { state: parcel.state }, after: { state } },
    });
    return { parcel, name: carrier || courier.name };
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "parcels_tracking_number") return "number-taken" as const;
    throw error;
  });
  if (typeof noted === "string") return noted;
  const { parcel, name } = noted;
  const tracking_number = (state === "picked" && number) || parcel.tracking_number;
  const step = { at: new Date(), state, said: "", reason: "" } as const;
  await moveOrder(pool, { name }, { ...parcel, id, tracking_number, asked_by: staff.id }, [step]);
  return "noted";
}
