import type { CallFailure } from "#contract/client.ts";
import { ownValue } from "#contract/own-value.ts";
import { offlineMessages } from "./offline.ts";

/** Loaded when the shop first has something to say: no page begins with these sentences. English where they cannot be had. */
const load = () => import("./sentences.ts").catch(() => undefined);

export async function loadSentences(): Promise<(sentence: string) => string> {
  const loaded = await load();
  return loaded?.translateSentence ?? ((sentence) => sentence);
}

export async function translateAnswer(failure: CallFailure["error"]): Promise<CallFailure["error"]> {
  // Where nothing answers, nothing can be loaded.
  const error = ownValue(offlineMessages.unanswered, failure.code);
  if (error !== undefined) return { ...failure, error, message: error };
  const loaded = await load();
  return loaded?.translateFailure(failure) ?? failure;
}
