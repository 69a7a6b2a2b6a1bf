import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { excludableChoices } from "#contract/options/choose-options.ts";
import type {
  listOrders as contract,
  OrderListEntry,
  OrderSort,
} from "#contract/order-views/office-orders.ts";
import { consignmentOf, courierName } from "#contract/orders/couriers.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import type { Database } from "#database/connect.ts";
import { flagsOf } from "#server/customers/people/customer-rows.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { awaitsConfirmation, isConfirmed } from "../actions/awaits-confirmation.ts";
import { decideParcel } from "../actions/decide-actions.ts";
import { openActionsOf } from "../actions/objections.ts";
import { type OrderFacts, orderFacts, type ParcelFacts } from "../actions/order-facts.ts";
import { ordersToPayBack } from "../ledger/order-money.ts";
import { isTransferReported, paymentsToCheck } from "../ledger/transfer-claims.ts";
import { asksToCancel } from "../progress/cancel-requests.ts";
import {
  columnOfStage,
  stageAfter,
  stageReached,
  type WorkTimes,
  workColumns,
} from "../progress/work-stage.ts";
import { searchOrders } from "./search-orders.ts";

const pageSize = 50;

export type OrderFilter = z.output<typeof contract.query>;

type Row = {
  id: string;
  number: string;
  created_at: Date;
  name: string;
  phone: string;
  city: string;
  pieces: number;
  total: number;
  progress: OrderProgress;
  confirmed: boolean;
  source: "web" | "phone";
  asked_at: Date | null;
  cash_received_on: string | null;
  courier: string | null;
  consignment_number: string | null;
  cancel_asked: boolean;
  payment_said: boolean;
  calls_first: boolean | null;
  advance_only: boolean | null;
  place: number;
  facts: OrderFacts;
} & WorkTimes;

