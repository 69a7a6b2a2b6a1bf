import type { Choice, ChoiceWords } from "../cart/choice-words.ts";
import type { ChosenOption } from "./invented.ts";
import { readPlacedText } from "./placed-text.ts";

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
