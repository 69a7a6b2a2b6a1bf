import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { readDraft } from "#web/session/checkout-draft.ts";

/** What this tab knows of where the order will go: what was typed at the checkout. */
export function knownDestination(): Destination {
  const { city, province } = readDraft().fields;
  return { ...(city ? { city } : {}), ...(province ? { province } : {}) };
}
