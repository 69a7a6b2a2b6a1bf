/** Words shorter than this are searched as they are: half of them would be one letter apart. */
const shortestForgivenWord = 4;

/** The words of a text as the search compares them: lower case, letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * A word and every form of it that lacks one letter. Two words share a form exactly when they are equal but for one letter
 * missing, added, or changed, or for two neighbours swapped: this is how a search forgives a slip without any extension.
 */
export function oneLetterVariants(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortestForgivenWord) return [word];
  const shorter = letters.map((_, index) =>
    [...letters.slice(0, index), ...letters.slice(index + 1)].join(""),
  );
  return [...new Set([word, ...shorter])];
}
