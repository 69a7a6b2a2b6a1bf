import { z } from "zod";

/** What staff want to be seen of a customer: to be called before anything is sewn; to pay before anything is sent. */
export const personMark = z.enum(["callsFirst", "advanceOnly"]);
export type PersonMark = z.infer<typeof personMark>;

export const customerOfOrder = z.object({
  id: z.string(),
  orders: z.number().int(),
  delivered: z.number().int(),
  refused: z.number().int(),
  marks: z.array(personMark),
});
