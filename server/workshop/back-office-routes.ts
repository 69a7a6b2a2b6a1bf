import { reason } from "#contract/values/reason.ts";
import * as contract from "#contract/workshop/job-tickets.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { listJobs } from "./list-jobs.ts";
import { moveWork } from "./move-work.ts";
import { readTickets, readWorkDay } from "./read-jobs.ts";

export function registerWorkshopBackOfficeRoutes(app: ShopApp, { database, shop }: Services): void {
  const { pool } = database;

  mountForStaff(app, contract.listJobs, ({ query }) => listJobs(database, query));

  mountForStaff(app, contract.getTickets, async ({ query }) => ({
    jobs: await readTickets(pool, query.ids),
    language: shop.workshopLanguage,
  }));

  mountForStaff(app, contract.startWork, ({ body, staff }) =>
    moveWork({ pool, staff }, body.ids, body.isStarted ? "started" : "waiting", {
      onlyForward: body.isStarted,
      acknowledged: body.acknowledged,
    }),
  );

  mountForStaff(app, contract.startUnpaid, async ({ body, staff, reply }) => {
    const options = { onlyForward: true, unpaidReason: body.reason, acknowledged: "all" } as const;
    const { changed } = await moveWork({ pool, staff }, [body.id], "started", options);
    if (changed === 1) return { message: "Work started" };
    return sendError(reply, "NOT_PENDING", reason("WORK_BEGUN_OR_OVER"));
  });

  mountForStaff(app, contract.setWorkStage, ({ body, staff }) =>
    moveWork({ pool, staff }, body.ids, body.stage, { acknowledged: body.acknowledged }),
  );

  mountForStaff(app, contract.getWorkDay, async ({ query }) => ({
    ...(await readWorkDay(pool, query.day)),
    language: shop.workshopLanguage,
  }));
}
