import { z } from "zod";
import { findProvince } from "#contract/values/provinces.ts";
import { reason } from "#contract/values/reason.ts";
import { endpoint } from "../http/endpoint.ts";
import { linesPerOrderLimit, quantityLimit } from "../values/limits.ts";
import { line } from "../values/text.ts";
import type { DeliveryPromise } from "./promise-delivery.ts";

const day = z.iso.date();

/** Days in Karachi: the order leaves by the first one and arrives between the others. */
export const deliveryPromise = z.object({
  leavesBy: day,
  arrivesFrom: day,
  arrivesBy: day,
}) satisfies z.ZodType<DeliveryPromise>;

const count = z
  .number(reason("ENTER_A_WHOLE_NUMBER"))
  .int(reason("ENTER_A_WHOLE_NUMBER"))
  .min(0, reason("ENTER_A_WHOLE_NUMBER"))
  .max(linesPerOrderLimit * quantityLimit, reason("ENTER_A_WHOLE_NUMBER"));

export const getDeliveryDates = endpoint({
  method: "POST",
  path: "/delivery/getDeliveryDates",
  summary:
    "When an order of so many pieces, placed now, would leave and arrive; without a place, anywhere in Pakistan.",
  body: z.object({
    /** Standard and personalised pieces. */
    standard: count,
    custom: count,
    /** Working days of the slowest garment (`working_days` of a line). */
    atLeastDays: count.max(90, reason("ENTER_A_WHOLE_NUMBER")).optional(),
    city: line(100).optional(),
    province: line(100)
      .transform((typed) => findProvince(typed) ?? typed)
      .optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      promise: deliveryPromise,
      /** Milliseconds of validity: until the cut-off hour, or midnight. */
      holdsFor: z.number().int(),
    }),
  },
});
