import { cap, color, fabric, size, trouser } from "../options/built-in.ts";
import type { UnpricedOption } from "../options/invented.ts";
import type { Describe, SpokenLine } from "../options/line-option.ts";
import { readPlacedText } from "../options/placed-text.ts";
import type { Choice, ChoiceLabels } from "./choice-labels.ts";

export { type Choice, type ChoiceLabels, describeMeasurements, englishChoices } from "./choice-labels.ts";

const describeEngraving: Describe = ({ name_engraving: sewn }, words) =>
  sewn
    ? [
        { label: words.engraving, value: words.engravingOn(sewn.name, sewn.position) },
        ...(sewn.second ? [{ label: words.engravingSecond, value: sewn.second }] : []),
        ...(sewn.thread
          ? [{ label: words.engravingThread, value: words.name(sewn.thread.name, sewn.thread.urdu) }]
          : []),
      ]
    : undefined;

const inSpokenOrder: readonly Describe[] = [
  ...[fabric.words, size.words, color.words, trouser.words, cap.words],
  describeEngraving,
];

export function describeChoices(line: SpokenLine, words: ChoiceLabels): Choice[] {
  return [
    ...inSpokenOrder.flatMap((inWords) => inWords(line, words) ?? []),
    ...(line.options ?? []).map((option) => describeOption(option, words)),
  ];
}

export function describeOption(option: UnpricedOption, words: ChoiceLabels): Choice {
  return { label: words.name(option.name, option.urdu), value: describeValue(option, words) };
}

function describeValue({ kind, value, said, saidUrdu }: UnpricedOption, words: ChoiceLabels): string {
  if (said !== undefined && kind !== "text") return words.name(said, saidUrdu);
  // A picture that is hidden or deleted was still chosen.
  if (kind === "yes-no" || value === "") return words.capChosen;
  if (said !== undefined) return `${readPlacedText(value).text} (${words.name(said, saidUrdu)})`;
  // Enough to tell two pictures apart by, on paper as well.
  if (kind === "picture") return `#${value.slice(0, 6).toUpperCase()}`;
  return kind === "measurement" ? words.length(Number(value), "in") : value;
}
