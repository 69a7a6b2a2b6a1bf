import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";

export const charge = z.object({
  _id: z.string(),
  name: z.string(),
  amount: z.number().int().nonnegative(),
  /** Charged for each made-to-measure part, not once for the line. */
  perPart: z.boolean().optional(),
  secondLine: z.number().int().nonnegative().optional(),
});
export type Charge = z.infer<typeof charge>;

/** The pricing list: four rows by position (specification section 3). */
export const getPricing = endpoint({
  method: "GET",
  path: "/pricing/getPricing",
  summary: "Delivery, name engraving, surgical cap and custom size charges, in this order.",
  success: { status: 200, body: z.array(charge) },
});
