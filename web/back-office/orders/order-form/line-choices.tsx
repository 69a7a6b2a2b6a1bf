import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";

export function LineChoices({ item }: { item: LineItem }) {
  const choices = [
    ...describeChoices(item, englishChoices),
    ...describeMeasurements(item.custom_size, englishChoices),
  ];
  return (
    <p className="text-sm text-slate wrap-anywhere">
      {choices.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
    </p>
  );
}
