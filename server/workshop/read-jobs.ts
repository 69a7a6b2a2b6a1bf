import { sql } from "kysely";
import type { getWorkDay, TicketedJob } from "#contract/back-office/job-tickets.ts";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { readGarmentTypes } from "../garments/list-garment-types.ts";
import { cuttingList } from "./cutting-list.ts";
import { embroideryList, sewnPictures } from "./embroidery-list.ts";
import { type GarmentRow, garmentColumn, type JobRow, jobColumns, toGarment, toJob } from "./job-rows.ts";

type WorkDay = CallOutput<typeof getWorkDay>;

const selectTickets = namedQuery(
  "read-job-tickets",
  (param: Param<{ ids: readonly string[] }>) => sql<JobRow & { garments: GarmentRow[] }>`
    select ${jobColumns}, ${garmentColumn} from orders o where o.id = any(${param("ids")}::uuid[])
    order by array_position(${param("ids")}::uuid[], o.id)`,
);

export async function readTickets(executor: Executor, ids: readonly string[]): Promise<TicketedJob[]> {
  const rows = await selectTickets.run(executor, { ids });
  return rows.map((row) => ({ ...toJob(row), garments: row.garments.map(toGarment) }));
}

const selectDay = namedQuery(
  "read-work-day",
  (param: Param<{ day: string }>) => sql<JobRow & { garments: GarmentRow[] }>`
    select ${jobColumns}, ${garmentColumn} from orders o
    where o.work_started_at >= ${param("day")}::date::timestamp at time zone 'Asia/Karachi'
      and o.work_started_at < (${param("day")}::date + 1)::timestamp at time zone 'Asia/Karachi'
      and o.progress = 'Pending'
    order by o.created_at, o.id`,
);

/** What is cut and embroidered of the work begun on `day`, or today in Karachi. */
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
 * What was begun on a day in Karachi and has not been sent. By that day and not by the one of the order: an order that is
 * confirmed late is cut late, and each is in the lists of exactly one day.
 */
async function readBegun(executor: Executor, day: string): Promise<TicketedJob[]> {
  const rows = await selectDay.run(executor, { day });
  return rows.map((row) => ({ ...toJob(row), garments: row.garments.map(toGarment) }));
}
