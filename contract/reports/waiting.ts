import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { instant } from "#contract/values/instant.ts";
import { everyone } from "#contract/values/staff-roles.ts";
import { workload } from "./dashboard.ts";
import { workFailure } from "./failures.ts";
import { firstSteps } from "./first-steps.ts";
import { waitingKinds } from "./waiting-lists.ts";

export const waitingWork = z.object({
  kind: z.enum(waitingKinds),
  /** Rows of the list that the work is done in. */
  count: z.number().int(),
  /** Since when the oldest waits; for a short fabric, the day from which it is short. */
  since: instant.nullable(),
  /** The first deadline, where there is one: that of a courier. */
  until: instant.nullable(),
});
export type WaitingWork = z.infer<typeof waitingWork>;

const today = z.object({
  /** All kinds of the role, also those with nothing to do. */
  waiting: z.array(waitingWork),
  /** Null for roles without reports. */
  report: z
    .object({
      failures: z.array(workFailure),
      backup: z.object({
        /** False where no folder for backups is set. */
        isOn: z.boolean(),
        lastAt: instant.nullable(),
      }),
      /** PostgreSQL's, behind where security fixes known to this release of the shop are missing. */
      database: z.object({ version: z.string(), newest: z.string().nullable(), isBehind: z.boolean() }),
      workload,
    })
    .nullable(),
  /** The first steps of a shop; null for all but owners, and once all are done or the list is closed. */
  firstRun: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })).nullable(),
});
export type FirstRun = NonNullable<z.infer<typeof today>["firstRun"]>;
export type Today = z.infer<typeof today>;

export const getToday = endpoint({
  method: "GET",
  path: "/api/admin/today",
  roles: everyone,
  summary: "Open work of the role: the number and the oldest of each kind.",
  success: { status: 200, body: today },
});
