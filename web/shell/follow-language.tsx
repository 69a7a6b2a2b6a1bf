import { firstLanguage, furtherLanguages, languageCookie, prefixOf } from "#contract/languages.ts";
import { language } from "#messages/language.ts";
import { InlineScript } from "./inline-script.tsx";

/**
 * Leads who has chosen another language on another day from an address in the first one to the same in theirs. In the browser, so
 * that the page stays the same bytes for everyone (docs/decisions/074-cdn.md); before anything of it is painted.
 */
export function FollowLanguage() {
  if (language.tag !== firstLanguage) return null;
  const choices = furtherLanguages.map((tag) => [`${languageCookie}=${tag}`, prefixOf(tag)]);
  return <InlineScript code={import.meta.env.SSR ? `(${followLanguage})(${JSON.stringify(choices)})` : ""} />;
}

/** Is inlined as source text, so it may refer to nothing outside itself. */
function followLanguage(choices: string[][]) {
  const cookies = document.cookie.split("; ");
  const [, prefix] = choices.find(([cookie]) => cookie !== undefined && cookies.includes(cookie)) ?? [];
  if (prefix === undefined) return;
  // Else what follows of this page would be seen until the other one is there.
  window.stop();
  location.replace(prefix + location.pathname + location.search + location.hash);
}
