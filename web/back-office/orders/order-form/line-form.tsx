import { useMemo } from "react";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem, OrderedLine } from "#contract/cart/line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { engravingLimits } from "#contract/engraving/engraving-rules.ts";
import { isMadeToMeasure, partsOf } from "#contract/sizes/parts-of-garment.ts";
import { measurementsFor } from "#contract/sizes/sized-parts.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { ProductSearch } from "#web/back-office/catalog/products/product-search.tsx";
import { Form, useFields, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import {
  emptyLine,
  fieldsOf,
  type LineFields,
  lineSchema,
  madeToMeasure,
  offeredTrousers,
  sizesApart,
  typedParts,
} from "./line-fields.ts";
import { OptionField, PictureField, PlacedTextFields } from "./option-field.tsx";

type AddLineProps = {
  chosen: ProductDetail | undefined;
  onChoose: (product: ProductDetail | undefined) => void;
  onAdd: (line: OrderedLine) => void;
};

export function AddLine({ chosen, onChoose, onAdd }: AddLineProps) {
  return (
    <>
      <ProductSearch onChoose={onChoose} />
      {chosen && (
        <LineForm
          key={chosen.id}
          product={chosen}
          onCancel={() => onChoose(undefined)}
          onAdd={(line) => {
            onAdd(line);
            onChoose(undefined);
          }}
        />
      )}
    </>
  );
}

type LineFormProps = {
  product: ProductDetail;
  /** The line to edit; without it, a line is added. */
  line?: LineItem;
  onAdd: (line: OrderedLine) => void;
  onCancel: () => void;
};

export function LineForm({ product, line: changed, onAdd, onCancel }: LineFormProps) {
  const schema = useMemo(() => lineSchema(product), [product]);
  const { form, formProps, Field } = useOfficeForm({
    schema,
    values: changed ? fieldsOf(product, changed) : emptyLine(product),
    async send(line) {
      onAdd(line);
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
    <Form {...formProps} aria-label={product.name} className="grid gap-4 rounded-md border border-line p-4">
      <KeepUnsaved when={form.formState.isDirty} />
      <h3 className="text-base font-[560]">{product.name}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="sizes" as={SelectField} label="Size">
          <Options values={product.sizes} soldOut={inColor.soldOut} />
          {isMadeToMeasure(product) && <option value={madeToMeasure}>Made to measure</option>}
          {parts.length > 1 && <option value={sizesApart}>Different sizes</option>}
        </Field>
        {sizes === sizesApart &&
          parts.map(({ name, measurements }, index) => (
            <Field
              key={name}
              name={`partSizes.${index}`}
              as={SelectField}
              label={`Size of the ${name}`}
              error={partSizes[index] ? undefined : errors.partSizes?.message}
            >
              <Options values={product.sizes} />
              {measurements.length > 0 && <option value={madeToMeasure}>Made to measure</option>}
            </Field>
          ))}
        <Field name="color" as={SelectField} label="Colour">
          <Options values={product.colors.map(({ label }) => label)} />
        </Field>
        <Field name="fabric_type" as={SelectField} label="Fabric">
          <Options values={product.fabric_type.map(({ name }) => name)} />
        </Field>
        {trousers.length > 0 && (
          <Field name="trouserOptions" as={SelectField} label="Trouser">
            <Options values={trousers} />
          </Field>
        )}
        {product.name_engraving && <EngravingFields threads={product.threads} />}
        {(product.options ?? []).map((option) => {
          const error = errors.options?.[option.id]?.message;
          if (option.kind === "text" && option.values)
            return <PlacedTextFields key={option.id} option={option} error={error} />;
          return option.kind === "picture" ? (
            <PictureField key={option.id} option={option} error={error} />
          ) : (
            <OptionField
              key={option.id}
              option={option}
              field={register(`options.${option.id}`)}
              error={error}
            />
          );
        })}
        <Field name="quantity" label="Quantity" type="number" min={1} max={quantityLimit} />
        <label className="flex min-h-control items-center gap-3 self-end">
          <input {...register("cap")} type="checkbox" className="size-5 accent-siyahi" />
          With surgical cap
        </label>
      </div>
      {measured.length > 0 && (
        <fieldset className="grid gap-4 sm:grid-cols-3">
          <legend className="mb-2 text-sm font-[540]">Measurements</legend>
          {measured.map((name) => (
            <Field
              key={name}
              name={`custom_size.${name}`}
              label={englishChoices.measurements[name]}
              suffix={unit}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          <Field
            name="custom_size.otherNote"
            as={TextAreaField}
            label="Note to the tailor"
            optional
            rows={2}
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
    </Form>
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

type EngravingFieldsProps = {
  threads: ProductDetail["threads"];
};

const typedLine = { dir: "auto", autoComplete: "off", spellCheck: false, optional: true };

function EngravingFields({ threads = [] }: EngravingFieldsProps) {
  const { Field, watch, formState } = useFields<LineFields>();
  const { name_engraving: errors } = formState.errors;
  const maxLength = engravingLimits[watch("name_engraving.position")];
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Name engraving</legend>
      <Field
        {...typedLine}
        name="name_engraving.name"
        label="Name to engrave"
        maxLength={maxLength}
        error={errors?.name?.message ?? errors?.message}
      />
      <Field
        {...typedLine}
        name="name_engraving.second"
        label="Second line"
        hint="Such as a designation."
        maxLength={maxLength}
      />
      <Field
        name="name_engraving.position"
        as={SelectField}
        label="Side of the name"
        hint={`As the wearer sees it. ${engravingLimits.left} letters fit on the chest, ${engravingLimits.sleeve} on the sleeve.`}
      >
        <option value="left">Left</option>
        <option value="right">Right</option>
        <option value="sleeve">Left sleeve</option>
      </Field>
      {threads.length > 0 && (
        <Field name="name_engraving.thread" as={SelectField} label="Thread of the name">
          <option value="">Goes with the fabric</option>
          {threads.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Field>
      )}
    </fieldset>
  );
}
