import { sql } from "kysely";
import type { TicketedJob } from "#contract/back-office/job-tickets.ts";
import * as contract from "#contract/back-office/job-tickets.ts";
import { dayInKarachi } from "#contract/karachi-time.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { allStaff, mountForStaff } from "../staff/mount-for-staff.ts";
import { cuttingList } from "./cutting-list.ts";
import { embroideryList } from "./embroidery-list.ts";
import { type GarmentRow, garmentColumn, type JobRow, jobColumns, toGarment, toJob } from "./job-rows.ts";
import { listJobs } from "./list-jobs.ts";
import { moveWork } from "./move-work.ts";

const forStaff = { roles: allStaff } as const;

/** What is to be sewn, for the workshop: the garments, and nothing of who ordered them. */
export function registerWorkshopBackOfficeRoutes(app: ShopApp, { database }: Services): void {
  const { pool } = database;

  mountForStaff(app, contract.listJobs, forStaff, ({ query }) => listJobs(database, query));

  mountForStaff(app, contract.getTickets, forStaff, async ({ query }) => ({
    jobs: await readTickets(pool, query.ids),
  }));

  mountForStaff(app, contract.startWork, forStaff, async ({ body, staff }) => ({
    changed: await moveWork({ pool, staff }, body.ids, body.isStarted ? "started" : "waiting", {
      onlyForward: body.isStarted,
    }),
  }));

  mountForStaff(app, contract.setWorkStage, forStaff, async ({ body, staff }) => ({
    changed: await moveWork({ pool, staff }, body.ids, body.stage),
  }));

  mountForStaff(app, contract.getWorkDay, forStaff, async ({ query }) => {
    const day = query.day ?? dayInKarachi(new Date());
    const jobs = await readWorkDay(pool, day);
    return { day, orders: jobs.length, cutting: cuttingList(jobs), embroidery: embroideryList(jobs) };
  });
}

const selectTickets = namedQuery(
  "read-job-tickets",
  (param: Param<{ ids: readonly string[] }>) => sql<JobRow & { garments: GarmentRow[] }>`
    select ${jobColumns}, ${garmentColumn} from orders o where o.id = any(${param("ids")}::uuid[])
    order by array_position(${param("ids")}::uuid[], o.id)`,
);

/** What is to be sewn for these orders, in the order of their ids. */
async function readTickets(executor: Executor, ids: readonly string[]): Promise<TicketedJob[]> {
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

/**
 * What was begun on a day in Karachi and has not been sent. By that day and not by the one of the order: an order that is
 * confirmed late is cut late, and each is in the lists of exactly one day.
 */
async function readWorkDay(executor: Executor, day: string): Promise<TicketedJob[]> {
  const rows = await selectDay.run(executor, { day });
  return rows.map((row) => ({ ...toJob(row), garments: row.garments.map(toGarment) }));
}
