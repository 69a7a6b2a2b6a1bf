import { z } from "zod";
import { lineItem } from "#contract/cart/line-item.ts";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { chosenOption } from "#contract/options/invented.ts";
import { changeResult } from "#contract/orders/change-results.ts";
import { acknowledged, actionQuestions, openActions } from "#contract/orders/order-actions.ts";
import { orderProgress, workStage } from "#contract/orders/orders.ts";
import { withScanRead } from "#contract/orders/scan.ts";
import { workshopLanguage } from "#contract/settings/workshop-language.ts";
import { instant } from "#contract/values/instant.ts";
import { orderId } from "#contract/values/order-id.ts";
import { orderIds, orderWithReason } from "#contract/values/order-ids.ts";
import { reason } from "#contract/values/reason.ts";
import { office, workshop } from "#contract/values/staff-roles.ts";
import { line } from "#contract/values/text.ts";

const day = z.iso.date(reason("ENTER_A_DAY"));

export const job = z.object({
  id: z.string(),
  OrderID: z.string(),
  createdAt: instant,
  /** The day in Karachi on which it should leave the shop. */
  dueOn: day,
  isOverdue: z.boolean(),
  orderProgress,
  isConfirmed: z.boolean(),
  /** Prepayment is incomplete: nothing of it is cut. */
  waitsForPayment: z.boolean(),
  startedAt: instant.nullable(),
  /** Progress of the workshop; null as long as `startedAt` is. */
  work: workStage.nullable(),
  /** Last change of the sewn choices after the order: tickets printed before are wrong. */
  changedAt: instant.nullable(),
  actions: openActions,
});
export type Job = z.infer<typeof job>;

const listedJob = job.extend({
  pieces: z.number().int(),
  /** Pieces with a name or a typed text. */
  engraved: z.number().int(),
  measured: z.number().int(),
});
export type ListedJob = z.infer<typeof listedJob>;

/**
 * `waiting`: not started; `to-start`: of these, confirmed and not waiting for money; `started`: its tickets are in the
 * workshop; `to-cut`: of these, not cut yet; `overdue`: not sent on its day.
 */
export const jobStages = ["waiting", "to-start", "started", "to-cut", "overdue"] as const;
export type JobStage = (typeof jobStages)[number];

