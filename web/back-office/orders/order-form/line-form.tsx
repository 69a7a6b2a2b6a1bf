import { useMemo } from "react";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem, OrderedLine } from "#contract/cart/line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { isMadeToMeasure, partsOf } from "#contract/sizes/parts-of-garment.ts";
import { measurementsFor } from "#contract/sizes/sized-parts.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EngravingFields } from "./engraving-fields.tsx";
import {
  emptyLine,
  fieldsOf,
  lineSchema,
  madeToMeasure,
  offeredTrousers,
  sizesApart,
  typedParts,
} from "./line-fields.ts";
import { OptionField, PlacedTextFields } from "./option-field.tsx";
import { PictureField } from "./picture-field.tsx";

type LineFormProps = {
  product: ProductDetail;
  /** The line that is changed; without it one is added. */
  line?: LineItem;
  onAdd: (line: OrderedLine) => void;
  onCancel: () => void;
};

export function LineForm({ product, line: changed, onAdd, onCancel }: LineFormProps) {
  const schema = useMemo(() => lineSchema(product), [product]);
  const { form, formProps } = useOfficeForm({
    schema,
    values: changed ? fieldsOf(product, changed) : emptyLine(product),
    async send(line) {
      onAdd(line);
      return undefined;
    },
  });
  const { register, watch } = form;
  const { errors } = form.formState;
  const trousers = offeredTrousers(product);
  const [sizes, partSizes, color] = watch(["sizes", "partSizes", "color"]);
  const unit = form.getValues("custom_size.unit");
  const inColor = stockOfColor(product, product.colors.find(({ label }) => label === color)?._id);
  const parts = partsOf(product);
  const measured = measurementsFor(product, typedParts(product, { sizes, partSizes }));

  return (
    <form {...formProps} aria-label={product.name} className="grid gap-4 rounded-md border border-line p-4">
      <KeepUnsaved when={form.formState.isDirty} />
      <h3 className="text-base font-[560]">{product.name}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...register("sizes")} label="Size" error={errors.sizes?.message}>
          <Options values={product.sizes} soldOut={inColor.soldOut} />
          {isMadeToMeasure(product) && <option value={madeToMeasure}>Made to measure</option>}
          {parts.length > 1 && <option value={sizesApart}>Different sizes</option>}
        </SelectField>
        {sizes === sizesApart &&
          parts.map(({ name, measurements }, index) => (
            <SelectField
              key={name}
              {...register(`partSizes.${index}`)}
              label={`Size of the ${name}`}
              error={partSizes[index] ? undefined : errors.partSizes?.message}
            >
              <Options values={product.sizes} />
              {measurements.length > 0 && <option value={madeToMeasure}>Made to measure</option>}
            </SelectField>
          ))}
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
        {product.name_engraving && <EngravingFields form={form} threads={product.threads} />}
        {(product.options ?? []).map((option) => {
          const error = errors.options?.[option.id]?.message;
          if (option.kind === "text" && option.values)
            return <PlacedTextFields key={option.id} option={option} form={form} error={error} />;
          return option.kind === "picture" ? (
            <PictureField key={option.id} option={option} form={form} error={error} />
          ) : (
            <OptionField
              key={option.id}
              option={option}
              field={register(`options.${option.id}`)}
              error={error}
            />
          );
        })}
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
      {measured.length > 0 && (
        <fieldset className="grid gap-4 sm:grid-cols-3">
          <legend className="mb-2 text-sm font-[540]">Measurements</legend>
          {measured.map((name) => (
            <TextField
              key={name}
              {...register(`custom_size.${name}`)}
              label={englishChoices.measurements[name]}
              suffix={unit}
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
