import type { CallFailure } from "#contract/http/caller.ts";
import type { Done } from "#contract/reasons/done.ts";
import { ownValue } from "#contract/values/own-value.ts";
import { language } from "#messages/language.ts";
import { offlineMessages } from "#messages/offline.ts";
import type { DoneParams } from "./answer-texts.ts";

/** Loaded when the shop first has something to say: no page begins with these words. */
export const loadAnswerTexts = () => import("./answer-texts.ts");

/** A failure of a call in the language of the page; in the API's own where the words cannot be had. */
export async function translateAnswer(failure: CallFailure["error"]): Promise<CallFailure["error"]> {
  // Where nothing answers, nothing can be loaded.
  const error = ownValue(offlineMessages.unanswered, failure.code);
  if (error !== undefined) return { ...failure, error, message: error };
  if (language.speaksLikeApi) return failure;
  const words = await loadAnswerTexts().catch(() => undefined);
  return words?.translateFailure(failure) ?? failure;
}

/** `sentence` is what the API said of it. */
export async function translateLoadedSuccess<D extends Done>(
  sentence: string,
  done: D,
  ...params: DoneParams<D>
): Promise<string> {
  if (language.speaksLikeApi) return sentence;
  const words = await loadAnswerTexts().catch(() => undefined);
  return words?.translateSuccess(done, ...params) ?? sentence;
}
