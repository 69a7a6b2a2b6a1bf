import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { lineTotal } from "#contract/money/line-price.ts";
import { Money } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";

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

type QuotedLinesProps = { items: readonly LineItem[]; onRemove: (index: number) => void };

export function QuotedLines({ items, onRemove }: QuotedLinesProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.uniqueId} className="grid gap-0.5 border-line py-2.5 not-first:border-t">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="font-[560] wrap-anywhere">
              {item.name} <span className="font-normal">x {item.quantity}</span>
            </p>
            <div className="flex items-center gap-2">
              <Money rupees={lineTotal(item)} />
              <Button look="quiet" aria-label={`Remove ${item.name}`} onClick={() => onRemove(index)}>
                Remove
              </Button>
            </div>
          </div>
          <LineChoices item={item} />
        </li>
      ))}
    </ul>
  );
}
