import { type RawBuilder, sql } from "kysely";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { ChosenOption } from "#contract/options/invented.ts";
import { readPlacedText } from "#contract/options/placed-text.ts";
import type { OrderProgress, WorkStage } from "#contract/orders/orders.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { Badge, Garment, Job } from "#contract/workshop/job-tickets.ts";
import { threadFor } from "#drawings/lettering/thread.ts";
import { optionsOfItem, optionsRead } from "#server/catalog/options/options-of-item.ts";
import { waitsForPayment } from "#server/orders/ledger/transfer-claims.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isConfirmed } from "../orders/actions/awaits-confirmation.ts";
import { openActionsOf } from "../orders/actions/objections.ts";
import { type OrderFacts, orderFacts } from "../orders/actions/order-facts.ts";
import { dueOf } from "../orders/progress/due-day.ts";
import { stageReached, type WorkTimes, workColumns } from "../orders/progress/work-stage.ts";

export type JobRow = {
  id: string;
  number: string;
  created_at: Date;
  progress: OrderProgress;
  is_confirmed: boolean;
  waits_for_payment: boolean;
  due_on: string | null;
  items_changed_at: Date | null;
  facts: OrderFacts;
} & WorkTimes;

export const jobColumns = sql`
  o.id, o.number, o.created_at, o.progress, ${isConfirmed} as is_confirmed, ${workColumns},
  ${waitsForPayment} as waits_for_payment, o.due_on::text as due_on, o.items_changed_at, ${orderFacts} as facts`;

export function toJob(row: JobRow): Job {
  // An order sent before orders had a day is not due any more.
  const dueOn = row.due_on ?? dayInKarachi(row.created_at);
  const due = dueOf(
    { progress: row.progress, waits: row.waits_for_payment, leavesBy: dueOn, arrivesBy: undefined },
    dayInKarachi(new Date()),
  );
  return {
    id: row.id,
    OrderID: formatOrderNumber(row.number),
    createdAt: row.created_at.toISOString(),
    dueOn,
    isOverdue: due !== null && due.daysLeft < 0,
    orderProgress: row.progress,
    isConfirmed: row.is_confirmed,
    waitsForPayment: row.waits_for_payment,
    startedAt: row.work_started_at?.toISOString() ?? null,
    work: stageReached(row),
    changedAt: row.items_changed_at?.toISOString() ?? null,
    actions: openActionsOf(row.facts),
  };
}

export type GarmentRow = {
  id: string;
  quantity: number;
  type: string | null;
  isFromStock: boolean;
  alteration: string | null;
  ahead: WorkStage | null;
  joinedAt: string | null;
  line: Omit<LineItem, "quantity" | "options">;
  options: ChosenOption[] | null;
  /** The reels that the merchant chose for texts, by the ids of their options. */
  reels: Record<string, NonNullable<Garment["thread"]>> | null;
};

const alterationOf = sql`(select a.alteration from aftercare_requests a where a.follow_order_id = o.id)`;

const reelsOfItem = sql`
  (select json_object_agg(o.id, json_strip_nulls(json_build_object('name', t.name, 'urdu', nullif(t.name_ur, ''), 'color', t.value)))
    from order_item_options c join options o on o.id = c.option_id join threads t on t.id = o.thread_id
    where c.item_id = i.id and c.kind = 'text')`;

/** In SQL, of an item `i` of an order: whether a text was typed for it. */
export const hasBadge = sql<boolean>`
  exists (select from order_item_options c where c.item_id = i.id and c.kind = 'text' and c.value <> '')`;

/** In SQL, of an order `o`: its garments, of those items `i` of which the condition holds; null where there is none. */
export const garmentsOf = (condition: RawBuilder<unknown>): RawBuilder<GarmentRow[] | null> => sql<
  GarmentRow[] | null
>`
  (select json_agg(json_build_object('id', i.id, 'quantity', i.quantity, 'line', i.line, 'options', ${optionsOfItem},
      'reels', ${reelsOfItem},
      'isFromStock', i.stock_id is not null, 'alteration', ${alterationOf}, 'ahead', i.ahead, 'joinedAt', i.joined_work_at,
      'type', (select p.garment_type from products p where p.id = i.product_id)) order by i.position)
    from order_items i where i.order_id = o.id and ${condition})`;

const hexColor = /^#[0-9a-f]{6}$/i;

/** The chosen reel, or the one that follows the fabric; null where nothing is sewn or no reel is known. */
function threadOf({ color, name_engraving: sewn }: GarmentRow["line"]): Garment["thread"] {
  if (!sewn) return null;
  const { thread } = sewn;
  if (!thread) return threadOnCloth(color.value);
  return { name: thread.name, ...(thread.urdu && { urdu: thread.urdu }), color: thread.value };
}

function threadOnCloth(color: string): Garment["thread"] {
  return hexColor.test(color) ? threadFor(color) : null;
}

function badgesOf({ line, options, reels }: Pick<GarmentRow, "line" | "options" | "reels">): Badge[] {
  return (options ?? [])
    .filter(({ kind, value }) => kind === "text" && value !== "")
    .map(({ id, name, urdu, value, said, saidUrdu }) => ({
      name,
      ...(urdu && { urdu }),
      ...(saidUrdu && { placeUrdu: saidUrdu }),
      text: said === undefined ? value : readPlacedText(value).text,
      place: said ?? "",
      thread: reels?.[id] ?? threadOnCloth(line.color.value),
    }));
}

export function toGarment({
  id,
  quantity,
  type,
  isFromStock,
  alteration,
  ahead,
  joinedAt,
  line,
  options,
  reels,
}: GarmentRow): Garment {
  const { color } = line;
  return {
    id,
    quantity,
    isFromStock,
    alteration,
    ahead,
    joinedAt: joinedAt === null ? null : new Date(joinedAt).toISOString(),
    garmentType: type,
    name: line.name,
    ...(line.urdu && { urdu: line.urdu }),
    product_code: line.product_code,
    category: line.category,
    images: line.images,
    sizes: line.sizes,
    ...(line.parts && { parts: line.parts }),
    custom_size: line.custom_size,
    color,
    fabric_type: line.fabric_type,
    trouser: line.trouser,
    trouserOptions: line.trouserOptions,
    cap: line.cap,
    name_engraving: line.name_engraving,
    ...optionsRead(options),
    thread: threadOf(line),
    badges: badgesOf({ line, options, reels }),
  };
}
