import { Controller } from "react-hook-form";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import { useFields } from "#web/back-office/ui/field.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { fromLocalField, toLocalField } from "#web/back-office/ui/moments.ts";
import { TextField } from "#web/ui/text-field.tsx";

const amount = { setValueAs: (text: unknown) => (text === "" ? Number.NaN : Number(text)) };
const amountOrNone = { setValueAs: (text: unknown) => Number(text) };

export function ProductPrice() {
  const { Field, control, formState } = useFields<ProductFields>();
  const { errors } = formState;
  return (
    <FormSection
      title="Price"
      text="With the plain fabric. A sale begins and ends by itself, in the time of Pakistan; without times it is on."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="price"
          number={amount}
          type="number"
          min={1}
          step={1}
          label="Price"
          suffix="Rs."
          required
        />
        <Field
          name="saleOffer"
          number={amountOrNone}
          type="number"
          min={0}
          step={1}
          label="Sale price"
          suffix="Rs."
          hint="0 for no sale"
        />
        {(["saleStartsAt", "saleEndsAt"] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <TextField
                ref={ref}
                type="datetime-local"
                label={name === "saleStartsAt" ? "Sale from" : "Sale until"}
                optional
                value={toLocalField(value)}
                onChange={(event) => onChange(fromLocalField(event.target.value))}
                onBlur={onBlur}
                error={errors[name]?.message}
              />
            )}
          />
        ))}
      </div>
    </FormSection>
  );
}
