import { z } from "zod";
import { transferWays } from "../payments/transfer-ways.ts";

/** What a customer said to have sent for an order, which staff compare with the account. */
export const saidTransfer = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** `replaced`: the customer has said something else since. */
  state: z.enum(["open", "confirmed", "declined", "replaced"]),
  how: z.enum(transferWays),
  reference: z.string(),
  /** Whole rupees that were due when it was said. */
  amount: z.number().int(),
  /** Why it was declined; empty where it was not. */
  answer: z.string(),
  hasPicture: z.boolean(),
});
export type SaidTransfer = z.infer<typeof saidTransfer>;
