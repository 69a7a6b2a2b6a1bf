import { cap } from "../options/cap.ts";
import { color } from "../options/color.ts";
import { engravingInWords } from "../options/engraving-words.ts";
import { fabric } from "../options/fabric.ts";
import { describeOption } from "../options/invented-words.ts";
import type { InWords, SpokenLine } from "../options/line-option.ts";
import { size } from "../options/size.ts";
import { trouser } from "../options/trouser.ts";
import type { Choice, ChoiceWords } from "./choice-words.ts";

export { type Choice, type ChoiceWords, describeMeasurements, englishChoices } from "./choice-words.ts";

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
