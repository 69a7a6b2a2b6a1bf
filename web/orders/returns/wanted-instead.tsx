import { type ComponentProps, useEffect, useState } from "react";
import type { Product } from "#contract/catalog/catalog.ts";
import { partsOf } from "#contract/sizes/parts-of-garment.ts";
import { formatSizes } from "#contract/sizes/sized-parts.ts";
import { capitalize } from "#contract/values/capitalize.ts";
import { inLanguage } from "#messages/in-language.ts";
import { partSizesMessages } from "#messages/part-sizes.ts";
import { returnMessages } from "#messages/returns.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ShownOrder } from "../tracking/order-card.tsx";

type Registered = Pick<ComponentProps<"select">, "name" | "onChange" | "onBlur" | "ref">;

type WantedInsteadProps = {
  item: Pick<ShownOrder["items"][number], "_id" | "sizes" | "parts" | "color">;
  size: string;
  onSize: (size: string) => void;
  color: Registered;
  error: string | undefined;
};

/** Marks separate sizes of the parts. Never a real size: `sizes` has no line breaks. */
const apart = "\n";

/** The product's current sizes and colors, without those of the garment. */
export function WantedInstead({ item, size, onSize, color, error }: WantedInsteadProps) {
  const [product, setProduct] = useState<Product | "missing">();
  /** The chosen sizes of parts; undefined while one size is for all. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let gone = false;
    browserApi.getProductById({ body: { id: item._id } }).then((result) => {
      if (!gone) setProduct(result.ok ? result.data.product : "missing");
    });
    return () => {
      gone = true;
    };
  }, [item._id]);

  if (product === undefined) return <Skeleton className="h-20" />;
  if (product === "missing") return <p role="alert">{returnMessages.sizesMissing}</p>;
  const parts = partsOf(product).map(({ name, urdu }) => {
    const own = item.parts?.find((part) => part.name === name)?.size ?? item.sizes;
    return { name, urdu, size: chosen?.get(name) ?? own };
  });

  function choose(value: string) {
    setChosen(value === apart ? new Map() : undefined);
    onSize(value === apart ? "" : value);
  }

  function chooseFor(name: string, value: string) {
    setChosen((before) => new Map([...(before ?? []), [name, value]]));
    const sizes = formatSizes(parts.map((part) => (part.name === name ? { ...part, size: value } : part)));
    onSize(sizes && sizes !== item.sizes ? sizes : "");
  }

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={returnMessages.size}
        value={chosen ? apart : size}
        onChange={(event) => choose(event.target.value)}
        error={error}
      >
        <option value="">{returnMessages.sameSize}</option>
        {product.sizes
          .filter((one) => one !== item.sizes)
          .map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        {parts.length > 1 && (
          <option value={apart}>
            {returnMessages.sizesApart(parts.map(({ name, urdu }) => inLanguage(name, urdu)))}
          </option>
        )}
      </SelectField>
      {chosen &&
        parts.map((part) => (
          <SelectField
            key={part.name}
            label={partSizesMessages.sizeOf(inLanguage(capitalize(part.name), part.urdu))}
            value={part.size || ""}
            onChange={(event) => chooseFor(part.name, event.target.value)}
          >
            {product.sizes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        ))}
      {product.colors.length > 1 && (
        <SelectField {...color} label={returnMessages.color}>
          <option value="">{returnMessages.sameColor}</option>
          {product.colors
            .filter(({ _id }) => _id !== item.color._id)
            .map(({ _id, label, urdu }) => (
              <option key={_id} value={_id}>
                {inLanguage(label, urdu)}
              </option>
            ))}
        </SelectField>
      )}
    </div>
  );
}
