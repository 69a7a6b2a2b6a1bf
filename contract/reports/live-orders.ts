import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { instant } from "#contract/values/instant.ts";
import { office } from "#contract/values/staff-roles.ts";
import { openWork } from "./dashboard.ts";
import { waitingWork } from "./waiting.ts";

const liveOrders = z.object({
  /** Orders since `after`, oldest first; delivered at least once, so one may be repeated. */
  newOrders: z.array(z.object({ id: z.string(), OrderID: z.string() })),
  /** `after` was absent or too old: these orders are not new, but one of them may be missing in the loaded list. */
  isStart: z.boolean(),
  openWork,
  waiting: z.array(waitingWork),
  isClosed: z.boolean(),
  /** The database clock's moment to name as `after` in the next call. */
  upTo: instant,
});
export type LiveOrders = z.output<typeof liveOrders>;

export const getLiveOrders = endpoint({
  method: "GET",
  path: "/api/admin/news",
  roles: office,
  summary: "New orders since the last answer, and open work. The office asks every ten seconds.",
  query: z.object({ after: instant.optional() }),
  success: { status: 200, body: liveOrders },
});
