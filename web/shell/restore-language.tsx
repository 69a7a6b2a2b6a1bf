import { firstLanguage, furtherLanguages, languageCookie, prefixOf } from "#contract/languages.ts";
import { language } from "#messages/language.ts";
import { InlineScript } from "./inline-script.tsx";
import { sourceText } from "./restore-language-script.ts?minified";

/**
 * Leads who has chosen another language on another day from an address in the first one to the same in theirs. In the browser, so
 * that the page stays the same bytes for everyone (docs/decisions/074-cdn-caching-and-purging.md); before anything of it is painted.
 */
export function RestoreLanguage() {
  if (language.tag !== firstLanguage) return null;
  return <InlineScript code={import.meta.env.SSR ? `(${sourceText})(${JSON.stringify(choices())})` : ""} />;
}

function choices() {
  return furtherLanguages.map((tag) => [`${languageCookie}=${tag}`, prefixOf(tag)]);
}
