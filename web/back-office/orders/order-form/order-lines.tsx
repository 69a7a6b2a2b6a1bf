import { type RefObject, useRef } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { LastOrder } from "#contract/customers/customers.ts";
import type { Charges } from "#contract/options/charges.ts";
import { ProductSearch } from "#web/back-office/catalog/products/product-search.tsx";
import { randomUuid } from "#web/checkout/order-attempts.ts";
import type { DraftLine } from "./draft-lines.ts";
import { emptyLine, type LineFields, type LineProduct } from "./line-fields.ts";
import { LineForm } from "./line-form.tsx";
import { LineRow } from "./line-row.tsx";

/** A line whose choices are open: a new one, or one of the order. */
export type OpenLine = { product: LineProduct; values: LineFields; changes?: string | undefined };

type OrderLinesProps = {
  lines: readonly DraftLine[];
  onChange: (lines: readonly DraftLine[]) => void;
  open: OpenLine | undefined;
  onOpen: (line: OpenLine | undefined) => void;
  /** The open line's form, to be sent with the order. */
  formRef: RefObject<HTMLFormElement | null>;
  /** As last priced, by the key of the line. */
  priced: ReadonlyMap<string, LineItem>;
  fieldErrors: Readonly<Record<string, string>>;
  charges: Charges | undefined;
  lastSizes?: LastOrder["sizes"];
  /** An order that exists keeps one line at least. */
  mustKeepOne?: boolean;
  /** Enter in the empty product box. */
  onDone: () => void;
};

export function OrderLines(props: OrderLinesProps) {
  const { lines, onChange, open, onOpen, formRef, priced, fieldErrors, charges } = props;
  const { lastSizes = [], mustKeepOne = false, onDone } = props;
  const search = useRef<HTMLInputElement>(null);

  function close() {
    onOpen(undefined);
    search.current?.focus();
  }

  const errorsOf = (place: number) =>
    Object.entries(fieldErrors)
      .filter(([field]) => field.startsWith(`items.${place}.`))
      .map(([, sentence]) => sentence);

  const form = open && (
    <LineForm
      key={open.changes ?? open.product.id}
      formRef={formRef}
      product={open.product}
      values={open.values}
      isNew={open.changes === undefined}
      charges={charges}
      lastSize={lastSizes.find(({ productId }) => productId === open.product.id)}
      onCancel={close}
      onAdd={(sent, fields) => {
        const { product, changes } = open;
        if (changes === undefined)
          onChange([...lines, { key: randomUuid(), name: product.name, product, fields, sent }]);
        else
          onChange(
            lines.map((line) =>
              line.key === changes ? { ...line, fields, sent: { ...sent, id: line.sent.id } } : line,
            ),
          );
        close();
      }}
    />
  );
  return (
    <div className="grid gap-3">
      {lines.length > 0 && (
        <ul>
          {lines.map((line, place) => (
            <li key={line.key} className="grid gap-3 border-line py-3 not-first:border-t">
              <LineRow
                line={line}
                number={place + 1}
                item={priced.get(line.key)}
                errors={errorsOf(place)}
                onChange={(changed) =>
                  onChange(lines.map((each) => (each.key === line.key ? changed : each)))
                }
                onOpen={(changes) => {
                  const { product, fields, key } = line;
                  if (product && fields) onOpen({ product, values: { ...fields, ...changes }, changes: key });
                }}
                onRemove={
                  mustKeepOne && lines.length === 1
                    ? undefined
                    : () => {
                        if (open?.changes === line.key) onOpen(undefined);
                        onChange(lines.filter(({ key }) => key !== line.key));
                      }
                }
              />
              {open?.changes === line.key && form}
            </li>
          ))}
        </ul>
      )}
      <ProductSearch
        inputRef={search}
        hint="Name or product code, or scan it. Enter adds the product."
        onEmptyEnter={onDone}
        onChoose={(product) =>
          onOpen({ product, values: { ...emptyLine(product), sizes: usualSize(product, lastSizes) } })
        }
      />
      {open && open.changes === undefined && form}
    </div>
  );
}

/** The last size of the same product, else the one size of all recent garments; empty where the product lacks it. */
function usualSize(product: LineProduct, lastSizes: LastOrder["sizes"]): string {
  const same = lastSizes.find(({ productId }) => productId === product.id);
  const sizes = new Set((same ? [same] : lastSizes).map(({ size }) => size));
  const [only] = sizes;
  return sizes.size === 1 && typeof only === "string" && product.sizes.includes(only) ? only : "";
}
