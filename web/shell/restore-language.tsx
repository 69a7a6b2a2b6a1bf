import { firstLanguage, furtherLanguages, languageCookie, prefixOf } from "#contract/languages.ts";
import { language } from "#messages/language.ts";
import { InlineScript } from "./inline-script.tsx";
import { sourceText } from "./restore-language-script.ts?minified";

/**
 * Redirects returning visitors with another language from an address in the first one. In the browser before the first
 * paint, so that the page stays the same bytes for everyone (docs/decisions/074-cdn-caching-and-purging.md).
 */
export function RestoreLanguage() {
  if (language.tag !== firstLanguage) return null;
  return <InlineScript code={import.meta.env.SSR ? `(${sourceText})(${JSON.stringify(choices())})` : ""} />;
}

function choices() {
  return furtherLanguages.map((tag) => [`${languageCookie}=${tag}`, prefixOf(tag)]);
}
