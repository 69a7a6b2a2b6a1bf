import { z } from "zod";
import { say } from "../http/say.ts";
import { type AdvanceReason, type AdvanceRules, advanceReasons } from "../payments/advance-rules.ts";

const rupeesSentence = say("ENTER_WHOLE_RUPEES");
const rupees = z
  .number(rupeesSentence)
  .int(rupeesSentence)
  .min(0, rupeesSentence)
  .max(1_000_000, say("AT_MOST_A_MILLION_RUPEES"));

const share = z
  .object({ unit: z.enum(["percent", "rupees"]), value: rupees })
  .refine(({ unit, value }) => unit === "rupees" || value <= 100, {
    message: say("AT_MOST_ALL_OF_IT"),
    path: ["value"],
  });

const shares = Object.fromEntries(advanceReasons.map((reason) => [reason, share])) as Record<
  AdvanceReason,
  typeof share
>;

export const advanceRules = z.object({
  shares: z.object(shares),
  largeFrom: rupees,
  mostAtDoor: rupees,
}) satisfies z.ZodType<AdvanceRules>;
