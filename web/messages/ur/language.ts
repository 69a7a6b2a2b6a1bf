import { urduTimeOfDay } from "#contract/delivery/urdu-names.ts";
import type { Language } from "../en/language.ts";

export const language: Language = {
  tag: "ur",
  speaksLikeApi: false,
  direction: "rtl",
  locale: "ur-PK-u-nu-latn",
  timeOfDay: urduTimeOfDay,
  openGraph: "ur_PK",
  prefix: "/ur",
};
