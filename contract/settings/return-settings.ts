import { z } from "zod";
import { payers, type ReturnRules } from "#contract/returns/return-rules.ts";
import { reason } from "#contract/values/reason.ts";
import { wholeDays } from "./delivery-settings.ts";

const payer = z.enum(payers);
const count = reason("ENTER_A_WHOLE_NUMBER");

export const returnRules = z.object({
  // At least one day, so that a fault can always be reported.
  days: z.object({ alteration: wholeDays(0, 60), return: wholeDays(0, 60), fault: wholeDays(1, 365) }),
  back: z.object({ exchange: payer, alteration: payer, return: payer }),
  out: z.object({ exchange: payer, alteration: payer }),
  takesSewnForOne: z.boolean(),
  takesSaleGoods: z.boolean(),
  exchanges: z.number(count).int(count).min(0, count).max(20, count),
}) satisfies z.ZodType<ReturnRules>;
