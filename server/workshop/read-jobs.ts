import { sql } from "kysely";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { getWorkDay, TicketedJob } from "#contract/workshop/job-tickets.ts";
import { type Executor, read } from "#database/query.ts";
import { readGarmentTypes } from "#server/catalog/garment-types/list-garment-types.ts";
import { cuttingList } from "./cutting-list.ts";
import { embroideryList, sewnPictures } from "./embroidery-list.ts";
import { type GarmentRow, garmentsOf, type JobRow, jobColumns, toGarment, toJob } from "./job-rows.ts";

type WorkDay = Omit<CallOutput<typeof getWorkDay>, "language">;

export async function readTickets(executor: Executor, ids: readonly string[]): Promise<TicketedJob[]> {
  const rows = await read(executor)<JobRow & { garments: GarmentRow[] }>`
    select ${jobColumns}, ${garmentsOf(sql`true`)} as garments from orders o where o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)`;
  return rows.map((row) => ({ ...toJob(row), garments: row.garments.map(toGarment) }));
}

/** The cutting and embroidery lists of the work begun on `day`, or today in Karachi. */
export async function readWorkDay(executor: Executor, day = dayInKarachi(new Date())): Promise<WorkDay> {
  const jobs = await readBegun(executor, day);
  return {
    day,
    orders: jobs.length,
    cutting: cuttingList(jobs, await readGarmentTypes(executor)),
    embroidery: embroideryList(jobs),
    pictures: sewnPictures(jobs),
  };
}

/**
 * The orders begun on a day in Karachi and not sent. By that day and not by the one of the order: an order that is
 * confirmed late is cut late, and each is in the lists of exactly one day. A line that an edit brought to the
 * workshop later is in those of that day.
 */
async function readBegun(executor: Executor, day: string): Promise<TicketedJob[]> {
  const rows = await read(executor)<JobRow & { garments: GarmentRow[] }>`
    with day as (
      select ${day}::date::timestamp at time zone 'Asia/Karachi' as starts,
        (${day}::date + 1)::timestamp at time zone 'Asia/Karachi' as ends
    ), begun as (
      select o.id from orders o, day where o.work_started_at >= day.starts and o.work_started_at < day.ends
      union select i.order_id from order_items i, day where i.joined_work_at >= day.starts and i.joined_work_at < day.ends
    )
    select ${jobColumns}, g.garments from day, orders o cross join lateral (
      select ${garmentsOf(sql`greatest(i.joined_work_at, o.work_started_at) >= day.starts
        and greatest(i.joined_work_at, o.work_started_at) < day.ends`)} as garments
    ) g
    where o.id in (select id from begun) and o.work_started_at is not null and o.progress = 'Pending' and g.garments is not null
    order by o.created_at, o.id`;
  return rows.map((row) => ({ ...toJob(row), garments: row.garments.map(toGarment) }));
}
