/**
 * The languages of the pages, each a folder of `web/messages` with a separate build. The first is the language of the
 * API and stands at the root of the shop; the others stand under their tag (BCP 47).
 */
export const languages = {
  en: { name: "English", direction: "ltr" },
  ur: { name: "اردو", direction: "rtl" },
} as const satisfies Record<string, { name: string; direction: "ltr" | "rtl" }>;

export type LanguageTag = keyof typeof languages;

export const languageTags = Object.keys(languages) as LanguageTag[];

/** A visitor's chosen language. It holds nothing else, and scripts may read it. */
export const languageCookie = "language";

export const firstLanguage = "en" satisfies LanguageTag;

export const furtherLanguages = languageTags.filter((tag) => tag !== firstLanguage);

export function isLanguage(text: string | null | undefined): text is LanguageTag {
  return languageTags.some((tag) => tag === text);
}

/** A language as a call or a row names it; an unknown one means the first. */
export function knownLanguage(text: string | null | undefined): LanguageTag {
  return isLanguage(text) ? text : firstLanguage;
}

export function prefixOf(language: LanguageTag): string {
  return language === firstLanguage ? "" : `/${language}`;
}

/** The language of a path, compared like the pages' router: case-insensitively. */
export function languageOf(path: string): LanguageTag {
  const tag = path.split("/", 2)[1]?.toLowerCase();
  return isLanguage(tag) ? tag : firstLanguage;
}

export function withoutPrefix(path: string): string {
  return path.slice(prefixOf(languageOf(path)).length) || "/";
}
