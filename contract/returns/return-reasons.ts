import type { AftercareKind } from "./return-rules.ts";

/** Why something is asked, as it is chosen; the figures of sizes count the first two. */
export const aftercareReasons = [
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
export type AftercareReason = (typeof aftercareReasons)[number];

/** The reasons that are offered of each kind, the most frequent first. */
export const reasonsFor: Record<AftercareKind, readonly AftercareReason[]> = {
  exchange: ["too-small", "too-large", "not-as-expected", "other"],
  alteration: ["too-long", "too-short", "too-large", "too-small", "other"],
  return: ["too-small", "too-large", "not-as-expected", "changed-mind", "other"],
  fault: ["wrong-piece", "not-as-measured", "sewing", "cloth", "name", "other"],
};

export function isReasonFor(kind: AftercareKind, reason: AftercareReason): boolean {
  return reasonsFor[kind].includes(reason);
}
