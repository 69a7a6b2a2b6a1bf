import type { Language } from "../en/language.ts";

export const language: Language = {
  tag: "ur",
  speaksLikeApi: false,
  direction: "rtl",
  locale: "ur-PK-u-nu-latn",
  timeOfDay: (hour) => {
    if (hour < 4 || hour >= 19) return "رات";
    if (hour < 12) return "صبح";
    return hour < 16 ? "دوپہر" : "شام";
  },
  openGraph: "ur_PK",
  prefix: "/ur",
};
