import type { ChosenOption } from "#contract/options/invented.ts";
import type { OrderItem, TrackedItem, TrackedOrder } from "#contract/orders/orders.ts";
import type { TrackedReturn } from "#contract/returns/tracked-returns.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { parseOrderNumber } from "#server/platform/order-number.ts";
import { type OrderRow, orderColumns, toOrder } from "./order-rows.ts";

/**
 * An order by its number in any spelling; undefined where there is none. `isCustomers` says of its id whether this
 * visitor has shown to be its customer: everybody else may have read the number on a parcel.
 */
export async function trackOrder(
  executor: Executor,
  typed: string,
  isCustomers: (orderId: string) => Promise<boolean>,
): Promise<TrackedOrder | undefined> {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const row = await readFirst(executor)<OrderRow>`
    select ${orderColumns} from orders o where o.number = ${number}`;
  if (!row) return undefined;
  const { items, ...order } = toOrder(row);
  const tracked = { ...order, items: items.map(withoutCustomer) };
  return (await isCustomers(row.id)) ? { ...tracked, isProven: true } : forStrangers(tracked);
}

/**
 * Without what permits more than the number itself does, which is to cancel: ids of requests and the number of the
 * order that follows from one. And without what staff have written to the customer, who may be named in it.
 */
function forStrangers(order: TrackedOrder): TrackedOrder {
  const { aftercare, cancelRequest, ahead } = order;
  return {
    ...order,
    ...(aftercare && { aftercare: aftercare.map(requestForStrangers) }),
    ...(cancelRequest && { cancelRequest: { ...cancelRequest, answer: "" } }),
    ...(ahead?.claim && { ahead: { ...ahead, claim: { ...ahead.claim, answer: "" } } }),
  };
}

function requestForStrangers(request: TrackedReturn): TrackedReturn {
  const steps = request.steps.map((step) => ({ ...step, said: "" }));
  return { ...request, id: "", followedBy: "", actions: [], steps };
}

/**
 * Whose name is sewn on, and the measurements, stay with the shop; so does the line's identity, which names both: the
 * item's own id stands for it.
 */
export function withoutCustomer({ name_engraving, custom_size, options, ...item }: OrderItem): TrackedItem {
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
