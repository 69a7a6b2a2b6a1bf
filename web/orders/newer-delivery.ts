import type { CallFailure } from "#contract/client.ts";

/** How an order stands after somebody else was quicker: what a further change has to name, and its address line by line. */
export type NewerDelivery = { version: string; text: string };

const lineNames = ["address", "area", "city", "postal_code", "province", "phone", "delivery_instruction"];

/** What a refusal tells of it; undefined for any other refusal. */
export function newerDelivery(error: CallFailure["error"]): NewerDelivery | undefined {
  const told = new Map<string, unknown>(Object.entries(error));
  const version = told.get("version");
  const delivery = told.get("delivery");
  if (error.code !== "CHANGED_SINCE" || typeof version !== "string") return undefined;
  if (typeof delivery !== "object" || delivery === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(delivery));
  const lines = lineNames
    .map((name) => known.get(name))
    .filter((line) => typeof line === "string" && line !== "");
  return { version, text: lines.join("\n") };
}
