import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import type { SpokenLine } from "#contract/options/line-option.ts";
import { hasUrduLetters } from "#web/preview/urdu-letters.ts";

/** Typed text in its own direction; Urdu in nastaliq with the line height that it needs. */
export function PrintedTexts({ children: words }: { children: string }) {
  return (
    <bdi lang={hasUrduLetters(words) ? "ur" : undefined} className="wrap-anywhere whitespace-pre-line">
      {words}
    </bdi>
  );
}

export function ChosenOptions({ item }: { item: SpokenLine }) {
  return (
    <span className="block text-sm">
      {describeChoices(item, englishChoices).map(({ label, value }, index) => (
        <span key={label}>
          {index > 0 && <span>{" · "}</span>}
          {label}: <PrintedTexts>{value}</PrintedTexts>
        </span>
      ))}
    </span>
  );
}
