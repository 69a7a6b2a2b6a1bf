import { z } from "zod";
import { transferWays } from "./transfer-ways.ts";

export const saidTransfer = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** `replaced`: the customer has said something else since. */
  state: z.enum(["open", "confirmed", "declined", "replaced"]),
  how: z.enum(transferWays),
  reference: z.string(),
  amount: z.number().int(),
  answer: z.string(),
  hasPicture: z.boolean(),
});
export type SaidTransfer = z.infer<typeof saidTransfer>;
