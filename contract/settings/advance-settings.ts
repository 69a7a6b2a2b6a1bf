import { z } from "zod";
import { type AdvanceReason, type AdvanceRules, advanceReasons } from "#contract/payments/advance-rules.ts";
import { reason } from "#contract/values/reason.ts";

const rupeesSentence = reason("ENTER_WHOLE_RUPEES");
const rupees = z
  .number(rupeesSentence)
  .int(rupeesSentence)
  .min(0, rupeesSentence)
  .max(1_000_000, reason("AT_MOST_A_MILLION_RUPEES"));

const percentSentence = reason("ENTER_WHOLE_PERCENT");
const percent = z
  .number(percentSentence)
  .int(percentSentence)
  .min(0, percentSentence)
  .max(100, reason("AT_MOST_ALL_OF_IT"));

const share = z.discriminatedUnion("unit", [
  z.object({ unit: z.literal("percent"), value: percent }),
  z.object({ unit: z.literal("rupees"), value: rupees }),
]);

const shares = Object.fromEntries(advanceReasons.map((reason) => [reason, share])) as Record<
  AdvanceReason,
  typeof share
>;

export const advanceRules = z.object({
  shares: z.object(shares),
  largeFrom: rupees,
  mostAtDoor: rupees,
}) satisfies z.ZodType<AdvanceRules>;
