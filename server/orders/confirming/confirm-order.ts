import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { DeliverySchedule } from "../../delivery/delivery-schedule.ts";
import { isUuid } from "../../queries/is-uuid.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { holdRoom } from "../holding/hold-room.ts";

/** `confirmed` also when it was confirmed before; `not-pending` when it is on its way, or cancelled. */
export type Confirmed = { outcome: "confirmed"; isNew: boolean } | { outcome: "not-pending" | "unknown" };

const confirm = namedQuery(
  "confirm-order",
  (param: Param<{ orderId: string; by: string }>) => sql<{ id: string }>`
    update orders set confirmed_at = now(), confirmed_by = ${param("by")}::text
    where id = ${param("orderId")}::uuid and progress = 'Pending' and confirmed_at is null
    returning id`,
);

const findState = namedQuery(
  "find-confirmation",
  (param: Param<{ orderId: string }>) => sql<{ confirmed: boolean }>`
    select confirmed_at is not null and progress <> 'Cancelled' as confirmed from orders
    where id = ${param("orderId")}::uuid`,
);

/** Notes that the customer wants a pending order and will pay for it; `by` is `customer` or the id of a member of staff. */
export async function confirmOrder(
  transaction: Executor,
  schedule: DeliverySchedule,
  orderId: string,
  by: string,
): Promise<Confirmed> {
  if (!isUuid(orderId)) return { outcome: "unknown" };
  const confirmed = await confirm.run(transaction, { orderId, by });
  if (confirmed.length === 1) {
    await holdRoom(transaction, schedule, orderId);
    return { outcome: "confirmed", isNew: true };
  }
  const [found] = await findState.run(transaction, { orderId });
  if (!found) return { outcome: "unknown" };
  return found.confirmed ? { outcome: "confirmed", isNew: false } : { outcome: "not-pending" };
}

export function confirmForCustomer(
  { pool, staff, schedule }: StaffContext & { schedule: DeliverySchedule },
  orderId: string,
): Promise<Confirmed> {
  return withTransaction(pool, async (client) => {
    const result = await confirmOrder(client, schedule, orderId, staff.id);
    if (result.outcome !== "confirmed" || !result.isNew) return result;
    await recordChange(client, {
      staff,
      action: "order.confirm",
      subject: { kind: "order", id: orderId },
      before: { isConfirmed: false },
      after: { isConfirmed: true },
    });
    return result;
  });
}
