import * as contract from "#contract/back-office/job-tickets.ts";
import { dayInKarachi } from "#contract/karachi-time.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { allStaff, mountForStaff } from "../staff/mount-for-staff.ts";
import { cuttingList } from "./cutting-list.ts";
import { embroideryList } from "./embroidery-list.ts";
import { listJobs } from "./list-jobs.ts";
import { moveWork } from "./move-work.ts";
import { readTickets, readWorkDay } from "./read-jobs.ts";

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
