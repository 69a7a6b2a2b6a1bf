import { type Executor, readFirst } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";

/** The number of an order as people read it, such as TB-2K7M; null where there is none with this id. */
export async function readNumber(executor: Executor, id: string): Promise<string | null> {
  const found = isUuid(id)
    ? await readFirst(executor)<{ number: string }>`select number from orders where id = ${id}`
    : undefined;
  return found ? formatOrderNumber(found.number) : null;
}
