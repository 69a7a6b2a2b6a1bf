import type { LanguageTag } from "#contract/languages.ts";
import { isolated } from "./letter.ts";

/** Names do not look like this, addresses of websites do. */
const looksLikeAddress = /[/@:]|\.\S{2}|www/i;

export function isLinkable(text: string): boolean {
  return looksLikeAddress.test(text);
}

const words: Record<LanguageTag, { nameless: string; named: (name: string) => string }> = {
  en: { nameless: "Hello,", named: (name) => `Hello ${name},` },
  ur: { nameless: "السلام علیکم،", named: (name) => `السلام علیکم ${isolated(name)}،` },
};

/**
 * The first line of a letter. A name that mail programs would turn into a link is left out: anyone may enter one with
 * a stranger's address, as advertising.
 */
export function greeting(name: string, language: LanguageTag): string {
  return name === "" || isLinkable(name) ? words[language].nameless : words[language].named(name);
}