/** Microseconds since 1970, or rupees: whole numbers that JavaScript keeps exactly. */
const cursorValues = z.tuple([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);

const microseconds = sql`(extract(epoch from o.created_at) * 1000000)::double precision`;

export async function listOrders(
  { kysely }: Pick<Database, "kysely">,
  filter: OrderFilter,
  { size = pageSize, byEmail = true }: { size?: number; byEmail?: boolean } = {},
): Promise<{ items: OrderListEntry[]; next: string | null }> {
  const sort = filter.sort ?? "-date";
  const cursor = filter.after === undefined ? undefined : readCursor(cursorValues, filter.after);
  if (filter.after !== undefined && !cursor) return { items: [], next: null };
  const { joins, list, conditions } = await narrow(kysely, filter, {
    byEmail,
    days: (table) => dayConditions(filter, table),
    place: (table) => (cursor ? [beyond(sort, cursor, table)] : []),
  });
  const byTotal = sort === "total" || sort === "-total";
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  const { rows } = await sql<Row>`
    select o.id, o.number, o.created_at, o.name, o.phone, o.city, o.total, o.progress, o.source, o.courier, o.consignment_number,
      o.asked_at, o.cash_received_on::text as cash_received_on, ${workColumns}, ${asksToCancel} as cancel_asked,
      ${isTransferReported} as payment_said,
      ${isConfirmed} as confirmed, ${byTotal ? sql`o.total` : microseconds} as place,
      (select coalesce(sum(i.quantity), 0)::integer from order_items i where i.order_id = o.id) as pieces,
      (select p.calls_first from people p where p.phone = international_phone(o.phone)) as calls_first,
      (select p.advance_only from people p where p.phone = international_phone(o.phone)) as advance_only, ${orderFacts} as facts
    from orders o ${joins} where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${byTotal ? list.total : list.createdAt} ${direction}, ${list.id} ${direction}
    limit ${size + 1}`.execute(kysely);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last ? makeCursor([last.place, last.id]) : null;
  return { items: shown.map(toEntry), next };
}

/**
 * Where the columns are that lists are ordered by: of the order itself, or of what it is found by, which is quicker to
 * go through.
 */
type ListTable = Record<"id" | "createdAt" | "total", RawBuilder<unknown>>;
const ordered: ListTable = { id: sql`o.id`, createdAt: sql`o.created_at`, total: sql`o.total` };
const searched: ListTable = { id: sql`s.order_id`, createdAt: sql`s.created_at`, total: sql`s.total` };

type Narrowing = Record<"days" | "place", (list: ListTable) => RawBuilder<unknown>[]> & { byEmail: boolean };
type Narrowed = { joins: RawBuilder<unknown>; list: ListTable; conditions: RawBuilder<unknown>[] };

async function narrow(
  kysely: Database["kysely"],
  filter: OrderFilter,
  { days, place, byEmail }: Narrowing,
): Promise<Narrowed> {
  const { q, city } = filter;
  const filters = filterConditions(filter);
  const placeIn = (list: ListTable) => [...days(list), ...place(list)];
  const plain = { joins: sql``, list: ordered, conditions: [...filters, ...placeIn(ordered)] };
  if (!q) return plain;
  // Half of all orders may lie beyond a place in the list: too many to be looked up by it.
  const beside = place(searched).map((condition) => sql`case when ${condition} then true else false end`);
  const matches = await searchOrders(
    { kysely },
    { typed: q, city, conditions: [...days(searched), ...beside], byEmail },
  );
  if (matches.outcome === "few")
    return { ...plain, conditions: [...plain.conditions, sql`o.id = any(${matches.ids}::uuid[])`] };
  const list = isNarrow(filter) ? ordered : searched;
  const joins = sql`join order_search s on s.order_id = o.id`;
  return { joins, list, conditions: [...filters, ...placeIn(list), matches.condition] };
}

/** A filter that leaves a small part of all orders: its own index leads to them. */
function isNarrow({ status, confirmed, work, asked }: OrderFilter): boolean {
  const isOfFew = status !== undefined && status !== "Delivered";
  return isOfFew || confirmed === "no" || work !== undefined || asked !== undefined;
}

function beyond(
  sort: OrderSort,
  [value, id]: z.output<typeof cursorValues>,
  list: ListTable,
): RawBuilder<unknown> {
  const comparison = sort.startsWith("-") ? sql`<` : sql`>`;
  if (sort === "total" || sort === "-total")
    return sql`(${list.total}, ${list.id}) ${comparison} (${value}::bigint, ${id}::uuid)`;
  const at = sql`timestamptz 'epoch' + ${value}::double precision * interval '1 microsecond'`;
  return sql`(${list.createdAt}, ${list.id}) ${comparison} (${at}, ${id}::uuid)`;
}

function startOf(day: string, plusDays = 0): RawBuilder<unknown> {
  return sql`(${day}::date + ${plusDays}::integer)::timestamp at time zone 'Asia/Karachi'`;
}

function workCondition(work: NonNullable<OrderFilter["work"]>): RawBuilder<unknown> {
  if (work === "waiting") return sql`o.progress = 'Pending' and o.work_started_at is null`;
  const after = stageAfter(work);
  const notFurther = after ? sql`and ${sql.ref(`o.${columnOfStage[after]}`)} is null` : sql``;
  // The first of the stages makes the index of what is in work fit.
  return sql`o.progress = 'Pending' and o.work_started_at is not null
    and ${sql.ref(`o.${columnOfStage[work]}`)} is not null ${notFurther}`;
}

const builtIn: readonly string[] = excludableChoices;

/** Orders with a piece for which something was chosen; an option that the merchant made has an index of its lines. */
function choiceCondition(option: string): RawBuilder<unknown> {
  if (builtIn.includes(option))
    return sql`exists (select from order_items i where i.order_id = o.id and coalesce(i.line -> ${option}::text, 'false') <> 'false')`;
  return sql`o.id in (select i.order_id from order_item_options c join order_items i on i.id = c.item_id
    where c.option_id = ${option}::text)`;
}

function filterConditions({
  status,
  confirmed,
  work,
  asked,
  cash,
  city,
  option,
}: OrderFilter): RawBuilder<unknown>[] {
  return [
    ...(status ? [sql`o.progress = ${status}`] : []),
    ...(confirmed === "yes" ? [isConfirmed] : []),
    ...(confirmed === "no" ? [awaitsConfirmation] : []),
    ...(work ? [workCondition(work)] : []),
    ...(asked === "cancel" ? [asksToCancel] : []),
    // Few wait for it, and they may be of any day.
    ...(asked === "payment" ? [sql`o.id in (select c.order_id from (${paymentsToCheck}) c)`] : []),
    ...(cash === "open" ? [sql`o.progress = 'Delivered' and o.cash_received_on is null`] : []),
    ...(cash === "owed" ? [sql`o.id in (${ordersToPayBack})`] : []),
    ...(cash === "received" ? [sql`o.cash_received_on is not null`] : []),
    ...(city ? [sql`lower(o.city) = lower(${city}::text)`] : []),
    ...(option ? [choiceCondition(option)] : []),
  ];
}

function dayConditions({ from, to }: OrderFilter, { createdAt }: ListTable): RawBuilder<unknown>[] {
  return [
    ...(from ? [sql`${createdAt} >= ${startOf(from)}`] : []),
    ...(to ? [sql`${createdAt} < ${startOf(to, 1)}`] : []),
  ];
}

/** Parcels that wait for an action come first. */
const worthSeeing = ["refused", "attempted", "lost", "returned", "returning", "asked", "booked"] as const;

function parcelToSee({ progress, parcels }: OrderFacts): ParcelFacts | undefined {
  if (progress !== "Pending" && progress !== "Dispatched") return undefined;
  const newest = parcels.at(-1);
  const shown = parcels.filter((parcel) => !isOver(parcel, newest));
  const state = worthSeeing.find((each) => shown.some((parcel) => parcel.state === each));
  return shown.find((parcel) => parcel.state === state);
}

/** Of the parcel to see, else of the dispatch, which also names couriers that no parcel is booked with. */
function carriedBy({
  number,
  facts,
  courier,
  consignment_number,
}: Row): Pick<OrderListEntry, "courier" | "consignmentNumber"> {
  const parcel = parcelToSee(facts);
  if (!parcel) return { courier: courier ?? "", consignmentNumber: consignment_number ?? "" };
  const consignmentNumber = consignmentOf(parcel.number, formatOrderNumber(number));
  return { courier: courierName(parcel.courier), consignmentNumber };
}

/** It is checked in, or was booked again after its courier had refused it. */
function isOver(parcel: ParcelFacts, newest: ParcelFacts | undefined): boolean {
  const cameBack = parcel.state === "returning" || parcel.state === "returned";
  return (cameBack && !parcel.isBack) || (parcel.state === "refused" && parcel !== newest);
}

function toEntry(row: Row): OrderListEntry {
  return {
    id: row.id,
    OrderID: formatOrderNumber(row.number),
    createdAt: row.created_at.toISOString(),
    name: row.name,
    phone: row.phone,
    city: row.city,
    pieces: row.pieces,
    totalAmount: row.total,
    orderProgress: row.progress,
    isConfirmed: row.confirmed,
    work: row.progress === "Pending" ? stageReached(row) : null,
    parcel: parcelToSee(row.facts)?.state ?? null,
    ...carriedBy(row),
    toPrint: row.facts.parcels.flatMap((parcel) =>
      parcel.state === "booked" && decideParcel(parcel, row.facts, "printPapers").may !== "not"
        ? [parcel.id]
        : [],
    ),
    isCancelAsked: row.cancel_asked,
    isPaymentSaid: row.payment_said,
    askedAt: row.asked_at?.toISOString() ?? null,
    cashReceivedOn: row.cash_received_on,
    source: row.source,
    marks: flagsOf(row),
    actions: openActionsOf(row.facts),
  };
}
