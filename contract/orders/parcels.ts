import { z } from "zod";

/** What becomes of a parcel, whichever courier carries it; in the usual order. */
export const parcelStates = [
  /** The courier has not answered yet. */
  "asked",
  "refused",
  "booked",
  "picked",
  "in-transit",
  "out-for-delivery",
  /** It could not be handed over; there may be another try. */
  "attempted",
  "delivered",
  "returning",
  "returned",
  "cancelled",
  "lost",
] as const;
export const parcelState = z.enum(parcelStates);
export type ParcelState = z.infer<typeof parcelState>;

/** Why it could not be handed over; empty where the courier does not say, or something else. */
export const attemptReasons = ["refused", "not-available", "bad-address", "wants-to-open", ""] as const;
export type AttemptReason = (typeof attemptReasons)[number];

export const parcelAnswers = ["try-again", "send-back"] as const;
export type ParcelAnswer = (typeof parcelAnswers)[number];

/** A parcel on its way, as whoever knows the number of the order sees it. */
export const trackedParcel = z.object({
  courier: z.string(),
  trackingNumber: z.string(),
  state: parcelState,
  /** Which items of the order are in it; empty where that was not noted. */
  items: z.array(z.object({ id: z.string(), pieces: z.number().int() })),
  /** What the courier has said, oldest first; neither its words nor a name. */
  steps: z.array(z.object({ state: parcelState, reason: z.enum(attemptReasons), at: z.string() })),
});
export type TrackedParcel = z.infer<typeof trackedParcel>;
