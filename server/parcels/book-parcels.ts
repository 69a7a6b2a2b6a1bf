import { sql } from "kysely";
import type { z } from "zod";
import { inEnglish } from "#contract/back-office/in-english.ts";
import type { BookResult, bookParcels as contract } from "#contract/back-office/parcels.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { decideAction } from "../orders/actions/decide-actions.ts";
import { type Acknowledged, type Objection, objectionTo, toQuestions } from "../orders/actions/objections.ts";
import { lockFacts, type OrderFacts } from "../orders/actions/order-facts.ts";
import { toCollect } from "../orders/ledger/order-money.ts";
import { formatOrderNumber } from "../orders/order-number.ts";
import { pieceSums } from "../pieces/piece-sums.ts";
import { isUuid } from "../queries/is-uuid.ts";
import { recordChange, recordChanges, type StaffContext } from "../staff/record-change.ts";
import { noteCalledOff } from "./call-off.ts";
import type { Courier, LabelledParcel } from "./courier.ts";
import { cityOf, keepCity } from "./courier-cities.ts";

type Asked = z.output<typeof contract.body>["orders"][number];

type OpenItem = {
  id: string;
  /** In no parcel and not checked in. */
  open: number;
  /** Rupees for a piece, without what was chosen for it. */
  price: number;
};

type OrderToBook = {
  number: string;
  city: string;
  items: OpenItem[] | null;
  /** What another rider may collect. */
  toCollect: number;
  parcels: number;
};

const selectOrder = namedQuery(
  "read-order-to-book",
  (param: Param<{ orderId: string }>) => sql<OrderToBook>`
    select o.number, o.city,
      (select json_agg(json_build_object('id', i.id, 'open', pieces.open, 'price', coalesce(nullif(i.sale_price, 0), i.price))
        order by i.position) from order_items i cross join ${pieceSums} where i.order_id = o.id) as items,
      ${toCollect} as "toCollect",
      (select count(*)::integer from parcels p where p.order_id = o.id) as parcels
    from orders o where o.id = ${param("orderId")}::uuid`,
);

type NewParcel = {
  id: string;
  orderId: string;
  courier: string;
  reference: string;
  city: string;
  pieces: number;
  grams: number;
  collects: number;
  staffId: string;
  items: string;
};

const insertParcel = namedQuery(
  "insert-parcel",
  (param: Param<NewParcel>) => sql<object>`
    with parcel as (
      insert into parcels (id, order_id, courier, reference, city, pieces, grams, collects, asked_by)
      values (${param("id")}::uuid, ${param("orderId")}::uuid, ${param("courier")}, ${param("reference")}, ${param("city")},
        ${param("pieces")}::integer, ${param("grams")}::integer, ${param("collects")}::integer, ${param("staffId")}::uuid)
      returning id
    )
    insert into parcel_items (parcel_id, item_id, pieces)
    select parcel.id, item.id, item.pieces from parcel, jsonb_to_recordset(${param("items")}::jsonb) as item (id uuid, pieces integer)`,
);

/** What a piece of clothing weighs in its bag, in grams. */
export const usualWeight = 450;

/**
 * Notes that a courier is to carry an order, or some of its pieces, for `followParcels` to ask it: the intention is kept before anybody
 * is called, so that a shop that is killed in the middle looks for the parcel instead of booking another. Riders never collect more
 * than the ledger still asks.
 */
export async function bookParcel(
  { pool, staff }: StaffContext,
  courier: Pick<Courier, "id">,
  { id: orderId, city: named, grams, part }: Asked,
  acknowledged: Acknowledged,
): Promise<BookResult> {
  return withTransaction<BookResult>(pool, async (client) => {
    const facts = await lockFacts(client, orderId);
    const [order] = facts ? await selectOrder.run(client, { orderId }) : [];
    if (!facts || !order) return { id: orderId, OrderID: null, outcome: "unknown" };
    const OrderID = formatOrderNumber(order.number);
    const objection = objectionTo(decideAction(facts, "book"), acknowledged);
    if (objection) return { id: orderId, OrderID, ...toResult(objection, facts) };
    const load = loadOf(order, part);
    if (load.outcome !== "loaded") return { id: orderId, OrderID, outcome: load.outcome };
    if (named !== "") await keepCity(client, { courier: courier.id, ours: order.city, theirs: named });
    const { taken, collects } = load;
    const pieces = taken.reduce((sum, item) => sum + item.pieces, 0);
    const parcel = {
      orderId,
      courier: courier.id,
      // The courier takes each reference once: another parcel needs another one.
      reference: order.parcels === 0 ? OrderID : `${OrderID}-${order.parcels + 1}`,
      city: named || (await cityOf(client, courier.id, order.city)),
      pieces,
      grams: grams ?? pieces * usualWeight,
      collects,
    };
    const row = { id: timeOrderedId(), staffId: staff.id, items: JSON.stringify(taken) };
    await insertParcel.run(client, { ...parcel, ...row });
    await recordChange(client, {
      staff,
      action: "order.bookParcel",
      subject: { kind: "order", id: orderId },
      before: null,
      after: { courier: parcel.courier, pieces, collects, grams: parcel.grams },
    });
    return { id: orderId, OrderID, outcome: "asked" };
  });
}

function toResult(
  objection: Objection,
  facts: OrderFacts,
): Pick<BookResult, "outcome" | "questions" | "why"> {
  if (objection.outcome === "ask-first")
    return { outcome: "ask-first", questions: toQuestions(objection.questions) };
  return { outcome: whyNot(facts), why: inEnglish(objection.why) };
}

