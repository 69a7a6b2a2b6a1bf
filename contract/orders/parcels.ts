import { z } from "zod";

/** States of a parcel with any courier, in the usual order. */
export const parcelStates = [
  /** The courier has not answered yet. */
  "asked",
  "refused",
  "booked",
  "picked",
  "in-transit",
  "out-for-delivery",
  /** Delivery failed; there may be another attempt. */
  "attempted",
  "delivered",
  "returning",
  "returned",
  "cancelled",
  "lost",
] as const;
export const parcelState = z.enum(parcelStates);
export type ParcelState = z.infer<typeof parcelState>;

/** Why delivery failed; empty where the courier gives no reason, or another one. */
export const attemptReasons = ["refused", "not-available", "bad-address", "wants-to-open", ""] as const;
export type AttemptReason = (typeof attemptReasons)[number];

export const parcelAnswers = ["try-again", "send-back"] as const;
export type ParcelAnswer = (typeof parcelAnswers)[number];

/** A parcel on its way, as the order number shows it. */
export const trackedParcel = z.object({
  courier: z.string(),
  trackingNumber: z.string(),
  state: parcelState,
  /** Items of the order in it; empty where that was not recorded. */
  items: z.array(z.object({ id: z.string(), pieces: z.number().int() })),
  /** Tracking events of the courier, oldest first, without its words or any name. */
  steps: z.array(z.object({ state: parcelState, reason: z.enum(attemptReasons), at: z.string() })),
});
export type TrackedParcel = z.infer<typeof trackedParcel>;
