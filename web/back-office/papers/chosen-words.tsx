import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { PrintedWords } from "./printed-words.tsx";

export function ChosenWords({ item }: { item: LineItem }) {
  return (
    <span className="block text-sm">
      {describeChoices(item, englishChoices).map(({ label, value }, index) => (
        <span key={label}>
          {index > 0 && <span>{" · "}</span>}
          {label}: <PrintedWords>{value}</PrintedWords>
        </span>
      ))}
    </span>
  );
}
