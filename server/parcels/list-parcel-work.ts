import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { AttemptReason } from "#contract/orders/parcels.ts";
import { type ParcelList, parcelLists, type WaitingParcel } from "#contract/parcels/parcel-work.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { isBack } from "#server/orders/pieces/piece-sums.ts";
import { isCarriedAllTheSame } from "#server/orders/progress/call-off.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import type { Services } from "../services.ts";
import type { Couriers } from "./couriers.ts";
import { parcelMessage } from "./parcel-message.ts";

const pageSize = 50;

const place = z.tuple([z.number(), z.uuid()]);

/** The answer of staff to the last try of a parcel `p` that the courier has not declined. */
const isAnswered = sql`exists (select from parcel_answers a where a.parcel_id = p.id and a.attempted_at = p.attempted_at and a.problem = '')`;

/** In SQL, of parcels `p` of orders `o`. Each has an index. */
export const parcelConditions: Record<ParcelList, RawBuilder<unknown>> = {
  // Parcels that staff carry themselves need no answer.
  "to-answer": sql`p.state = 'attempted' and p.attempted_at is not null and not ${isAnswered}`,
  booked: sql`p.state = 'booked' and p.call_off_at is null`,
  asked: sql`p.state = 'asked' and p.call_off_at is null`,
  "called-off": isCarriedAllTheSame,
  // Of what was booked again, the newest alone; and not once the order was sent otherwise.
  refused: sql`p.state = 'refused' and o.progress in ('Pending', 'Dispatched')
    and not exists (select from parcels q where q.order_id = p.order_id and (q.asked_at, q.id) > (p.asked_at, p.id))
    and (o.progress = 'Pending' or exists (select from parcels q where q.order_id = p.order_id and q.id <> p.id))`,
  "on-the-way": sql`p.state in ('picked', 'in-transit', 'out-for-delivery', 'attempted', 'returning')
    and (p.state <> 'attempted' or p.attempted_at is null or ${isAnswered})`,
  returned: sql`p.state = 'returned' and o.progress in ('Dispatched', 'Cancelled', 'Delivered') and ${isBack}`,
};

type Row = {
  id: string;
  order_id: string;
  number: string;
  name: string;
  phone: string;
  courier: string;
  reference: string;
  tracking_number: string;
  state: WaitingParcel["state"];
  city: string;
  pieces: number;
  collects: number;
  problem: string;
  declined: string | null;
  asked_at: Date;
  listed_at: Date | null;
  told_at: Date | null;
  attempted_at: Date | null;
  reason: AttemptReason | null;
  said: string | null;
  since: Date;
  place: number;
};

type Listing = Pick<Services, "shop" | "origin"> & { database: Pick<Database, "kysely">; couriers: Couriers };

/** With the messages that can be sent to their customers; longest waiting first. */
export async function listParcelWork(
  { database, shop, origin, couriers }: Listing,
  list: ParcelList,
  after: string | undefined,
): Promise<{ items: WaitingParcel[]; next: string | null }> {
  const start = after === undefined ? undefined : readCursor(place, after);
  if (after !== undefined && !start) return { items: [], next: null };
  const since = list === "to-answer" ? sql`p.attempted_at` : sql`p.asked_at`;
  const at = sql`(extract(epoch from ${since}) * 1000000)::double precision`;
  const beyond = start ? sql`(${at}, p.id) > (${start[0]}::double precision, ${start[1]}::uuid)` : sql`true`;
  const { rows } = await sql<Row>`
    select p.id, p.order_id, o.number, o.name, o.phone, p.courier, p.reference, coalesce(p.tracking_number, '') as tracking_number,
      p.state, p.city, p.pieces, p.collects, coalesce(nullif(p.call_off_problem, ''), p.problem) as problem, p.asked_at, p.listed_at, p.told_at, p.attempted_at,
      a.problem as declined, s.reason, s.said, coalesce(t.at, p.asked_at) as since, ${at} as place
    from parcels p join orders o on o.id = p.order_id
    left join parcel_answers a on a.parcel_id = p.id and a.attempted_at = p.attempted_at
    left join lateral (select reason, said from parcel_steps s where s.parcel_id = p.id and s.state = 'attempted'
      order by s.at desc limit 1) s on p.state = 'attempted'
    left join lateral (select max(at) as at from parcel_steps t where t.parcel_id = p.id and t.state = p.state) t on true
    where ${parcelConditions[list]} and ${beyond} order by ${since}, p.id limit ${pageSize + 1}`.execute(
    database.kysely,
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const toItem = (row: Row): WaitingParcel => {
    const OrderID = formatOrderNumber(row.number);
    const known = couriers.get(row.courier);
    const courier = known?.name ?? row.courier;
    return {
      order: { id: row.order_id, OrderID, name: row.name, phone: row.phone },
      id: row.id,
      courier,
      reference: row.reference,
      trackingNumber: row.tracking_number,
      hasPapers: !known?.isByHand,
      state: row.state,
      city: row.city,
      pieces: row.pieces,
      collects: row.collects,
      problem: row.problem || row.declined || "",
      askedAt: row.asked_at.toISOString(),
      since: row.since.toISOString(),
      listedAt: row.listed_at?.toISOString() ?? null,
      toldAt: row.told_at?.toISOString() ?? null,
      whatsApp: parcelMessage({ ...row, OrderID, courier }, { shop, origin }),
      attempt: attemptOf(row, shop.adviceHours),
    };
  };
  const next = rows.length > pageSize && last ? makeCursor([last.place, last.id]) : null;
  return { items: shown.map(toItem), next };
}

function attemptOf(row: Row, hours: number): WaitingParcel["attempt"] {
  if (row.state !== "attempted" || row.attempted_at === null) return null;
  return {
    at: row.attempted_at.toISOString(),
    until: new Date(row.attempted_at.getTime() + hours * 3_600_000).toISOString(),
    reason: row.reason ?? "",
    said: row.said ?? "",
  };
}

/** In SQL: how many parcels wait in a list. */
export const countOf = (list: ParcelList): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from parcels p join orders o on o.id = p.order_id where ${parcelConditions[list]})`;

export async function countParcelWork(executor: Executor): Promise<Record<ParcelList, number>> {
  const row = await readFirst(executor)<{ counts: Record<ParcelList, number> }>`
    select jsonb_build_object(${sql.join(parcelLists.flatMap((list) => [sql.lit(list), countOf(list)]))}) as counts`;
  if (!row) throw new Error("Parcels that wait were not counted.");
  return row.counts;
}

const markCustomerInformed = (executor: Executor, id: string) => write(executor)`
  update parcels set told_at = now() where id = ${id}::uuid and tracking_number <> '' returning id`;

/** False where it has no tracking number to send. */
export async function noteParcelInformed(executor: Executor, id: string): Promise<boolean> {
  return isUuid(id) && (await markCustomerInformed(executor, id)).length > 0;
}
