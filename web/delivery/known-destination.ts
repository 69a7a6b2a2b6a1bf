import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { readDraft } from "#web/session/checkout-draft.ts";

/** The destination in this tab's checkout draft. */
export function knownDestination(): Destination {
  const { city, province } = readDraft().fields;
  return { ...(city ? { city } : {}), ...(province ? { province } : {}) };
}
