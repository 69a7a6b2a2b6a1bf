import type { Language } from "../en/language.ts";

export const language: Language = {
  tag: "ur",
  speaksLikeApi: false,
  direction: "rtl",
  locale: "ur-PK-u-nu-latn",
  openGraph: "ur_PK",
  prefix: "/ur",
};
