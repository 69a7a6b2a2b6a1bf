import type { z } from "zod";
import type { BookResult, bookParcels as contract } from "#contract/parcels/office-parcels.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { reason } from "#contract/values/reason.ts";
import { type Executor, read, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { pieceSums } from "#server/orders/pieces/piece-sums.ts";
import { shareOfPieces } from "#server/orders/pieces/share-of-pieces.ts";
import { noteCalledOff } from "#server/orders/progress/call-off.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { decideAction, decideParcel } from "../orders/actions/decide-actions.ts";
import { type Acknowledged, type Objection, objectionTo, toQuestions } from "../orders/actions/objections.ts";
import {
  lockFacts,
  type OrderFacts,
  orderFacts,
  type ParcelFacts,
  readFacts,
} from "../orders/actions/order-facts.ts";
import { toCollect } from "../orders/ledger/order-money.ts";
import { recordChange, recordChanges, type StaffContext } from "../staff/record-change.ts";
import type { Courier, LabelledParcel } from "./courier.ts";
import { cityOf, storeCity } from "./courier-cities.ts";

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
  /** The amount that another rider may collect. */
  toCollect: number;
  parcels: number;
};

const selectOrder = (executor: Executor, orderId: string) => read(executor)<OrderToBook>`
  select o.number, o.city,
    (select json_agg(json_build_object('id', i.id, 'open', pieces.open, 'price', coalesce(nullif(i.sale_price, 0), i.price))
      order by i.position) from order_items i cross join ${pieceSums} where i.order_id = o.id) as items,
    ${toCollect} as "toCollect",
    (select count(*)::integer from parcels p where p.order_id = o.id) as parcels
  from orders o where o.id = ${orderId}::uuid`;

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

const insertParcel = (executor: Executor, newParcel: NewParcel) => write(executor)`
  with parcel as (
    insert into parcels (id, order_id, courier, reference, city, pieces, grams, collects, asked_by)
    values (${newParcel.id}::uuid, ${newParcel.orderId}::uuid, ${newParcel.courier}, ${newParcel.reference}, ${newParcel.city},
      ${newParcel.pieces}::integer, ${newParcel.grams}::integer, ${newParcel.collects}::integer, ${newParcel.staffId}::uuid)
    returning id
  )
  insert into parcel_items (parcel_id, item_id, pieces)
  select parcel.id, item.id, item.pieces from parcel, jsonb_to_recordset(${newParcel.items}::jsonb) as item (id uuid, pieces integer)`;

/** Weight of a piece of clothing in its bag, in grams. */
export const usualWeight = 450;

/**
 * Notes that a courier is to carry an order, or some of its pieces, for `followParcels` to ask it: the intention is
 * stored before anybody is called, so that a shop that is killed in the middle looks for the parcel instead of
 * booking another. Riders never collect more than the balance of the ledger.
 */
