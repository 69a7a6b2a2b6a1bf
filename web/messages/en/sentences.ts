/** A sentence of the API or of a form's validation in the language of the pages: English is what both of them speak. */
export function translateSentence(sentence: string): string {
  return sentence;
}
