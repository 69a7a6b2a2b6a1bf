import type { LineItem } from "#contract/cart/line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { lineTotal } from "#contract/money/line-price.ts";
import { shopApi } from "#web/back-office/ui/shop-api.ts";
import { Money } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError } from "#web/ui/toast.ts";
import { LineForm } from "./line-form.tsx";
import { LineChoices } from "./quoted-lines.tsx";
import type { SentLine } from "./use-edit-quote.ts";

export type ChangingLine = { place: number; product: ProductDetail };

type EditedLinesProps = {
  items: readonly (LineItem & { id: string })[];
  lines: readonly SentLine[];
  changing: ChangingLine | undefined;
  onChanging: (line: ChangingLine | undefined) => void;
  onChange: (lines: readonly SentLine[]) => void;
  fieldErrors: Readonly<Record<string, string>>;
};

export function EditedLines(props: EditedLinesProps) {
  const { items, lines, changing, onChanging, onChange, fieldErrors } = props;

  async function change(place: number, productId: string) {
    const result = await shopApi.getProductById({ body: { id: productId } });
    if (result.ok) onChanging({ place, product: result.data.product });
    else toastError("This product is not in the shop any more. Take the line out, or leave it as it is.");
  }

  return (
    <ul>
      {lines.map((line, place) => {
        const item = items.find(({ id }) => id === line.id) ?? items[place];
        if (!item) return null;
        return (
          <li key={line.id ?? item.uniqueId} className="grid gap-1 border-line py-2.5 not-first:border-t">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-[560] wrap-anywhere">
                {item.name} <span className="font-normal">x {item.quantity}</span>
              </p>
              <div className="flex items-center gap-2">
                <Money rupees={lineTotal(item)} />
                <Button
                  look="quiet"
                  aria-label={`Change ${item.name}`}
                  onClick={() => void change(place, item._id)}
                >
                  Change
                </Button>
                <Button
                  look="quiet"
                  aria-label={`Take out ${item.name}`}
                  aria-disabled={lines.length === 1}
                  onClick={() => {
                    if (lines.length === 1) return;
                    // The indexes of the others have moved.
                    onChanging(undefined);
                    onChange(lines.filter((_, index) => index !== place));
                  }}
                >
                  Take out
                </Button>
              </div>
            </div>
            <LineChoices item={item} />
            {Object.entries(fieldErrors)
              .filter(([field]) => field.startsWith(`items.${place}.`))
              .map(([field, sentence]) => (
                <p key={field} role="alert" className="text-sm text-anar">
                  {sentence}
                </p>
              ))}
            {changing?.place === place && (
              <LineForm
                product={changing.product}
                line={item}
                onCancel={() => onChanging(undefined)}
                onAdd={(changed) => {
                  onChange(
                    lines.map((each, index) => (index === place ? { ...changed, id: line.id } : each)),
                  );
                  onChanging(undefined);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
