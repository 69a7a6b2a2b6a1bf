import type { LanguageTag } from "#contract/languages.ts";

export const language: Language = {
  tag: "en",
  speaksLikeApi: true,
  direction: "ltr",
  /** For dates; digits are the same in every language of the shop. */
  locale: "en-GB",
  timeOfDay: undefined,
  openGraph: "en_PK",
  prefix: "",
};

export type Language = {
  tag: LanguageTag;
  /** Whether the API's sentences are in this language. */
  speaksLikeApi: boolean;
  direction: "ltr" | "rtl";
  locale: string;
  /** The word before a clock of twelve hours, where am and pm are not in use; hours from 0 to 23. */
  timeOfDay: ((hour: number) => string) | undefined;
  openGraph: string;
  prefix: string;
};
