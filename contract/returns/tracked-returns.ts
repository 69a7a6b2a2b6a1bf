import { z } from "zod";
import { sizedParts } from "#contract/cart/line-item.ts";
import { openCustomerRequestActions } from "./request-actions.ts";
import { returnReasons } from "./return-reasons.ts";
import { payers, returnKinds, returnRemedies, returnStates } from "./return-rules.ts";

/** What happens to a request; each is an event of its order. `sent`: another order brings what was agreed; `reopened`: that was cancelled. */
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

/** Of whoever knows no more than the number of its order `id`, `followedBy`, `actions` and all that was `said` are empty. */
export const trackedReturn = z.object({
  id: z.string(),
  /** The how many-th of its order: with the number of the order it stands on the paper in the parcel. */
  number: z.number().int(),
  item: z.string(),
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
  pieces: z.number().int(),
  /** What is wanted instead, by an exchange; an empty size and no color are those of the garment itself. */
  wanted: z.object({
    size: z.string(),
    /** As of a line of an order: there where the parts of the garment are wanted in sizes of their own. */
    parts: sizedParts.optional(),
    color: z.object({ label: z.string(), urdu: z.string().optional() }).nullable(),
  }),
  state: z.enum(returnStates),
  /** What its customer can do about it now. */
  actions: openCustomerRequestActions,
  steps: z.array(step),
  /** What the shop does about it, and who pays the courier; null until it has agreed. `out`: nobody has to. */
  remedy: z.enum(returnRemedies).nullable(),
  back: z.enum(payers).nullable(),
  out: z.enum(payers).nullable(),
  /** Whole rupees that come back, by another garment or as money; null while nobody has looked at the garment. */
  credit: z.number().int().nullable(),
  /** The order with which another or the altered garment comes; empty where there is none yet. */
  followedBy: z.string(),
  pictures: z.number().int(),
});
export type TrackedReturn = z.infer<typeof trackedReturn>;
