import { createHash } from "node:crypto";

/**
 * Two states that are the same have the same version, however they came about, and others another one. It is made of
 * what staff decide and of nothing else: what orders or reviews do meanwhile makes no form old.
 */
export function versionOf(decided: object): string {
  return createHash("sha256").update(JSON.stringify(decided, sortKeys)).digest("base64url");
}

/** PostgreSQL gives the keys of stored JSON in an order of its own, forms in theirs. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
