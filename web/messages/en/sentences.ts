import type { CallFailure } from "#contract/client.ts";

/** A sentence of the API or of a form's validation in the language of the pages: English is what both of them speak. */
export function translateSentence(sentence: string): string {
  return sentence;
}

/** A failure of a call with its sentences in the language of the pages. */
export function translateFailure(error: CallFailure["error"]): CallFailure["error"] {
  return error;
}
