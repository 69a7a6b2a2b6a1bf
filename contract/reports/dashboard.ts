import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { workFailure } from "./failures.ts";

const day = z.iso.date(reason("ENTER_A_DAY"));

const sales = z.object({
  orders: z.number().int(),
  pieces: z.number().int(),
  revenue: z.number().int(),
});

const amount = sales.pick({ orders: true, revenue: true });

const span = sales.extend({
  start: day,
  /** Rupees of orders delivered in it, and of cash received, regardless of the order date. */
  delivered: z.number().int(),
  collected: z.number().int(),
});
export type Span = z.infer<typeof span>;

const share = sales.extend({ name: z.string() });
export type Share = z.infer<typeof share>;

export const spanLengths = ["day", "week"] as const;
export type SpanLength = (typeof spanLengths)[number];

export const openWork = z.object({
  toConfirm: z.number().int(),
  toCut: z.number().int(),
  toDispatch: z.number().int(),
  overdue: z.number().int(),
  toCompare: z.number().int(),
  /** Unanswered cancellation requests for orders in work, requests about garments, and messages. */
  toCancel: z.number().int(),
  returnsToAnswer: z.number().int(),
  messagesToAnswer: z.number().int(),
  /** Parcels with a failed delivery that await staff's decision, and those that the courier refused. */
  toAnswer: z.number().int(),
  refusedParcels: z.number().int(),
  /** Returned parcels not checked in, and those that a courier carries although they were called off. */
  parcelsBack: z.number().int(),
  carriedAllTheSame: z.number().int(),
  toRepair: z.number().int(),
  /** Returned orders with a refund due. */
  toPayBack: z.number().int(),
});
export type OpenWork = z.infer<typeof openWork>;

const refusalShare = z.object({
  name: z.string(),
  delivered: z.number().int(),
  refused: z.number().int(),
});
export type RefusalShare = z.infer<typeof refusalShare>;

const refusals = z.object({
  total: refusalShare.omit({ name: true }),
  cities: z.array(refusalShare),
  couriers: z.array(refusalShare),
  products: z.array(refusalShare),
});
export type Refusals = z.infer<typeof refusals>;

/** The workshop's next two weeks, each day with work or something due. */
export const workload = z.array(
  z.object({
    day,
    /** Pieces to make on it, if everything is made as late as promised; weighted by the settings. */
    pieces: z.number().int(),
    capacity: z.number().int(),
    /** Overload: more is due up to this day, with the overdue, than capacity allows. */
    isTooMuch: z.boolean(),
  }),
);

const dashboard = z.object({
  from: day,
  to: day,
  total: sales,
  /** Of orders delivered on these days, and cash received on them, regardless of the order date. */
  delivered: amount,
  collected: amount,
  /** Delivered orders whose cash is outstanding, as of now. */
  outstanding: amount,
  spans: z.array(span),
  products: z.array(share),
  colors: z.array(share),
  cities: z.array(share),
  refusals,
  openWork,
  workload,
  failures: z.array(workFailure),
  /** False during the first count of past days. */
  isComplete: z.boolean(),
});
export type Dashboard = z.infer<typeof dashboard>;

/** A year, which bounds the response time. */
export const longestSpan = 366;

export const getDashboard = endpoint({
  method: "GET",
  path: "/api/admin/dashboard/get",
  roles: office,
  summary: "Open work, and orders of the last 30 days or at most a year, without cancelled ones.",
  query: z
    .object({ from: day.optional(), to: day.optional(), by: z.enum(spanLengths).optional() })
    .refine(({ from, to }) => !from || !to || from <= to, {
      message: reason("BEGIN_BEFORE_THE_END"),
      path: ["from"],
    }),
  success: { status: 200, body: dashboard },
});
