import type { ReturnKind } from "./return-rules.ts";

/** Why something is asked, as it is chosen; the figures of sizes count the first two. */
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

/** The reasons that are offered of each kind, the most frequent first. */
export const reasonsFor: Record<ReturnKind, readonly ReturnReason[]> = {
  exchange: ["too-small", "too-large", "not-as-expected", "other"],
  alteration: ["too-long", "too-short", "too-large", "too-small", "other"],
  return: ["too-small", "too-large", "not-as-expected", "changed-mind", "other"],
  fault: ["wrong-piece", "not-as-measured", "sewing", "cloth", "name", "other"],
};

export function isReasonFor(kind: ReturnKind, reason: ReturnReason): boolean {
  return reasonsFor[kind].includes(reason);
}
