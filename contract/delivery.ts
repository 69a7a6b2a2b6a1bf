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
  .max(linesPerOrderLimit * quantityLimit, "These are more pieces than one order has");

export const getDeliveryDates = endpoint({
  method: "POST",
  path: "/delivery/getDeliveryDates",
  summary:
    "When orders of these pieces would leave and arrive if they were placed now, each by itself; without a place, anywhere in Pakistan.",
  body: z.object({
    orders: z
      .array(z.object({ standard: count, custom: count }), "Name the pieces")
      .min(1, "Name the pieces")
      .max(2, "Ask about at most 2 orders at once"),
    city: line(100).optional(),
    province: line(100).optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      /** One for each, in their order. */
      promises: z.array(deliveryPromise),
      /** Milliseconds for which they hold: until the cut-off hour, or midnight. */
      holdsFor: z.number().int(),
    }),
  },
});
