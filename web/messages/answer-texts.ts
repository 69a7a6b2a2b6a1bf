import type { CallFailure } from "#contract/http/caller.ts";
import type { Done, doneSentences } from "#contract/reasons/done.ts";
import { decodeReason, formatReason, type Why } from "#contract/values/reason.ts";
import type { Template } from "#contract/values/template.ts";
import { reasonTexts, successTexts } from "#messages/answers.ts";

type Failed = CallFailure["error"];

/** The sentence of a reason in the language of the page; a text that is none stays as it is. */
export function translateReason(said: string): string {
  const why = decodeReason(said);
  return (why && formatReason(reasonTexts, why)) ?? said;
}

/**
 * A failure of a call with its sentences in the language of the page; a reason that is newer than the page stays
 * English.
 */
export function translateFailure(failure: Failed): Failed {
  const { error, reason, params, fields, fieldReasons } = failure;
  const word = (why: Why | undefined, sentence: string) =>
    (why && formatReason(reasonTexts, why)) ?? sentence;
  const sentence = word(reason === undefined ? undefined : { reason, params }, error);
  const worded = { ...failure, error: sentence, message: sentence };
  if (fields === undefined) return worded;
  const entries = Object.entries(fields).map(([field, text]) => [field, word(fieldReasons?.[field], text)]);
  return { ...worded, fields: Object.fromEntries(entries) };
}

export type DoneParams<D extends Done> =
  (typeof doneSentences)[D] extends Template<infer Params> ? [params: Params] : [];

/** The success of an act, in the language of the page. */
export function translateSuccess<D extends Done>(done: D, ...[params]: DoneParams<D>): string {
  return formatReason(successTexts, { reason: done, params: params as Why["params"] }) ?? "";
}
