import { sql } from "kysely";
import {
  arrivalOf,
  countPieces,
  type DeliveryPromise,
  weighPieces,
} from "#contract/delivery/promise-delivery.ts";
import type { Day } from "#contract/values/karachi-time.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { DeliverySchedule, OrderToPromise } from "./delivery-schedule.ts";

type Row = {
  city: string;
  province: string;
  due_on: Day | null;
  work: number | null;
  holds_room: boolean;
  items: OrderToPromise["items"];
};

const selectOrder = namedQuery(
  "order-to-promise-anew",
  (param: Param<{ orderId: string }>) => sql<Row>`
    select o.city, o.province, o.due_on::text as due_on, o.work, o.holds_room,
      (select coalesce(json_agg(json_build_object('quantity', i.quantity,
          'custom_size', i.line -> 'custom_size' <> 'false',
          'working_days', (i.line ->> 'working_days')::integer,
          'name_engraving', i.line -> 'name_engraving' <> 'false',
          'options', (select json_agg(json_build_object('kind', c.kind)) from order_item_options c where c.item_id = i.id))), '[]')
        from order_items i where i.order_id = o.id) as items
    from orders o where o.id = ${param("orderId")}::uuid and o.progress = 'Pending' for update of o`,
);

type Stored = DeliveryPromise & { orderId: string; work: number };

const storePromise = namedQuery(
  "store-promise",
  (param: Param<Stored>) => sql<Record<string, never>>`
    update orders set due_on = ${param("leavesBy")}::date, arrives_from = ${param("arrivesFrom")}::date,
      arrives_by = ${param("arrivesBy")}::date, work = ${param("work")}::integer
    where id = ${param("orderId")}::uuid`,
);

/**
 * Renews the promise of a pending order, to be called at the end of the transaction that has changed its pieces or its address, or
 * has proven it (`isAnew`: the money that it waited for has come, or it is confirmed). It keeps its day to leave unless it has become more work or was waiting: then
 * it is promised as if it came now, but never earlier than before. Gives the dates; undefined, with nothing changed, when there is
 * no such order or it is no longer pending.
 */
export async function renewPromise(
  transaction: Executor,
  schedule: DeliverySchedule,
  orderId: string,
  { isAnew = false }: { isAnew?: boolean } = {},
): Promise<DeliveryPromise | undefined> {
  const [order] = await selectOrder.run(transaction, { orderId });
  if (!order) return undefined;
  const { city, province, due_on: dueOn, work: workBefore } = order;
  const to = { city, province };
  const rules = schedule.rules();
  const pieces = countPieces(order.items);
  const work = weighPieces(pieces, rules);
  const before = dueOn === null || workBefore === null ? undefined : { day: dueOn, work: workBefore };
  const anew = await schedule.promise(pieces, to, order.holds_room ? before : undefined);
  const isAsBefore = before !== undefined && work <= before.work && !isAnew;
  const keepsDay = before !== undefined && (isAsBefore || anew.leavesBy < before.day);
  const promise = keepsDay ? arrivalOf(before.day, to, rules) : anew;
  await storePromise.run(transaction, { orderId, work, ...promise });
  return promise;
}