export async function bookParcel(
  { pool, staff }: StaffContext,
  courier: Pick<Courier, "id">,
  { id: orderId, city: named, grams, part }: Asked,
  acknowledged: Acknowledged,
): Promise<BookResult> {
  return withTransaction<BookResult>(pool, async (client) => {
    const facts = await lockFacts(client, orderId);
    const [order] = facts ? await selectOrder(client, orderId) : [];
    if (!facts || !order) return { id: orderId, OrderID: null, outcome: "unknown" };
    const OrderID = formatOrderNumber(order.number);
    const objection = objectionTo(decideAction(facts, "book"), acknowledged);
    if (objection) return { id: orderId, OrderID, ...toResult(objection, facts) };
    const load = loadOf(order, part);
    if (load.outcome !== "loaded") return { id: orderId, OrderID, outcome: load.outcome };
    if (named !== "") await storeCity(client, { courier: courier.id, ours: order.city, theirs: named });
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
    await insertParcel(client, { ...parcel, ...row });
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

/** The content of the next parcel of an order and the amount its rider collects, or why there is none. */
function loadOf(order: OrderToBook, part: Asked["part"]): Load {
  const items = order.items ?? [];
  if (part && part.parcels !== order.parcels) return { outcome: "changed" };
  const taken = takeItems(items, part?.items);
  if (!taken) return { outcome: "too-many" };
  const open = items.map((item) => ({ ...item, pieces: item.open }));
  const collects = part?.collects ?? shareOfPieces(order.toCollect, open, taken);
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

const findOrder = (executor: Executor, id: string) => read(executor)<{ order_id: string }>`
  select order_id from parcels where id = ${id}::uuid`;

type CalledOff =
  | { outcome: "cancelled" | "unknown" }
  /** The courier says no. */
  | { outcome: "refused"; problem: string }
  | Objection;

/** Calls a parcel off, at the courier too where it knows of it. Throws CourierTimeoutError. */
export async function cancelParcel(
  { pool, staff }: StaffContext,
  couriers: ReadonlyMap<string, Courier>,
  id: string,
): Promise<CalledOff> {
  const [found] = isUuid(id) ? await findOrder(pool, id) : [];
  if (!found) return { outcome: "unknown" };
  const orderId = found.order_id;
  const decided = await decideCallOff(pool, { orderId, id });
  if (decided.outcome !== "parcel") return decided;
  const { parcel } = decided;
  // Outside of a transaction: couriers take seconds to answer.
  if (parcel.number !== "") {
    const courier = couriers.get(parcel.courier);
    if (!courier) return { outcome: "refused", problem: "" };
    const problem = await courier.cancel(parcel.number);
    if (problem !== undefined) return { outcome: "refused", problem };
  }
  return withTransaction<CalledOff>(pool, async (client) => {
    await lockFacts(client, orderId);
    const now = await decideCallOff(client, { orderId, id });
    if (now.outcome !== "parcel") return now;
    // By now it may be booked, and its courier knows of it.
    if (now.parcel.number !== parcel.number)
      return { outcome: "not-allowed", code: "NOT_PENDING", why: reason("PARCEL_BEING_ASKED") };
    await noteCalledOff(client, id);
    await recordChange(client, {
      staff,
      action: "order.cancelParcel",
      subject: { kind: "order", id: orderId },
      before: { courier: parcel.courier },
      after: null,
    });
    return { outcome: "cancelled" };
  });
}

async function decideCallOff(
  executor: Executor,
  { orderId, id }: { orderId: string; id: string },
): Promise<{ outcome: "parcel"; parcel: ParcelFacts } | { outcome: "unknown" } | Objection> {
  const facts = await readFacts(executor, orderId);
  const parcel = facts?.parcels.find((each) => each.id === id);
  if (!facts || !parcel) return { outcome: "unknown" };
  return objectionTo(decideParcel(parcel, facts, "callOff"), []) ?? { outcome: "parcel", parcel };
}

type WithLabels = LabelledParcel & { id: string; courier: string; facts: OrderFacts };

/** Of these parcels the ones of which couriers have papers. */
export async function bookedParcels(executor: Executor, ids: readonly string[]) {
  const parcels = await read(executor)<WithLabels>`
    select p.id, p.courier, p.tracking_number as "trackingNumber", p.label as "labelUrl", ${orderFacts} as facts
    from parcels p join orders o on o.id = p.order_id where p.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], p.id)`;
  const hasPapers = ({ id, facts }: WithLabels) =>
    decideParcel(
      facts.parcels.find((each) => each.id === id),
      facts,
      "printPapers",
    ).may !== "not";
  return parcels.filter(hasPapers).map(({ id: _id, facts: _facts, ...parcel }) => parcel);
}

export async function noteListed({ pool, staff }: StaffContext, ids: readonly string[]): Promise<void> {
  await withTransaction(pool, async (client) => {
    const listed = await write(client)<{ order_id: string; reference: string }>`
      update parcels set listed_at = now() where id = any(${ids}::uuid[]) returning order_id, reference`;
    await recordChanges(
      client,
      listed.map(({ order_id, reference }) => ({
        staff,
        action: "order.listParcel",
        subject: { kind: "order", id: order_id },
        before: null,
        after: { parcel: reference },
      })),
    );
  });
}
