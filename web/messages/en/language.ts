/** The language that the pages of this build are written in. */
export const language: Language = {
  /** BCP 47 tag of the document. */
  tag: "en",
  direction: "ltr",
  /** For dates; digits are the same in every language of the shop. */
  locale: "en-GB",
  /** Open Graph's name of it. */
  openGraph: "en_PK",
  /** Begins every address of this language. */
  prefix: "",
};

export type Language = {
  tag: "en" | "ur";
  direction: "ltr" | "rtl";
  locale: string;
  openGraph: string;
  prefix: "" | "/ur";
};
