import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";
import { renewPromise } from "#server/catalog/delivery/renew-promise.ts";

type OfOrder = { orderId: string };

const selectRoom = namedQuery(
  "room-of-order",
  (param: Param<OfOrder>) => sql<{ holdsRoom: boolean }>`
    select holds_room as "holdsRoom" from orders where id = ${param("orderId")}::uuid and progress = 'Pending' for update`,
);

const takeRoom = namedQuery(
  "take-room-of-workshop",
  (param: Param<OfOrder>) => sql<object>`
    update orders set holds_room = true where id = ${param("orderId")}::uuid`,
);

/**
 * From now on the work of a pending order counts in the days of the workshop, because it is confirmed or paid as asked (`isPaid`). Others
 * may have been promised its room meanwhile, so it is promised as if it came now; so is any that waited for its money. To be called in
 * the transaction of what proves it.
 */
export async function holdRoom(
  transaction: Executor,
  schedule: DeliverySchedule,
  orderId: string,
  { isPaid = false }: { isPaid?: boolean } = {},
): Promise<void> {
  const [order] = await selectRoom.run(transaction, { orderId });
  if (!order || (order.holdsRoom && !isPaid)) return;
  await renewPromise(transaction, schedule, orderId, { isAnew: true });
  await takeRoom.run(transaction, { orderId });
}