/** Which of the outcomes an order has that is not booked. */
function whyNot({ progress, cancelRequest, openPieces }: OrderFacts): BookResult["outcome"] {
  if (progress === "Cancelled" || progress === "Delivered") return "refused";
  if (openPieces === 0) return "under-way";
  if (progress === "Dispatched") return "refused";
  return cancelRequest === "open" ? "cancel-asked" : "unpaid";
}

type Load =
  | { outcome: "loaded"; taken: TakenItem[]; collects: number }
  | { outcome: "changed" | "too-many" | "too-much" };

/** What goes into the next parcel of an order and what its rider collects, or why there is none. */
function loadOf(order: OrderToBook, part: Asked["part"]): Load {
  const items = order.items ?? [];
  if (part && part.parcels !== order.parcels) return { outcome: "changed" };
  const taken = takeItems(items, part?.items);
  if (!taken) return { outcome: "too-many" };
  const collects = part?.collects ?? shareOf(order.toCollect, items, taken);
  return collects > order.toCollect ? { outcome: "too-much" } : { outcome: "loaded", taken, collects };
}

type TakenItem = { id: string; pieces: number };

/** All that is left, or what was chosen of it; undefined where that is more than is left, or none of it. */
function takeItems(
  items: readonly OpenItem[],
  chosen: readonly TakenItem[] | undefined,
): TakenItem[] | undefined {
  if (!chosen) return items.flatMap(({ id, open }) => (open > 0 ? [{ id, pieces: open }] : []));
  const open = new Map(items.map((item) => [item.id, item.open]));
  const isLeft = chosen.every(({ id, pieces }) => pieces <= (open.get(id) ?? 0));
  const areDifferent = new Set(chosen.map(({ id }) => id)).size === chosen.length;
  const taken = chosen.filter(({ pieces }) => pieces > 0);
  return isLeft && areDifferent && taken.length > 0 ? taken : undefined;
}

/** Whole rupees of what is to be collected, by the price of what is taken; all of it with the last pieces. */
function shareOf(toCollect: number, items: readonly OpenItem[], taken: readonly TakenItem[]): number {
  const pieces = new Map(taken.map((item) => [item.id, item.pieces]));
  const of = (count: (item: OpenItem) => number) =>
    items.reduce((sum, item) => sum + count(item) * Math.max(item.price, 1), 0);
  const part = of(({ id }) => pieces.get(id) ?? 0);
  return Math.floor((toCollect * part) / of(({ open }) => open));
}

type Standing = {
  courier: string;
  state: string;
  tracking_number: string | null;
  attempts: number;
  order_id: string;
};

const lockParcel = namedQuery(
  "lock-parcel",
  (param: Param<{ id: string }>) => sql<Standing>`
    select courier, state, tracking_number, attempts, order_id from parcels where id = ${param("id")}::uuid for update`,
);

/** `asking`: the courier has not answered yet; `on-its-way`: it was fetched. */
type CalledOff =
  | { outcome: "cancelled" | "unknown" | "asking" | "on-its-way" }
  | { outcome: "refused"; problem: string };

/** Calls a parcel off, at the courier too where it knows of it. Throws CourierSilentError. */
export async function cancelParcel(
  { pool, staff }: StaffContext,
  couriers: ReadonlyMap<string, Courier>,
  id: string,
): Promise<CalledOff> {
  if (!isUuid(id)) return { outcome: "unknown" };
  const [parcel] = await lockParcel.run(pool, { id });
  if (!parcel) return { outcome: "unknown" };
  if (parcel.state === "asked" && parcel.attempts > 0) return { outcome: "asking" };
  if (parcel.state !== "asked" && parcel.state !== "booked") return { outcome: "on-its-way" };
  if (parcel.tracking_number) {
    const courier = couriers.get(parcel.courier);
    if (!courier) return { outcome: "refused", problem: "" };
    const problem = await courier.cancel(parcel.tracking_number);
    if (problem !== undefined) return { outcome: "refused", problem };
  }
  return withTransaction<CalledOff>(pool, async (client) => {
    const [now] = await lockParcel.run(client, { id });
    if (now?.state !== parcel.state || now.attempts !== parcel.attempts) return { outcome: "asking" };
    await noteCalledOff(client, id);
    await recordChange(client, {
      staff,
      action: "order.cancelParcel",
      subject: { kind: "order", id: parcel.order_id },
      before: { courier: parcel.courier },
      after: null,
    });
    return { outcome: "cancelled" };
  });
}

const selectBooked = namedQuery(
  "find-booked-parcels",
  (param: Param<{ ids: readonly string[] }>) => sql<LabelledParcel & { courier: string }>`
    select courier, tracking_number as "trackingNumber", label as "labelUrl" from parcels
    where id = any(${param("ids")}::uuid[]) and tracking_number <> '' and state not in ('cancelled', 'refused') and call_off_at is null
    order by array_position(${param("ids")}::uuid[], id)`,
);

export function bookedParcels(executor: Executor, ids: readonly string[]) {
  return selectBooked.run(executor, { ids });
}

const markListed = namedQuery(
  "note-parcels-listed",
  (param: Param<{ ids: readonly string[] }>) => sql<{ order_id: string; reference: string }>`
    update parcels set listed_at = now() where id = any(${param("ids")}::uuid[]) returning order_id, reference`,
);

export async function noteListed({ pool, staff }: StaffContext, ids: readonly string[]): Promise<void> {
  await withTransaction(pool, async (client) => {
    const listed = await markListed.run(client, { ids });
    await recordChanges(
      client,
      listed.map(({ order_id, reference }) => ({
        ...{ staff, action: "order.listParcel", subject: { kind: "order", id: order_id } },
        ...{ before: null, after: { parcel: reference } },
      })),
    );
  });
}
