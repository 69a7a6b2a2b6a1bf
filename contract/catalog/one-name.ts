import { type EncodedReason, type Reason, reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";

/** Usual separators of a list: S, M, L or S/M/L or S;M;L, and the bar of our own files. */
const severalNames = /[,;/|،؛]/;

/**
 * The name of one size or trouser, at most `most` characters, `missing` of an empty one; a list of them in one field is
 * refused with `several`, which names the text and how to write it.
 */
export function oneName(
  most: number,
  missing: EncodedReason,
  several: Extract<Reason, "SEVERAL_SIZES" | "SEVERAL_TROUSERS">,
) {
  return requiredLine(most, missing).refine((name) => !severalNames.test(name), {
    error: ({ input }) => reason(several, { typed: String(input) }),
  });
}
