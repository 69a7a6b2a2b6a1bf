import { type ComponentProps, useEffect, useState } from "react";
import type { Product } from "#contract/catalog/catalog.ts";
import { aftercareMessages } from "#messages/aftercare.ts";
import { inLanguage } from "#messages/in-language.ts";
import { browserApi } from "../../shell/browser-api.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ShownOrder } from "../order-card.tsx";

type Registered = Pick<ComponentProps<"select">, "name" | "onChange" | "onBlur" | "ref">;

type WantedInsteadProps = {
  item: Pick<ShownOrder["items"][number], "_id" | "sizes" | "color">;
  size: Registered;
  color: Registered;
  error: string | undefined;
};

/** The sizes and the colors in which the shop has the product now, but for those of the garment itself. */
export function WantedInstead({ item, size, color, error }: WantedInsteadProps) {
  const [product, setProduct] = useState<Product | "missing">();
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
  if (product === "missing") return <p role="alert">{aftercareMessages.sizesMissing}</p>;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField {...size} label={aftercareMessages.size} error={error}>
        <option value="">{aftercareMessages.sameSize}</option>
        {product.sizes
          .filter((one) => one !== item.sizes)
          .map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
      </SelectField>
      {product.colors.length > 1 && (
        <SelectField {...color} label={aftercareMessages.color}>
          <option value="">{aftercareMessages.sameColor}</option>
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
