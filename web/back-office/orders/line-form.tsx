import { useMemo } from "react";
import type { Product } from "#contract/catalog.ts";
import { englishChoices } from "#contract/describe-choices.ts";
import { engravingMaxLength, quantityLimit } from "#contract/limits.ts";
import type { LineItem, OrderedLine } from "#contract/line-item.ts";
import { measurementNames } from "#contract/measurement-names.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { emptyLine, fieldsOf, lineSchema, madeToMeasure, offeredTrousers } from "./line-fields.ts";

type LineFormProps = {
  product: Product;
  /** The line that is changed; without it one is added. */
  line?: LineItem;
  onAdd: (line: OrderedLine) => void;
  onCancel: () => void;
};

/** What the customer says about one product: everything that the product page would ask. */
export function LineForm({ product, line: changed, onAdd, onCancel }: LineFormProps) {
  const schema = useMemo(() => lineSchema(product), [product]);
  const { form, formProps } = useOfficeForm({
    schema,
    values: changed ? fieldsOf(changed) : emptyLine(product),
    async send(line) {
      onAdd(line);
      return undefined;
    },
  });
  const { register, watch } = form;
  const { errors } = form.formState;
  const trousers = offeredTrousers(product);

  return (
    <form {...formProps} aria-label={product.name} className="grid gap-4 rounded-md border border-line p-4">
      <KeepUnsaved when={form.formState.isDirty} />
      <h3 className="text-base font-[560]">{product.name}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...register("sizes")} label="Size" error={errors.sizes?.message}>
          <Options values={product.sizes} soldOut={product.soldOut} />
          <option value={madeToMeasure}>Made to measure</option>
        </SelectField>
        <SelectField {...register("color")} label="Color" error={errors.color?.message}>
          <Options values={product.colors.map(({ label }) => label)} />
        </SelectField>
        <SelectField {...register("fabric_type")} label="Fabric" error={errors.fabric_type?.message}>
          <Options values={product.fabric_type.map(({ name }) => name)} />
        </SelectField>
        {trousers.length > 0 && (
          <SelectField {...register("trouserOptions")} label="Trouser" error={errors.trouserOptions?.message}>
            <Options values={trousers} />
          </SelectField>
        )}
        {product.name_engraving && (
          <>
            <TextField
              {...register("name_engraving.name")}
              label="Name to engrave"
              optional
              dir="auto"
              maxLength={engravingMaxLength}
              error={errors.name_engraving?.name?.message ?? errors.name_engraving?.message}
              autoComplete="off"
              spellCheck={false}
            />
            <SelectField
              {...register("name_engraving.position")}
              label="Side of the name"
              hint="As the wearer sees it."
              error={errors.name_engraving?.position?.message}
            >
              <option value="left">Left</option>
              <option value="right">Right</option>
            </SelectField>
          </>
        )}
        <TextField
          {...register("quantity")}
          label="Quantity"
          type="number"
          min={1}
          max={quantityLimit}
          error={errors.quantity?.message}
        />
        <label className="flex min-h-control items-center gap-3 self-end">
          <input {...register("cap")} type="checkbox" className="size-5 accent-siyahi" />
          With surgical cap
        </label>
      </div>
      {watch("sizes") === madeToMeasure && (
        <fieldset className="grid gap-4 sm:grid-cols-3">
          <legend className="mb-2 text-sm font-[540]">Measurements</legend>
          {measurementNames.map((name) => (
            <TextField
              key={name}
              {...register(`custom_size.${name}`)}
              label={englishChoices.measurements[name]}
              suffix="in"
              inputMode="decimal"
              autoComplete="off"
              error={errors.custom_size?.[name]?.message}
            />
          ))}
          <TextAreaField
            {...register("custom_size.otherNote")}
            label="Note to the tailor"
            optional
            rows={2}
            error={errors.custom_size?.otherNote?.message}
            className="sm:col-span-3"
          />
        </fieldset>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="secondary">
          {changed ? "Change the line" : "Add to order"}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Close
        </Button>
      </div>
    </form>
  );
}

function Options({
  values,
  soldOut,
}: {
  values: readonly string[];
  soldOut?: readonly string[] | undefined;
}) {
  return (
    <>
      <option value="">Choose</option>
      {values.map((value) => (
        <option key={value} value={value} disabled={soldOut?.includes(value)}>
          {soldOut?.includes(value) ? `${value} (sold out)` : value}
        </option>
      ))}
    </>
  );
}
