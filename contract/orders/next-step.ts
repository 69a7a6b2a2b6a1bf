import { z } from "zod";

/** Steps that staff take; each is one button of the order page. */
export const staffSteps = [
  "answerCancel",
  "checkTransfer",
  "askAdvance",
  "confirm",
  "startWork",
  "markCut",
  "markSewn",
  "markPacked",
  "book",
  "handOver",
  "printLabel",
  "answerAttempt",
  "checkIn",
  "noteDelivery",
  "deliver",
  "answerRequest",
  "refund",
  "receiveCash",
] as const;
export type StaffStep = (typeof staffSteps)[number];

/**
 * Nothing to do for the asking member of staff: it waits for the customer's payment, for a courier's answer, for its
 * parcels, for a courier's statement or for another role; or it is finished.
 */
export const waits = ["payment", "courier", "parcels", "statement", "office", "nothing"] as const;
export type Wait = (typeof waits)[number];

export const nextStep = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("step"),
    step: z.enum(staffSteps),
    /** The parcel of the step; null where it is about the whole order. */
    parcel: z.string().nullable(),
  }),
  z.object({ kind: z.literal("wait"), for: z.enum(waits) }),
]);
export type NextStep = z.infer<typeof nextStep>;