export const listJobs = endpoint({
  method: "GET",
  path: "/api/admin/jobTickets/list",
  roles: workshop,
  summary: "Pending orders, those due first at the top.",
  query: z.object({
    stage: z.enum(jobStages).optional(),
    confirmed: z.enum(["yes", "no"]).optional(),
    q: line(200).transform(withScanRead).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(listedJob) },
});

const reelThread = z.object({ name: z.string(), urdu: z.string().optional(), color: z.string() });

const badge = z.object({
  name: z.string(),
  urdu: z.string().optional(),
  placeUrdu: z.string().optional(),
  text: z.string(),
  /** Where it is sewn; empty where the product offers no choice. */
  place: z.string(),
  /** Null where unknown: the workshop asks the office. */
  thread: reelThread.nullable(),
});
export type Badge = z.infer<typeof badge>;

export const garment = lineItem
  .pick({
    name: true,
    urdu: true,
    product_code: true,
    category: true,
    images: true,
    sizes: true,
    parts: true,
    custom_size: true,
    color: true,
    trouser: true,
    trouserOptions: true,
    cap: true,
    name_engraving: true,
    options: true,
    quantity: true,
  })
  .extend({
    id: z.string(),
    /** From stock: only a cap that goes with it is cut. */
    isFromStock: z.boolean(),
    /** The alteration or repair of a finished garment; null for new work. */
    alteration: z.string().nullable(),
    /** Progress where it is ahead of its order; null where it is not. */
    ahead: workStage.nullable(),
    /** Time of the edit that added it after its order was cut; null for the original items. */
    joinedAt: instant.nullable(),
    /** The product's garment type now; null where it has none. */
    garmentType: z.string().nullable(),
    // The workshop does not need its surcharge.
    fabric_type: lineItem.shape.fabric_type.omit({ price: true }),
    /** The thread of the name; null where there is none. */
    thread: reelThread.nullable(),
    /** Typed texts, such as a badge. */
    badges: z.array(badge),
  });
export type Garment = z.infer<typeof garment>;

const ticketedJob = job.extend({ garments: z.array(garment) });
export type TicketedJob = z.infer<typeof ticketedJob>;

export const getTickets = endpoint({
  method: "GET",
  path: "/api/admin/jobTickets/get",
  roles: workshop,
  summary: "The job tickets of these orders, in their order; unknown ones are left out.",
  query: z.object({ ids: orderIds }),
  success: { status: 200, body: z.object({ jobs: z.array(ticketedJob), language: workshopLanguage }) },
});

export const moved = {
  status: 200,
  body: z.object({
    changed: z.number().int(),
    /** Number skipped because of missing payment. */
    unpaid: z.number().int(),
    /** Orders that start after confirmation. */
    asked: z.array(z.object({ id: z.string(), questions: actionQuestions })),
    /** Each known order in the order of the request; one that was at this stage already counts as changed. */
    results: z.array(changeResult),
  }),
} as const;

export const startWork = endpoint({
  method: "POST",
  path: "/api/admin/jobTickets/start",
  roles: workshop,
  summary: "Starts the work on pending orders, or undoes the start.",
  body: z.object({
    ids: z.array(orderId, reason("CHOOSE_ORDERS")).min(1, reason("CHOOSE_ORDERS")).max(50),
    isStarted: z.boolean(),
    acknowledged,
  }),
  success: moved,
});

export const startUnpaid = endpoint({
  method: "POST",
  path: "/api/admin/jobTickets/startUnpaid",
  roles: office,
  summary:
    "Starts the work on a pending order before its transfer has arrived; the reason stays in its history.",
  body: orderWithReason,
  success: messageSuccess,
});

export const setWorkStage = endpoint({
  method: "POST",
  path: "/api/admin/jobTickets/setStage",
  roles: workshop,
  summary: "Sets the work stage of pending orders; one that was not started is started by it.",
  body: z.object({
    ids: z.array(orderId, reason("CHOOSE_ORDERS")).min(1, reason("CHOOSE_ORDERS")).max(50),
    stage: workStage,
    acknowledged,
  }),
  success: moved,
});

const pieces = z.number().int();

const needed = {
  pieces,
  /** Metres for the pieces, where the merchant has set them. */
  metres: z.number(),
  /** Pieces without it. */
  withoutMetres: pieces,
};

/** A row of a list is worded from this in any language; its other words are English. */
const wordedLine = garment.pick({
  name: true,
  urdu: true,
  sizes: true,
  parts: true,
  custom_size: true,
  color: true,
  fabric_type: true,
  trouserOptions: true,
  options: true,
  isFromStock: true,
});

const cut = z.object({
  line: wordedLine,
  name: z.string(),
  product_code: z.string(),
  trouser: z.string().nullable(),
  size: z.string(),
  hasCap: z.boolean(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  ...needed,
  orders: z.array(
    z.object({
      OrderID: z.string(),
      pieces,
      /** All of them are cut: a list that is printed again marks them. */
      isCut: z.boolean(),
    }),
  ),
  measurements: z.array(z.object({ label: z.string(), value: z.string() })).nullable(),
});
export type Cut = z.infer<typeof cut>;

const fabricNeeded = z.object({
  fabric: z.string(),
  color: z.object({ label: z.string(), value: z.string() }),
  urdu: z.object({ fabric: z.string(), color: z.string() }).partial(),
  ...needed,
  cuts: z.array(cut),
});
export type FabricNeeded = z.infer<typeof fabricNeeded>;

const sewnText = z.object({
  OrderID: z.string(),
  line: wordedLine,
  /** Of the name; null for the text of an option. */
  position: z.enum(["left", "right", "sleeve"]).nullable(),
  /** The option that has the text; null for the name. */
  chosen: chosenOption.pick({ name: true, urdu: true, said: true, saidUrdu: true }).nullable(),
  /** "Name" of an engraving, else the name of the option. */
  kind: z.string(),
  text: z.string(),
  /** A second line below it; empty where there is none. */
  second: z.string(),
  place: z.string(),
  garment: z.string(),
  product_code: z.string(),
  size: z.string(),
  cloth: z.string(),
  pieces,
});

/** The name of a thread that nobody knows. */
export const unknownThread = "Ask the office";

const reel = z.object({
  thread: reelThread,
  /** Embroideries: a piece with a name and a badge of one thread counts twice. */
  pieces,
  texts: z.array(sewnText),
});
export type Reel = z.infer<typeof reel>;

const sewnPicture = sewnText
  .omit({ kind: true, text: true, second: true, place: true, position: true })
  .extend({
    option: z.string(),
    picture: z.string(),
  });
export type SewnPicture = z.infer<typeof sewnPicture>;

export const getWorkDay = endpoint({
  method: "GET",
  path: "/api/admin/jobTickets/day",
  roles: workshop,
  summary:
    "The cutting and the embroidery list of work that was started on a day in Karachi and is not yet dispatched.",
  query: z.object({ day: day.optional() }),
  success: {
    status: 200,
    body: z.object({
      day,
      language: workshopLanguage,
      orders: z.number().int(),
      cutting: z.array(fabricNeeded),
      embroidery: z.array(reel),
      pictures: z.array(sewnPicture),
    }),
  },
});
