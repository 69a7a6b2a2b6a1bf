import {
  isLanguage,
  type LanguageTag,
  languageCookie,
  languageOf,
  prefixOf,
  withoutPrefix,
} from "#contract/languages.ts";

const oneYearInSeconds = 31_536_000;

/**
 * Where a visitor goes on who chooses a language by `?language=` in the address. Undefined if the address is the right
 * one already. A choice of another day is followed in the browser (web/shell/restore-language.tsx), so that no answer
 * depends on its cookie.
 */
export function languageRedirect({
  pathname,
  searchParams,
}: URL): { location: string; chosen?: LanguageTag } | undefined {
  const asked = searchParams.get("language");
  if (isLanguage(asked)) {
    const rest = new URLSearchParams(searchParams);
    rest.delete("language");
    return { location: addressIn(asked, pathname, rest), chosen: asked };
  }
  const current = languageOf(pathname);
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

export function rememberLanguage(language: LanguageTag): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}
