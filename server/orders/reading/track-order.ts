import { sql } from "kysely";
import type { ChosenOption } from "#contract/options/invented.ts";
import type { OrderItem, TrackedItem, TrackedOrder } from "#contract/orders/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { parseOrderNumber } from "../order-number.ts";
import { type OrderRow, orderColumns, toOrder } from "./order-rows.ts";

const selectOrder = namedQuery(
  "track-order",
  (param: Param<{ number: string }>) => sql<OrderRow>`
    select ${orderColumns} from orders o where o.number = ${param("number")}`,
);

export async function trackOrder(executor: Executor, typed: string): Promise<TrackedOrder | undefined> {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const [row] = await selectOrder.run(executor, { number });
  if (!row) return undefined;
  const { items, ...order } = toOrder(row);
  return { ...order, items: items.map(withoutPerson) };
}

/** Whose name is sewn on, and the measurements, stay with the shop; so does the line's identity, which names both: the item's own id stands for it. */
export function withoutPerson({ name_engraving, custom_size, options, ...item }: OrderItem): TrackedItem {
  return {
    ...item,
    uniqueId: item.id,
    name_engraving: name_engraving !== false,
    custom_size: custom_size !== false,
    ...(options && { options: options.map(asTracked) }),
  };
}

/** That it was chosen, and what it cost; what was chosen only where the merchant lets it be read. */
function asTracked({ said, saidUrdu, ...option }: ChosenOption): ChosenOption {
  if (!option.isTracked) return { ...option, value: "" };
  return { ...option, ...(said !== undefined && { said }), ...(saidUrdu !== undefined && { saidUrdu }) };
}
