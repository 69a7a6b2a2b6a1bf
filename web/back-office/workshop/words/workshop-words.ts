import type { ChoiceLabels } from "#contract/cart/choice-labels.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import type { WorkshopLanguage } from "#contract/settings/workshop-language.ts";
import { timeZone } from "#contract/values/karachi-time.ts";
import type { tabletMessages } from "#messages/tablet.ts";
import type { workStageMessages } from "#messages/work-stages.ts";
import type { workshopMessages } from "#messages/workshop.ts";

export type WorkshopWords = {
  language: WorkshopLanguage;
  direction: "ltr" | "rtl";
  choices: ChoiceLabels;
  stages: typeof workStageMessages;
  papers: typeof workshopMessages;
  tablet: typeof tabletMessages;
  /** A day in Karachi, with its year. */
  day: (iso: string) => string;
};

/** The words in a language; they are loaded with the first paper or tablet that needs them. */
export async function loadWords(language: WorkshopLanguage): Promise<WorkshopWords> {
  const { choices, stages, papers, tablet, locale, direction } = await (language === "ur"
    ? import("./urdu-words.ts")
    : import("./english-words.ts"));
  const days = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short", year: "numeric" });
  return { language, direction, choices, stages, papers, tablet, day: (iso) => days.format(new Date(iso)) };
}

type SizedLine = Parameters<typeof chosenSize>[0] & { isFromStock: boolean };

/** The size of a row of a list; of what comes from stock only its cap is cut. */
export function cutSize(line: SizedLine, { papers, choices }: WorkshopWords): string {
  return line.isFromStock ? papers.capAlone : chosenSize(line, choices);
}
