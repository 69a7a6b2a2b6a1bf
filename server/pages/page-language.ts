/** Begins the address of every page in Urdu. */
const urduPrefix = "/ur";

/** Where a visitor's choice of a language is remembered. */
export const languageCookie = "language";
const oneYearInSeconds = 31_536_000;

export type PageLanguage = "en" | "ur";

/** The language that an address stands for. Compared as the router of the pages compares it: in any case. */
export function languageOf(path: string): PageLanguage {
  return /^\/ur(\/|$)/i.test(path) ? "ur" : "en";
}

/** What begins the addresses of a language. */
export function prefixOf(language: PageLanguage): string {
  return language === "ur" ? urduPrefix : "";
}

/** An address without the prefix of its language, as it is called in the list of the pages. */
export function withoutPrefix(path: string): string {
  return languageOf(path) === "ur" ? path.slice(urduPrefix.length) || "/" : path;
}

/**
 * Where a visitor goes on who has chosen a language: with `?language=` in the address it is chosen now, else it was
 * remembered. Undefined if the address is the right one already. Pages stay the same bytes for everyone; only who asked
 * for another language is sent to it.
 */
export function languageRedirect(
  { pathname, searchParams }: URL,
  remembered: string | undefined,
): { location: string; chosen?: PageLanguage } | undefined {
  const asked = searchParams.get("language");
  if (asked === "en" || asked === "ur") {
    const rest = new URLSearchParams(searchParams);
    rest.delete("language");
    return { location: addressIn(asked, pathname, rest), chosen: asked };
  }
  // The router knows its first page with the slash alone.
  const lacksSlash = pathname.toLowerCase() === urduPrefix;
  if (!lacksSlash && (remembered !== "ur" || languageOf(pathname) === "ur")) return undefined;
  return { location: addressIn("ur", pathname, searchParams) };
}

function addressIn(language: PageLanguage, pathname: string, query: URLSearchParams): string {
  // Two slashes at the start would be another host.
  const path = withoutPrefix(pathname).replace(/^[/\\]+/, "/");
  const search = query.toString();
  return `${prefixOf(language)}${path}${search === "" ? "" : `?${search}`}`;
}

/** The header that remembers a choice for a year. It says nothing of the visitor but that. */
export function rememberLanguage(language: PageLanguage): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}
