import { type Executor, read } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";

/** The number of an order as people read it, such as TB-2K7M; null where there is none with this id. */
export async function readNumber(executor: Executor, id: string): Promise<string | null> {
  return (await readNumbers(executor, [id].filter(isUuid))).get(id) ?? null;
}

/** The same of many orders, by id; `ids` are UUIDs. */
export async function readNumbers(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await read(executor)<{ id: string; number: string }>`
    select id, number from orders where id = any (${[...ids]}::uuid[])`;
  return new Map(found.map(({ id, number }) => [id, formatOrderNumber(number)]));
}
