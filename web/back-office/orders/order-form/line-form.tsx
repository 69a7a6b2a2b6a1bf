import { type RefObject, useEffect, useMemo } from "react";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import type { OrderedLine } from "#contract/cart/line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import type { LastOrder } from "#contract/customers/customers.ts";
import { engravingLimits } from "#contract/engraving/engraving-rules.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import type { Charges } from "#contract/options/charges.ts";
import { partsOf } from "#contract/sizes/parts-of-garment.ts";
import { measurementsFor } from "#contract/sizes/sized-parts.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { Form, useFields, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import {
  type LineFields,
  type LineProduct,
  lineSchema,
  madeToMeasure,
  offeredTrousers,
  sizesApart,
  typedParts,
} from "./line-fields.ts";
import { FabricOptions, SizeOptions, withCharge } from "./line-options.tsx";
import { OptionField, PictureField, PlacedTextFields } from "./option-field.tsx";

type LineFormProps = {
  formRef: RefObject<HTMLFormElement | null>;
  product: LineProduct;
  values: LineFields;
  isNew: boolean;
  /** Charges for choices; undefined until they are known. */
  charges: Charges | undefined;
  lastSize: LastOrder["sizes"][number] | undefined;
  onAdd: (line: OrderedLine, fields: LineFields) => void;
  onCancel: () => void;
};

/** All choices of a line, each with its price. */
export function LineForm(props: LineFormProps) {
  const { formRef, product, values, isNew, charges, lastSize, onAdd, onCancel } = props;
  const schema = useMemo(() => lineSchema(product), [product]);
  const { form, formProps, Field } = useOfficeForm({
    schema,
    values,
    async send(line) {
      onAdd(line, form.getValues());
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
  const { setFocus } = form;
  useEffect(() => setFocus("sizes"), [setFocus]);

  return (
    <Form
      {...formProps}
      ref={formRef}
      aria-label={product.name}
      className="grid gap-4 rounded-md border border-line p-4"
    >
      <KeepUnsaved when={form.formState.isDirty} />
      <h3 className="flex flex-wrap justify-between gap-x-4 text-base font-[560]">
        {product.name} <Money rupees={garmentPrice(product)} />
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="sizes"
          as={SelectField}
          label="Size"
          hint={
            lastSize && (
              <>
                {`Last time: ${lastSize.size || "made to measure"}, `}
                <When at={lastSize.orderedAt} dayOnly />
              </>
            )
          }
        >
          <option value="">Choose</option>
          <SizeOptions product={product} soldOut={inColor.soldOut} customSize={charges?.customSize} />
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
          <option value="">Choose</option>
          <FabricOptions product={product} />
        </Field>
        {trousers.length > 0 && (
          <Field name="trouserOptions" as={SelectField} label="Trouser">
            <Options values={trousers} />
          </Field>
        )}
        {product.name_engraving && <EngravingFields threads={product.threads} charges={charges} />}
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
          {withCharge("With surgical cap", charges?.surgicalCap)}
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
          {isNew ? "Add to order" : "Change line"}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Close
        </Button>
      </div>
    </Form>
  );
}

function Options({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="">Choose</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </>
  );
}

type EngravingFieldsProps = {
  threads: ProductDetail["threads"];
  charges: Charges | undefined;
};

const typedLine = { dir: "auto", autoComplete: "off", spellCheck: false, optional: true };

function EngravingFields({ threads = [], charges }: EngravingFieldsProps) {
  const { Field, watch, formState } = useFields<LineFields>();
  const { name_engraving: errors } = formState.errors;
  const maxLength = engravingLimits[watch("name_engraving.position")];
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Name engraving</legend>
      <Field
        {...typedLine}
        name="name_engraving.name"
        label={withCharge("Name to engrave", charges?.nameEngraving)}
        maxLength={maxLength}
        error={errors?.name?.message ?? errors?.message}
      />
      <Field
        {...typedLine}
        name="name_engraving.second"
        label={withCharge("Second line", charges?.secondLine)}
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
