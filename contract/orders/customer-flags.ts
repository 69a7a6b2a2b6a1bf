import { z } from "zod";

/** Staff's warnings about a customer: call before sewing; advance before dispatch. */
export const customerFlag = z.enum(["callsFirst", "advanceOnly"]);
export type CustomerFlag = z.infer<typeof customerFlag>;

export const customerOfOrder = z.object({
  id: z.string(),
  orders: z.number().int(),
  delivered: z.number().int(),
  refused: z.number().int(),
  marks: z.array(customerFlag),
});
