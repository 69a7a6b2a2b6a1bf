import { z } from "zod";

/** What staff want to be seen of a customer: to be called before anything is sewn; to pay before anything is sent. */
export const customerFlag = z.enum(["callsFirst", "advanceOnly"]);
export type CustomerFlag = z.infer<typeof customerFlag>;

export const customerOfOrder = z.object({
  id: z.string(),
  orders: z.number().int(),
  delivered: z.number().int(),
  refused: z.number().int(),
  marks: z.array(customerFlag),
});
