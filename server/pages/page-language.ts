import {
  firstLanguage,
  isLanguage,
  type LanguageTag,
  languageOf,
  prefixOf,
  withoutPrefix,
} from "#contract/languages.ts";

export const languageCookie = "language";
const oneYearInSeconds = 31_536_000;

/**
 * Where a visitor goes on who has chosen a language: with `?language=` in the address it is chosen now, else it was
 * remembered. Undefined if the address is the right one already. Pages stay the same bytes for everyone; only who asked
 * for another language is sent to it.
 */
export function languageRedirect(
  { pathname, searchParams }: URL,
  remembered: string | undefined,
): { location: string; chosen?: LanguageTag } | undefined {
  const asked = searchParams.get("language");
  if (isLanguage(asked)) {
    const rest = new URLSearchParams(searchParams);
    rest.delete("language");
    return { location: addressIn(asked, pathname, rest), chosen: asked };
  }
  const current = languageOf(pathname);
  if (current === firstLanguage) {
    if (!isLanguage(remembered) || remembered === firstLanguage) return undefined;
    return { location: addressIn(remembered, pathname, searchParams) };
  }
  // The router knows its first page with the slash alone.
  const lacksSlash = pathname.length === prefixOf(current).length;
  return lacksSlash ? { location: addressIn(current, pathname, searchParams) } : undefined;
}

function addressIn(language: LanguageTag, pathname: string, query: URLSearchParams): string {
  // Two slashes at the start would be another host.
  const path = withoutPrefix(pathname).replace(/^[/\\]+/, "/");
  const search = query.toString();
  return `${prefixOf(language)}${path}${search === "" ? "" : `?${search}`}`;
}

/** The header that remembers a choice for a year. It says nothing of the visitor but that. */
export function rememberLanguage(language: LanguageTag): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}
