import type { ShopperReasons } from "#contract/reasons/shopper-reasons.ts";
import type { StaffReasons } from "#contract/reasons/staff-reasons.ts";
import type { Template } from "./template.ts";

type Reasons = ShopperReasons & StaffReasons;

export type Reason = keyof Reasons;

/** A reason and its parameters encoded as one text, because messages of schemas are texts. */
export type EncodedReason = string & { readonly isSaid: true };

type Params<R extends Reason> = Reasons[R] extends Template<infer P> ? [params: P] : [];

export function reason<R extends Reason>(reason: R, ...[params]: Params<R>): EncodedReason {
  return (params === undefined ? reason : `${reason} ${JSON.stringify(params)}`) as EncodedReason;
}

/** A reason on the wire; `params` for a sentence with placeholders. */
export type Why = { reason: string; params?: Record<string, unknown> | undefined };

/** Undefined for any other text, such as zod's messages. */
export function decodeReason(text: string): Why | undefined {
  const parts = /^([A-Z][A-Z\d_]*)(?: (\{.*\}))?$/.exec(text);
  if (!parts?.[1]) return undefined;
  return parts[2] === undefined ? { reason: parts[1] } : { reason: parts[1], params: JSON.parse(parts[2]) };
}

type Table = Readonly<Record<string, string | ((params: never) => string)>>;

/** The sentence for a reason in a language; undefined where it has none, as for a reason newer than the page. */
export function formatReason(table: Table, { reason, params }: Why): string | undefined {
  const words = Object.hasOwn(table, reason) ? table[reason] : undefined;
  if (typeof words !== "function") return words;
  return params && words(params as never);
}
