import type { CallFailure } from "#contract/client.ts";
import { translateFailure, translateSentence } from "./sentences.ts";

/** What puts a sentence of the API or of a form's validation into the language of the pages. */
export async function loadSentences(): Promise<(sentence: string) => string> {
  return translateSentence;
}

/** A failure of a call with its sentences in the language of the pages. */
export async function translateAnswer(failure: CallFailure["error"]): Promise<CallFailure["error"]> {
  return translateFailure(failure);
}
