import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { lineItem } from "../line-item.ts";
import { orderProgress, workStage } from "../orders.ts";
import { line, requiredLine } from "../text.ts";
import { orderIds } from "./order-ids.ts";
import { pageOf, pageQuery } from "./pages.ts";

const moment = z.iso.datetime();
const day = z.iso.date("Enter a day");

/** What the workshop sees of an order: nothing of the person but what is sewn for them. */
const job = z.object({
  id: z.string(),
  OrderID: z.string(),
  createdAt: moment,
  /** The day in Karachi on which it should leave the shop. */
  dueOn: day,
  isOverdue: z.boolean(),
  orderProgress,
  isConfirmed: z.boolean(),
  /** Null while it waits to be cut. */
  startedAt: moment.nullable(),
  /** How far the workshop has come; null as long as `startedAt` is. */
  work: workStage.nullable(),
  /** When what is sewn was last changed after it was ordered: a ticket that was printed before is wrong. */
  changedAt: moment.nullable(),
});
export type Job = z.infer<typeof job>;

const listedJob = job.extend({
  /** How many garments, and how many of them carry a name or are made to measure. */
  pieces: z.number().int(),
  engraved: z.number().int(),
  measured: z.number().int(),
});
export type ListedJob = z.infer<typeof listedJob>;

/** `waiting`: nobody has begun; `started`: its tickets are in the workshop; `overdue`: either, after its day. */
export const jobStages = ["waiting", "started", "overdue"] as const;
export type JobStage = (typeof jobStages)[number];

export const listJobs = endpoint({
  method: "GET",
  path: "/api/admin/jobTickets/list",
  summary: "Pending orders, the one that is due first at the top.",
  query: z.object({
    stage: z.enum(jobStages).optional(),
    confirmed: z.enum(["yes", "no"]).optional(),
    /** The number of an order, such as its ticket's code holds it. */
    q: line(100).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(listedJob) },
});

const garment = lineItem
  .pick({
    name: true,
    product_code: true,
    category: true,
    images: true,
    sizes: true,
    custom_size: true,
    color: true,
    trouser: true,
    trouserOptions: true,
    cap: true,
    name_engraving: true,
    quantity: true,
  })
  .extend({
    id: z.string(),
    // Its surcharge is nothing for the workshop.
    fabric_type: lineItem.shape.fabric_type.omit({ price: true }),
    /** What the name is sewn with; null where there is none. */
    thread: z.object({ name: z.string(), color: z.string() }).nullable(),
  });
export type Garment = z.infer<typeof garment>;

const ticketedJob = job.extend({ garments: z.array(garment) });
export type TicketedJob = z.infer<typeof ticketedJob>;

export const getTickets = endpoint({
  method: "GET",
  path: "/api/admin/jobTickets/get",
  summary: "What is to be sewn for these orders, in their order; unknown ones are left out.",
  query: z.object({ ids: orderIds }),
  success: { status: 200, body: z.object({ jobs: z.array(ticketedJob) }) },
});

export const startWork = endpoint({
  method: "POST",
  path: "/api/admin/jobTickets/start",
  summary: "Notes that the workshop has the tickets of pending orders, or gives them back.",
  body: z.object({
    ids: z.array(requiredLine(100, "Name the order"), "Choose orders").min(1, "Choose orders").max(50),
    isStarted: z.boolean(),
  }),
  /** How many it was news for. */
  success: { status: 200, body: z.object({ changed: z.number().int() }) },
});

export const setWorkStage = endpoint({
  method: "POST",
  path: "/api/admin/jobTickets/setStage",
  summary:
    "Notes how far the workshop has come with pending orders; one that nobody had begun is begun by it.",
  body: z.object({
    ids: z.array(requiredLine(100, "Name the order"), "Choose orders").min(1, "Choose orders").max(50),
    stage: workStage,
  }),
  /** How many it was news for. */
  success: { status: 200, body: z.object({ changed: z.number().int() }) },
});

const pieces = z.number().int();

const cut = z.object({
  name: z.string(),
  product_code: z.string(),
  trouser: z.string().nullable(),
  /** The words of `describeChoices` for the size. */
  size: z.string(),
  hasCap: z.boolean(),
  pieces,
  /** Numbers of orders with their pieces. */
  orders: z.array(z.object({ OrderID: z.string(), pieces })),
  /** One garment alone where it is made to measure; null for a standard size. */
  measurements: z.array(z.object({ label: z.string(), value: z.string() })).nullable(),
});
export type Cut = z.infer<typeof cut>;

/** What is cut of one cloth. */
const cloth = z.object({
  fabric: z.string(),
  color: z.object({ label: z.string(), value: z.string() }),
  pieces,
  cuts: z.array(cut),
});
export type Cloth = z.infer<typeof cloth>;

const sewnName = z.object({
  OrderID: z.string(),
  name: z.string(),
  /** The wearer's. */
  side: z.enum(["left", "right"]),
  garment: z.string(),
  product_code: z.string(),
  /** The words of `describeChoices` for the size, by which the garment is found in its pile. */
  size: z.string(),
  cloth: z.string(),
  pieces,
});

/** The names that are sewn with one reel. */
const reel = z.object({
  thread: z.object({ name: z.string(), color: z.string() }),
  pieces,
  names: z.array(sewnName),
});
export type Reel = z.infer<typeof reel>;

export const getWorkDay = endpoint({
  method: "GET",
  path: "/api/admin/jobTickets/day",
  summary: "The cutting and the embroidery list of what was begun on a day in Karachi and is not yet sent.",
  query: z.object({ day: day.optional() }),
  success: {
    status: 200,
    body: z.object({
      day,
      orders: z.number().int(),
      cutting: z.array(cloth),
      embroidery: z.array(reel),
    }),
  },
});
