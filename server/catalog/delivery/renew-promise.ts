import {
  arrivalOf,
  countPieces,
  type DeliveryPromise,
  weighPieces,
} from "#contract/delivery/promise-delivery.ts";
import type { Day } from "#contract/values/karachi-time.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import type { DeliverySchedule, OrderToPromise } from "./delivery-schedule.ts";

type Row = {
  city: string;
  province: string;
  due_on: Day | null;
  work: number | null;
  holds_room: boolean;
  items: OrderToPromise["items"];
};

const selectOrder = (executor: Executor, orderId: string) => readFirst(executor)<Row>`
  select o.city, o.province, o.due_on::text as due_on, o.work, o.holds_room,
    (select coalesce(json_agg(json_build_object('quantity', i.quantity,
        'custom_size', i.line -> 'custom_size' <> 'false',
        'working_days', (i.line ->> 'working_days')::integer,
        'name_engraving', i.line -> 'name_engraving' <> 'false',
        'options', (select json_agg(json_build_object('kind', c.kind)) from order_item_options c where c.item_id = i.id))), '[]')
      from order_items i where i.order_id = o.id) as items
  from orders o where o.id = ${orderId}::uuid and o.progress = 'Pending'`;

const lockOrder = (transaction: Executor, orderId: string) => write(transaction)`
  select from orders where id = ${orderId}::uuid for update`;

/**
 * Renews the promise of a pending order; call at the end of the transaction that changes its pieces or address, or
 * proves it (`isAnew`: the money has come, or the order is confirmed). The day stays unless the work grew or the
 * order was waiting: then it is promised as if placed now, never earlier than before. Returns the dates; undefined,
 * with nothing changed, if there is no such order or it is no longer pending.
 */
export async function renewPromise(
  transaction: Executor,
  schedule: DeliverySchedule,
  orderId: string,
  { isAnew = false }: { isAnew?: boolean } = {},
): Promise<DeliveryPromise | undefined> {
  await lockOrder(transaction, orderId);
  const order = await selectOrder(transaction, orderId);
  if (!order) return undefined;
  const { promise, work } = await promiseAgain(schedule, order, isAnew);
  await write(transaction)`
    update orders set due_on = ${promise.leavesBy}::date, arrives_from = ${promise.arrivesFrom}::date,
      arrives_by = ${promise.arrivesBy}::date, work = ${work}::integer
    where id = ${orderId}::uuid`;
  return promise;
}

/** The dates that `renewPromise` would give a pending order of these pieces and this place; nothing is stored. */
export async function previewPromise(
  executor: Executor,
  schedule: DeliverySchedule,
  orderId: string,
  { items, city, province }: Pick<Row, "items" | "city" | "province">,
): Promise<DeliveryPromise | undefined> {
  const order = await selectOrder(executor, orderId);
  if (!order) return undefined;
  return (await promiseAgain(schedule, { ...order, items, city, province }, false)).promise;
}

async function promiseAgain(schedule: DeliverySchedule, order: Row, isAnew: boolean) {
  const { city, province, due_on: dueOn, work: workBefore } = order;
  const to = { city, province };
  const rules = schedule.rules();
  const pieces = countPieces(order.items);
  const work = weighPieces(pieces, rules);
  const before = dueOn === null || workBefore === null ? undefined : { day: dueOn, work: workBefore };
  const anew = await schedule.promise(pieces, to, order.holds_room ? before : undefined);
  const isAsBefore = before !== undefined && work <= before.work && !isAnew;
  const keepsDay = before !== undefined && (isAsBefore || anew.leavesBy < before.day);
  return { promise: keepsDay ? arrivalOf(before.day, to, rules) : anew, work };
}
