import type { AftercareStep } from "#contract/aftercare/tracked-aftercare.ts";

/** What happens to what customers ask, in the history of the order. */
export const aftercareEventWords = {
  "aftercare-asked": "Asked about a garment",
  "aftercare-question": "Asked back about a garment",
  "aftercare-answered": "Answered about a garment",
  "aftercare-approved": "Aftercare approved",
  "aftercare-declined": "Aftercare declined",
  "aftercare-withdrawn": "Aftercare taken back",
  "aftercare-received": "Garment came back",
  "aftercare-sent": "Order made for it",
  "aftercare-refunded": "Garment refunded",
} satisfies Record<`aftercare-${AftercareStep}`, string>;
