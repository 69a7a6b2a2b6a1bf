// Reads docs/glossary.md and finds the words that it replaces.

/**
 * @param {string} document tables of four columns: term, Urdu, meaning, words to avoid
 * @returns {{ terms: { term: string, urdu: string, avoid: { variant: string, pattern: RegExp }[] }[], specified:
 *   Set<string> }}
 */
export function readGlossary(document) {
  const rows = [...document.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row]) => row.split(" | "))
    .filter(([term]) => term !== "Term");
  const terms = rows.map(([term, urdu, , avoid = "·"]) => ({
    term,
    urdu,
    avoid: avoid === "·" ? [] : avoid.split(", ").map((variant) => ({ variant, pattern: wordsOf(variant) })),
  }));
  const specified = new Set([...document.matchAll(/^- `(.+)`$/gm)].map(([, text]) => text));
  return { terms, specified };
}

/** The words on their own, whatever the case. */
function wordsOf(variant) {
  const words = variant.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{M}_-])${words}(?![\\p{L}\\p{M}_])`, "iu");
}

/**
 * @param {ReturnType<typeof readGlossary>} glossary
 * @param {{ line: number, text: string }[]} texts
 */
export function complaintsAboutTexts({ terms, specified }, texts) {
  return texts
    .filter(({ text }) => !specified.has(text))
    .flatMap(({ line, text }) =>
      terms.flatMap(({ term, urdu, avoid }) =>
        avoid
          .filter(({ pattern }) => pattern.test(text))
          .map(({ variant }) => ({
            line,
            complaint: `"${variant}" is "${/\p{Script=Arabic}/u.test(variant) ? urdu : term}" in docs/glossary.md: ${text}`,
          })),
      ),
    );
}
