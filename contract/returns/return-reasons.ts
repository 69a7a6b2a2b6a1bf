import type { ReturnKind } from "./return-rules.ts";

/** Reasons to choose from; the size statistics use the first two. */
export const returnReasons = [
  "too-small",
  "too-large",
  "too-short",
  "too-long",
  "not-as-expected",
  "changed-mind",
  "wrong-piece",
  "not-as-measured",
  "sewing",
  "cloth",
  "name",
  "other",
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Reasons offered for each kind, most frequent first. */
export const reasonsFor: Record<ReturnKind, readonly ReturnReason[]> = {
  exchange: ["too-small", "too-large", "not-as-expected", "other"],
  alteration: ["too-long", "too-short", "too-large", "too-small", "other"],
  return: ["too-small", "too-large", "not-as-expected", "changed-mind", "other"],
  fault: ["wrong-piece", "not-as-measured", "sewing", "cloth", "name", "other"],
};

export function isReasonFor(kind: ReturnKind, reason: ReturnReason): boolean {
  return reasonsFor[kind].includes(reason);
}
