import { cap, color, fabric, size, trouser } from "../options/built-in.ts";
import type { ChosenOption } from "../options/invented.ts";
import type { InWords, SpokenLine } from "../options/line-option.ts";
import { readPlacedText } from "../options/placed-text.ts";
import type { Choice, ChoiceWords } from "./choice-words.ts";

export { type Choice, type ChoiceWords, describeMeasurements, englishChoices } from "./choice-words.ts";

const engravingInWords: InWords = ({ name_engraving: sewn }, words) =>
  sewn
    ? [
        { label: words.engraving, value: words.engravingOn(sewn.name, sewn.position) },
        ...(sewn.second ? [{ label: words.engravingSecond, value: sewn.second }] : []),
        ...(sewn.thread
          ? [{ label: words.engravingThread, value: words.name(sewn.thread.name, sewn.thread.urdu) }]
          : []),
      ]
    : undefined;

const inSpokenOrder: readonly InWords[] = [
  ...[fabric.words, size.words, color.words, trouser.words, cap.words],
  engravingInWords,
];

export function describeChoices(line: SpokenLine, words: ChoiceWords): Choice[] {
  return [
    ...inSpokenOrder.flatMap((inWords) => inWords(line, words) ?? []),
    ...(line.options ?? []).map((option) => describeOption(option, words)),
  ];
}

export function describeOption(option: ChosenOption, words: ChoiceWords): Choice {
  return { label: words.name(option.name, option.urdu), value: valueInWords(option, words) };
}

function valueInWords({ kind, value, said, saidUrdu }: ChosenOption, words: ChoiceWords): string {
  if (said !== undefined && kind !== "text") return words.name(said, saidUrdu);
  // What is not shown, or forgotten, was chosen all the same.
  if (kind === "yes-no" || value === "") return words.capChosen;
  if (said !== undefined) return `${readPlacedText(value).text} (${words.name(said, saidUrdu)})`;
  // Enough to tell two pictures apart by, on paper as well.
  if (kind === "picture") return `#${value.slice(0, 6).toUpperCase()}`;
  return kind === "measurement" ? words.length(Number(value), "in") : value;
}
