import { type Executor, readFirst, write } from "#database/query.ts";
import type { DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";
import { renewPromise } from "#server/catalog/delivery/renew-promise.ts";

/**
 * From now on the work of a pending order counts in the days of the workshop, because it is confirmed or paid as asked
 * (`isPaid`). Others may have been promised its room meanwhile, so it is promised as if it came now; so is any that
 * waited for its money. To be called in the transaction of what proves it.
 */
export async function holdRoom(
  transaction: Executor,
  schedule: DeliverySchedule,
  orderId: string,
  { isPaid = false }: { isPaid?: boolean } = {},
): Promise<void> {
  const order = await readFirst(transaction)<{ holdsRoom: boolean }>`
    select holds_room as "holdsRoom" from orders where id = ${orderId}::uuid and progress = 'Pending' for update`;
  if (!order || (order.holdsRoom && !isPaid)) return;
  await renewPromise(transaction, schedule, orderId, { isAnew: true });
  await write(transaction)`update orders set holds_room = true where id = ${orderId}::uuid`;
}
