import type { LanguageTag } from "#contract/languages.ts";

export const language: Language = {
  tag: "en",
  speaksLikeApi: true,
  direction: "ltr",
  /** For dates; digits are the same in every language of the shop. */
  locale: "en-GB",
  openGraph: "en_PK",
  prefix: "",
};

export type Language = {
  tag: LanguageTag;
  /** What the API says need not be put into other words. */
  speaksLikeApi: boolean;
  direction: "ltr" | "rtl";
  locale: string;
  openGraph: string;
  prefix: string;
};
