import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { workStage } from "#contract/orders/orders.ts";
import { workshopLanguage } from "#contract/settings/workshop-language.ts";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";
import { getTickets, getWorkDay, listJobs } from "./job-tickets.ts";
import { typedPin } from "./pins.ts";

const worker = z.object({ id: z.string(), name: z.string() });

export const enrol = endpoint({
  method: "POST",
  path: "/api/admin/bench/enrol",
  summary: "Connects the sender's tablet with a code of the owner, which works once.",
  body: z.object({ code: requiredLine(40, reason("ENTER_THE_CODE")) }),
  success: messageSuccess,
});

export const getTablet = endpoint({
  method: "GET",
  path: "/api/admin/bench/get",
  summary: "The tablet, its possible users, and the one who is signed in.",
  success: {
    status: 200,
    body: z.object({
      device: z.string(),
      /** The language of the shop's papers, until the tablet has one of its own. */
      language: workshopLanguage,
      people: z.array(worker.extend({ isLocked: z.boolean() })),
      worker: worker.nullable(),
    }),
  },
});
export type TabletState = z.infer<typeof getTablet.success.body>;

export const begin = endpoint({
  method: "POST",
  path: "/api/admin/bench/begin",
  summary: "Signs a member of staff in at the tablet by PIN.",
  body: z.object({ id: requiredLine(100, reason("CHOOSE_YOUR_NAME")), pin: typedPin }),
  success: { status: 200, body: z.object({ worker }) },
});

export const leave = endpoint({
  method: "POST",
  path: "/api/admin/bench/leave",
  summary: "Signs the user of the tablet out.",
  success: messageSuccess,
});

export const listTabletJobs = endpoint({
  method: "GET",
  path: "/api/admin/bench/jobs",
  summary: "Pending orders, those due first at the top.",
  query: listJobs.query,
  success: listJobs.success,
});

export const getTabletTickets = endpoint({
  method: "GET",
  path: "/api/admin/bench/tickets",
  summary: "The job tickets of these orders.",
  query: getTickets.query,
  success: getTickets.success,
});

export const getTabletDay = endpoint({
  method: "GET",
  path: "/api/admin/bench/day",
  summary: "The cutting and the embroidery list of a day.",
  query: getWorkDay.query,
  success: getWorkDay.success,
});

export const setTabletStage = endpoint({
  method: "POST",
  path: "/api/admin/bench/setStage",
  summary: "Sets the work stage of a pending order, in the name of the signed-in user.",
  body: z.object({ id: orderId, stage: workStage }),
  success: { status: 200, body: z.object({ isChanged: z.boolean() }) },
});
