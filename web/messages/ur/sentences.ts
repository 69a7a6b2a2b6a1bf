/** The sentences of the API and of the contract's validation; one that is not known is shown as it is. */
const sentences: Readonly<Record<string, string>> = {
  "The shop cannot be reached. Check your connection and try again.":
    "دکان سے رابطہ نہیں ہو رہا۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔",
  "The shop did not answer as expected. Try again in a moment.":
    "دکان سے درست جواب نہیں ملا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
};

export function translateSentence(sentence: string): string {
  return sentences[sentence] ?? sentence;
}
