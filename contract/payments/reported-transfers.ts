import { z } from "zod";
import { instant } from "#contract/values/instant.ts";
import { transferWays } from "./transfer-ways.ts";

export const reportedTransfer = z.object({
  id: z.string(),
  at: instant,
  /** `replaced`: superseded by the customer's later report. */
  state: z.enum(["open", "confirmed", "declined", "replaced"]),
  how: z.enum(transferWays),
  reference: z.string(),
  amount: z.number().int(),
  answer: z.string(),
  hasPicture: z.boolean(),
});
export type ReportedTransfer = z.infer<typeof reportedTransfer>;
