import { z } from "zod";
import { sizedParts } from "#contract/cart/line-item.ts";
import { openCustomerRequestActions } from "./request-actions.ts";
import { returnReasons } from "./return-reasons.ts";
import { payers, returnKinds, returnRemedies, returnStates } from "./return-rules.ts";

/**
 * Steps of a request; each is an event of its order. `sent`: another order brings the remedy; `reopened`: that order
 * was cancelled.
 */
export const returnSteps = [
  "asked",
  "question",
  "answered",
  "approved",
  "declined",
  "withdrawn",
  "received",
  "sent",
  "reopened",
  "refunded",
] as const;
export type ReturnStep = (typeof returnSteps)[number];

const step = z.object({ step: z.enum(returnSteps), at: z.string(), said: z.string() });

/** With the order number alone, `id`, `followedBy`, `actions` and all that was `said` are empty. */
export const trackedReturn = z.object({
  id: z.string(),
  /** Sequence number within its order: both numbers are on the paper in the parcel. */
  number: z.number().int(),
  item: z.string(),
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
  pieces: z.number().int(),
  /** The wanted replacement of an exchange; an empty size or color means that of the garment. */
  wanted: z.object({
    size: z.string(),
    /** As of a line of an order: present where separate sizes of the parts are wanted. */
    parts: sizedParts.optional(),
    color: z.object({ label: z.string(), urdu: z.string().optional() }).nullable(),
  }),
  state: z.enum(returnStates),
  /** Actions of its customer now. */
  actions: openCustomerRequestActions,
  steps: z.array(step),
  /** The shop's remedy and the payer of each delivery; null until approved. `out`: null where nothing is delivered. */
  remedy: z.enum(returnRemedies).nullable(),
  back: z.enum(payers).nullable(),
  out: z.enum(payers).nullable(),
  /** Credit in whole rupees, for another garment or as money; null before the garment is inspected. */
  credit: z.number().int().nullable(),
  /** The order with the replacement or the altered garment; empty where there is none yet. */
  followedBy: z.string(),
  pictures: z.number().int(),
});
export type TrackedReturn = z.infer<typeof trackedReturn>;
