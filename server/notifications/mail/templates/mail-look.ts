import { type CSSProperties, createContext, useContext } from "react";
import { firstLanguage, type LanguageTag, languages } from "#contract/languages.ts";

export const colors = {
  ground: "#f6f4ef",
  paper: "#fdfcf9",
  line: "#d8d3c7",
  ink: "#14262b",
  quiet: "#4b5b5f",
  link: "#1d4a8f",
  stitch: "#d8922b",
  label: "#f1ece0",
};

/** Dark mode for programs that support it (Apple Mail, Outlook on phones); the others invert colors automatically. */
export const nightStyles = `
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0c191d !important; }
  .paper { background-color: #14262b !important; border-color: #2f4147 !important; }
  .ink { color: #f6f4ef !important; }
  .quiet { color: #b9c4c4 !important; }
  .link { color: #a9c4ee !important; }
  .ruled { border-color: #2f4147 !important; }
  .label { background-color: #1d3238 !important; border-color: #7d837e !important; }
  .button { background-color: #f6f4ef !important; color: #14262b !important; }
}`;

const latinFont =
  "'Anek Latin', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Differences of the scripts: nastaliq is taller, and its letters join only without letter spacing. */
const scripts: Record<
  LanguageTag,
  { font: string; leading: number; titleLeading: number; tracking: string }
> = {
  en: { font: latinFont, leading: 1.5, titleLeading: 1.1, tracking: "-0.018em" },
  ur: {
    font: `'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', ${latinFont}`,
    leading: 1.9,
    titleLeading: 1.7,
    tracking: "normal",
  },
};

/** Styles of a letter's language. Sides are named, because Outlook on the desktop does not know `start` and `end`. */
export function lookOf(language: LanguageTag) {
  const { font, leading, titleLeading, tracking } = scripts[language];
  const isLeftToRight = languages[language].direction === "ltr";
  const start = isLeftToRight ? ("left" as const) : ("right" as const);
  const end = isLeftToRight ? ("right" as const) : ("left" as const);
  const gapBefore = isLeftToRight ? { paddingLeft: "12px" } : { paddingRight: "12px" };
  const paragraph: CSSProperties = {
    margin: "0 0 16px",
    color: colors.ink,
    fontSize: "17px",
    lineHeight: leading,
    wordBreak: "break-word",
  };
  const heading: CSSProperties = {
    margin: "28px 0 8px",
    color: colors.ink,
    fontSize: "20px",
    lineHeight: titleLeading + 0.1,
    fontWeight: 600,
  };
  const cell: CSSProperties = {
    padding: "3px 0",
    fontSize: "15px",
    lineHeight: leading - 0.05,
    verticalAlign: "top",
    textAlign: start,
    fontWeight: 400,
    wordBreak: "break-word",
  };
  return { font, leading, titleLeading, tracking, start, end, gapBefore, paragraph, heading, cell };
}

/** The language of the part of a letter that a component is in. */
export const LetterLanguage = createContext<LanguageTag>(firstLanguage);

export function useLook(): ReturnType<typeof lookOf> {
  return lookOf(useContext(LetterLanguage));
}
