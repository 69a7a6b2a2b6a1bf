import { describeChoices, englishChoices } from "#contract/describe-choices.ts";
import type { LineItem } from "#contract/line-item.ts";

/** What was chosen, in a line: the words of cart and mail. */
export function chosenWords(item: LineItem): string {
  return describeChoices(item, englishChoices)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(" · ");
}
