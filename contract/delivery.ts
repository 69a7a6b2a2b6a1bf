import { z } from "zod";
import type { DeliveryPromise } from "./delivery/promise-delivery.ts";
import { endpoint } from "./endpoint.ts";
import { linesPerOrderLimit, quantityLimit } from "./limits.ts";
import { line } from "./text.ts";

const day = z.iso.date();

/** Days in Karachi: the order leaves by the first one and arrives between the others. */
export const deliveryPromise = z.object({
  leavesBy: day,
  arrivesFrom: day,
  arrivesBy: day,
}) satisfies z.ZodType<DeliveryPromise>;

const count = z
  .number("Enter a whole number")
  .int("Enter a whole number")
  .min(0, "Enter a whole number")
  .max(linesPerOrderLimit * quantityLimit, "Enter a whole number");

export const getDeliveryDates = endpoint({
  method: "POST",
  path: "/delivery/getDeliveryDates",
  summary:
    "When an order of so many pieces would leave and arrive if it were placed now; without a place, anywhere in Pakistan.",
  body: z.object({
    /** Pieces of standard sizes, and pieces that are made for one person: to measure, or with a name. */
    standard: count,
    custom: count,
    city: line(100).optional(),
    province: line(100).optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      promise: deliveryPromise,
      /** Milliseconds for which it holds: until the cut-off hour, or midnight. */
      holdsFor: z.number().int(),
    }),
  },
});
