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
  summary:
    "Lets the sender's tablet in with the code that the owner has made for it, which is used up by it.",
  body: z.object({ code: requiredLine(40, reason("ENTER_THE_CODE")) }),
  success: messageSuccess,
});

export const getTablet = endpoint({
  method: "GET",
  path: "/api/admin/bench/get",
  summary: "The tablet, who may work at it, and who does.",
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
  summary: "Says by a PIN who is at work at the tablet from here on.",
  body: z.object({ id: requiredLine(100, reason("CHOOSE_YOUR_NAME")), pin: typedPin }),
  success: { status: 200, body: z.object({ worker }) },
});

export const leave = endpoint({
  method: "POST",
  path: "/api/admin/bench/leave",
  summary: "Says that nobody is at work at the tablet any more.",
  success: messageSuccess,
});

export const listTabletJobs = endpoint({
  method: "GET",
  path: "/api/admin/bench/jobs",
  summary: "Pending orders, the one that is due first at the top.",
  query: listJobs.query,
  success: listJobs.success,
});

export const getTabletTickets = endpoint({
  method: "GET",
  path: "/api/admin/bench/tickets",
  summary: "What is to be sewn for these orders.",
  query: getTickets.query,
  success: getTickets.success,
});

export const getTabletDay = endpoint({
  method: "GET",
  path: "/api/admin/bench/day",
  summary: "What is cut and embroidered of a day's work.",
  query: getWorkDay.query,
  success: getWorkDay.success,
});

export const setTabletStage = endpoint({
  method: "POST",
  path: "/api/admin/bench/setStage",
  summary: "Notes how far the workshop has come with a pending order, by who is at work.",
  body: z.object({ id: orderId, stage: workStage }),
  success: { status: 200, body: z.object({ isChanged: z.boolean() }) },
});
