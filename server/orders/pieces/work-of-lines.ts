import { englishChoices } from "#contract/cart/describe-choices.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import type { OrderChange } from "#contract/order-views/office-orders.ts";
import type { WorkStage } from "#contract/orders/orders.ts";
import { customSizeKey } from "#contract/sizes/sized-parts.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { StoredItem } from "../editing/price-edit.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import { setStage } from "../progress/set-stage.ts";
import {
  isFurther,
  leastOf,
  stageReached,
  type WorkState,
  type WorkTimes,
  workColumns,
} from "../progress/work-stage.ts";

type LineAtWork = { id: string; ahead: WorkStage | null; joinedWorkAt: string | null };

/** How far an order is, which is as far as its least line, and which of its lines are further. */
export type WorkOfLines = { order: WorkState; isAltered: boolean; lines: readonly LineAtWork[] };

export async function readWorkOfLines(executor: Executor, orderId: string): Promise<WorkOfLines> {
  const row = await readFirst(executor)<WorkTimes & { isAltered: boolean; lines: LineAtWork[] | null }>`
    select ${workColumns}, exists (select from aftercare_requests a where a.follow_order_id = o.id and a.alteration is not null)
        as "isAltered",
      (select json_agg(json_build_object('id', i.id, 'ahead', i.ahead, 'joinedWorkAt', i.joined_work_at::text))
        from order_items i where i.order_id = o.id) as lines
    from orders o where o.id = ${orderId}::uuid`;
  if (!row) throw new Error("The order of this work is gone.");
  return { order: stageReached(row) ?? "waiting", isAltered: row.isAltered, lines: row.lines ?? [] };
}

type PlannedLine = LineAtWork & { joins: boolean };

export type WorkAfterEdit = {
  /** The lines as they are stored: further pieces of a line that is cut are a line of their own. */
  items: StoredItem[];
  order: WorkState;
  lines: PlannedLine[];
  /** Work to cut, sew or pack again, or in addition, in words. */
  goesBack: OrderChange[];
};

/**
 * The stage of each line after an edit. A line whose cutting changes goes back to be cut, with its cloth; one whose
 * sewing changes, to be sewn; one from stock, to be packed. A change of quantity or address alone changes no stage.
 * The further pieces of a line that is cut become a line of their own, because a line is one lay of cloth with one
 * ticket; the price of both is that of the one.
 */
export function workAfterEdit(
  before: readonly StoredItem[],
  after: readonly StoredItem[],
  { order, isAltered, lines }: WorkOfLines,
): WorkAfterEdit {
  const known = new Map(lines.map((line) => [line.id, line]));
  const reachedBy = (id: string) => known.get(id)?.ahead ?? order;
  const isAnyCut = before.some(({ id }) => isFurther(reachedBy(id), "started"));
  const planned = after.flatMap((item): Planned[] => {
    const old = before.find(({ id }) => id === item.id);
    if (old) return planChanged(old, item, { reached: reachedBy(item.id), isAltered });
    return isAnyCut ? [joining(item)] : [{ item, state: order }];
  });
  const least = isAnyCut ? leastOf(planned.map(({ state }) => state)) : order;
  return {
    items: planned.map(({ item }) => item),
    order: least,
    lines: planned.map(({ item: { id }, state, joins = false }) => ({
      id,
      ahead: state !== "waiting" && isFurther(state, least) ? state : null,
      joinedWorkAt: known.get(id)?.joinedWorkAt ?? null,
      joins,
    })),
    goesBack: planned.flatMap(({ said }) => (said ? [said] : [])),
  };
}

type Planned = { item: StoredItem; state: WorkState; joins?: boolean; said?: OrderChange };

const nameOf = (item: StoredItem) => `${item.name}, ${chosenSize(item, englishChoices)}`;

/** A line, or pieces of one, that come to the work of an order of which others are cut. */
function joining(item: StoredItem): Planned {
  const state = begunAs(item);
  const said = { what: nameOf(item), before: "", after: `${item.quantity} ${toDo[state]}` };
  return { item, state, joins: true, said };
}

function planChanged(
  old: StoredItem,
  item: StoredItem,
  { reached, isAltered }: { reached: WorkState; isAltered: boolean },
): Planned[] {
  const limit = limitOf(old, item, isAltered);
  if (limit && isFurther(reached, limit)) {
    const before = `${old.quantity} ${doneLabels[reached]}`;
    const said = { what: nameOf(old), before, after: `${item.quantity} ${toDo[limit]}` };
    return [{ item, state: limit, joins: limit === "started", said }];
  }
  const more = item.quantity - old.quantity;
  const isCut = takesFabric(item) && !isAltered && isFurther(reached, "started");
  if (more <= 0 || !isCut) return [{ item, state: reached }];
  const further = { ...item, id: timeOrderedId(), quantity: more };
  return [{ item: { ...item, quantity: old.quantity }, state: reached }, joining(further)];
}

const doneLabels: Record<WorkState, string> = {
  waiting: "",
  started: "in work",
  cut: "cut",
  sewn: "sewn",
  packed: "packed",
};

const toDo: Record<WorkState, string> = {
  waiting: "to cut",
  started: "to cut",
  cut: "to sew",
  sewn: "to pack",
  packed: "",
};

/** Of what comes from stock the cap alone is cut. */
const takesFabric = ({ stockId, cap }: StoredItem) => stockId === null || cap;

/** Where the work on a line begins: what comes from stock is sewn, but for what is put on it. */
function begunAs(item: StoredItem): WorkState {
  if (takesFabric(item)) return "started";
  return item.name_engraving || item.options?.length ? "cut" : "sewn";
}

/** The furthest stage a changed line can retain; undefined where fabric, sewing and packing stay the same. */
function limitOf(old: StoredItem, item: StoredItem, isAltered: boolean): WorkState | undefined {
  if (isAltered) return fabricOf(old) + sewingOf(old) === fabricOf(item) + sewingOf(item) ? undefined : "cut";
  if (fabricOf(old) !== fabricOf(item)) return begunAs(item);
  if (sewingOf(old) !== sewingOf(item)) return "cut";
  return item.quantity > old.quantity && !takesFabric(item) ? begunAs(item) : undefined;
}

function fabricOf({ options = [], stockId, ...item }: StoredItem): string {
  const { _id, sizes, custom_size, color, fabric_type, trouserOptions, cap } = item;
  const cutApart = options.filter(({ isGrouped, kind }) => isGrouped || kind === "measurement");
  return JSON.stringify([
    _id,
    sizes,
    customSizeKey(custom_size),
    color._id,
    fabric_type._id,
    trouserOptions,
    cap,
    stockId !== null,
    cutApart.map(({ id, value }) => [id, value]),
  ]);
}

function sewingOf({ name_engraving, options = [] }: StoredItem): string {
  return JSON.stringify([name_engraving, options.map(({ id, value }) => [id, value])]);
}

/** Call it with the order locked, after its lines were stored. */
export async function storeWorkOfLines(
  transaction: Executor,
  actor: string,
  { orderId, order, lines, goesBack }: WorkAfterEdit & { orderId: string },
): Promise<void> {
  await write(transaction)`
    update order_items i set ahead = line.ahead,
      joined_work_at = case when line.joins then now() else line."joinedWorkAt" end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (id uuid, ahead text, "joinedWorkAt" timestamptz, joins boolean)
    where i.id = line.id`;
  await setStage(transaction, orderId, order);
  if (goesBack.length === 0) return;
  const detail = { changes: goesBack };
  await addOrderEvent(transaction, { orderId, kind: "work-taken-back", actor, detail });
}
