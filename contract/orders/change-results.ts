import { z } from "zod";
import { actionQuestions } from "./order-actions.ts";

/** The result of a call for many orders, of one of them. */
export const changeResult = z.object({
  id: z.string(),
  /** Null when there is no such order. */
  OrderID: z.string().nullable(),
  /**
   * `refused`: not permitted now; `cancel-asked`: an open cancellation request must be answered first; `ask-first`:
   * needs confirmation.
   */
  outcome: z.enum(["changed", "refused", "cancel-asked", "ask-first", "unknown"]),
  questions: actionQuestions.optional(),
  /** Reason of the refusal. */
  why: z.string().optional(),
});
export type ChangeResult = z.infer<typeof changeResult>;
export const changeResults = { status: 200, body: z.object({ results: z.array(changeResult) }) } as const;
