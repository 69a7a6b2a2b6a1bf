import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { parseJson } from "#contract/values/parse-json.ts";
import { browserStorage } from "#web/browser/storage.ts";
import { readDraft } from "#web/session/checkout-draft.ts";

const key = "deliveryCity";

function named(city: unknown, province: unknown): Destination {
  const isGiven = (value: unknown): value is string => typeof value === "string" && value !== "";
  return { ...(isGiven(city) && { city }), ...(isGiven(province) && { province }) };
}

/** The destination in this tab's checkout draft, else the city that this device remembers. */
export function knownDestination(): Destination {
  const { city, province } = readDraft().fields;
  if (city || province) return named(city, province);
  const stored = parseJson(browserStorage.read(key) ?? "");
  if (typeof stored !== "object" || stored === null) return {};
  return named("city" in stored && stored.city, "province" in stored && stored.province);
}

/** City and province alone, no address. */
export function rememberDestination({ city, province }: Destination): void {
  if (city) browserStorage.write(key, JSON.stringify(named(city, province)));
}
