import { sql } from "kysely";
import type { Garment, Job } from "#contract/back-office/job-tickets.ts";
import { dayInKarachi } from "#contract/karachi-time.ts";
import type { LineItem } from "#contract/line-item.ts";
import type { OrderProgress } from "#contract/orders.ts";
import { threadFor } from "#drawings/thread.ts";
import { formatOrderNumber } from "../orders/order-number.ts";
import { stageReached, type WorkTimes, workColumns } from "../orders/work-stage.ts";

/** A row of `jobColumns`. */
export type JobRow = {
  id: string;
  number: string;
  created_at: Date;
  progress: OrderProgress;
  is_confirmed: boolean;
  due_on: string | null;
  items_changed_at: Date | null;
} & WorkTimes;

/** What the workshop reads of an order `o`. */
export const jobColumns = sql`
  o.id, o.number, o.created_at, o.progress, o.confirmed_at is not null as is_confirmed, ${workColumns},
  o.due_on::text as due_on, o.items_changed_at`;

export function toJob(row: JobRow): Job {
  // What was sent before orders had a day is not due any more.
  const dueOn = row.due_on ?? dayInKarachi(row.created_at);
  return {
    id: row.id,
    OrderID: formatOrderNumber(row.number),
    createdAt: row.created_at.toISOString(),
    dueOn,
    isOverdue: row.progress === "Pending" && dueOn < dayInKarachi(new Date()),
    orderProgress: row.progress,
    isConfirmed: row.is_confirmed,
    startedAt: row.work_started_at?.toISOString() ?? null,
    work: stageReached(row),
    changedAt: row.items_changed_at?.toISOString() ?? null,
  };
}

export type GarmentRow = { id: string; quantity: number; line: Omit<LineItem, "quantity"> };

/** The items of an order `o` as `GarmentRow`s. */
export const garmentColumn = sql`
  (select json_agg(json_build_object('id', i.id, 'quantity', i.quantity, 'line', i.line) order by i.position)
    from order_items i where i.order_id = o.id) as garments`;

const hexColor = /^#[0-9a-f]{6}$/i;

export function toGarment({ id, quantity, line }: GarmentRow): Garment {
  const { color, name_engraving } = line;
  return {
    id,
    quantity,
    name: line.name,
    product_code: line.product_code,
    category: line.category,
    images: line.images,
    sizes: line.sizes,
    custom_size: line.custom_size,
    color,
    fabric_type: line.fabric_type,
    trouser: line.trouser,
    trouserOptions: line.trouserOptions,
    cap: line.cap,
    name_engraving,
    thread: name_engraving && hexColor.test(color.value) ? threadFor(color.value) : null,
  };
}
