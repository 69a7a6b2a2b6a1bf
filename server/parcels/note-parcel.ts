import type { z } from "zod";
import type { noteParcel as contract } from "#contract/parcels/office-parcels.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { decideParcel } from "../orders/actions/decide-actions.ts";
import { type Objection, objectionTo } from "../orders/actions/objections.ts";
import { lockFacts } from "../orders/actions/order-facts.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";
import type { Couriers } from "./couriers.ts";
import { moveOrder } from "./move-order.ts";

type Noted = z.output<typeof contract.body>;

const findOrder = (executor: Executor, id: string) => read(executor)<{ order_id: string }>`
  select order_id from parcels where id = ${id}::uuid`;

type Outcome = { outcome: "noted" | "unknown" | "number-taken" } | Objection;

/** Notes what has happened to a parcel of which no courier tells; its order is dispatched and delivered with it. */
export async function noteParcel(
  { pool, staff }: StaffContext,
  couriers: Couriers,
  { id, state, carrier, number }: Noted,
): Promise<Outcome> {
  const noted = await withTransaction(pool, async (client) => {
    const [found] = isUuid(id) ? await findOrder(client, id) : [];
    const facts = found && (await lockFacts(client, found.order_id));
    const parcel = facts?.parcels.find((each) => each.id === id);
    if (!found || !facts || !parcel) return { outcome: "unknown" as const };
    const action = state === "picked" ? "handOver" : "noteOutcome";
    const objection = objectionTo(decideParcel(parcel, facts, action), []);
    if (objection) return objection;
    const name = carrier || (couriers.get(parcel.courier)?.name ?? parcel.courier);
    const said = [name, number].filter((part) => part !== "").join(", ");
    await write(client)`
      with step as (
        insert into parcel_steps (parcel_id, at, state, said)
        values (${id}::uuid, now(), ${state}::text, ${said}) on conflict do nothing
      )
      update parcels set state = ${state}::text, tracking_number = coalesce(nullif(${state === "picked" ? number : ""}, ''), tracking_number)
      where id = ${id}::uuid`;
    await recordChange(client, {
      staff,
      action: "order.noteParcel",
      subject: { kind: "order", id: found.order_id },
      before: { state: parcel.state },
      after: { state },
    });
    return { outcome: "noted" as const, parcel, name, order_id: found.order_id };
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "parcels_tracking_number") return { outcome: "number-taken" as const };
    throw error;
  });
  if (noted.outcome !== "noted") return noted;
  const { parcel, name, order_id } = noted;
  const tracking_number = (state === "picked" && number) || parcel.number;
  const step = { at: new Date(), state, said: "", reason: "" } as const;
  await moveOrder(pool, { name }, { id, order_id, tracking_number, asked_by: staff.id }, [step]);
  return { outcome: "noted" };
}
