import { useFormContext } from "react-hook-form";
import type { OfficeGarmentType } from "#contract/catalog/garment-types.ts";
import Trash2 from "#icons/trash.mjs";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { firstMessage } from "../garment-types/part-fields.tsx";
import { ProductSearch } from "../products/product-search.tsx";
import { CheckList } from "./check-list.tsx";
import type { TypedOption } from "./option-values.ts";

type OfferFieldsProps = { types: readonly OfficeGarmentType[] };

export function OfferFields({ types }: OfferFieldsProps) {
  const { register, watch, setValue, formState } = useFormContext<TypedOption>();
  const products = watch("products");
  const problem = firstMessage(formState.errors.garmentTypes);
  const setProducts = (next: typeof products) => setValue("products", next, { shouldDirty: true });
  return (
    <FormSection title="Offered with" text="All products of these types, and these products besides.">
      <CheckList legend="Garment types" field={register("garmentTypes")} entries={types}>
        {problem && <FieldError id="offer-problem">{problem}</FieldError>}
      </CheckList>
      <ProductSearch
        onChoose={({ id, name }) =>
          products.some((product) => product.id === id) || setProducts([...products, { id, name }])
        }
      />
      {products.length > 0 && (
        <ul aria-label="Products that offer it" className="grid divide-y divide-line">
          {products.map(({ id, name }) => (
            <li key={id} className="flex min-h-control items-center justify-between gap-3">
              <span className="wrap-anywhere">{name}</span>
              <IconButton
                label={`Do not offer it with ${name}`}
                onClick={() => setProducts(products.filter((product) => product.id !== id))}
              >
                <Icon icon={Trash2} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
