import { useState } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";
import { type ProductStock, type SizePieces, startStock } from "#contract/catalog/stock.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { colorOf } from "./stock-labels.ts";

type Place = Pick<SizePieces, "size" | "color">;
type Fields = { sizes: (Place & { pieces: string })[] };

function schemaOf(id: string) {
  return z
    .custom<Fields>()
    .transform(({ sizes }) => ({
      id,
      sizes: sizes.map(({ pieces, ...place }) => ({ ...place, pieces: counted(pieces) })),
    }))
    .pipe(startStock.body);
}

/** Empty is not zero: a size that was not counted must not be sold out. */
function counted(typed: string): number {
  return typed.trim() === "" ? Number.NaN : Number(typed);
}

type StartStockProps = {
  id: string;
  sizes: readonly string[];
  colors: ProductStock["colors"];
  cancelTo: string;
};

/** Starts stock tracking of a product, by size or by size and color, with the number of pieces. */
export function StartStock({ id, sizes, colors, cancelTo }: StartStockProps) {
  const [ofColors, setOfColors] = useState(false);
  const places = ofColors
    ? colors.flatMap(({ id: color }) => sizes.map((size): Place => ({ size, color })))
    : sizes.map((size): Place => ({ size }));
  return (
    <>
      {colors.length > 1 && (
        <SelectField
          label="Stock is tracked"
          value={ofColors ? "colors" : "sizes"}
          onChange={({ target }) => setOfColors(target.value === "colors")}
          className="mb-5 sm:w-72"
        >
          <option value="sizes">Of each size</option>
          <option value="colors">Of each size in each colour</option>
        </SelectField>
      )}
      <StartStockForm key={String(ofColors)} id={id} places={places} colors={colors} cancelTo={cancelTo} />
    </>
  );
}

type StartStockFormProps = Pick<StartStockProps, "id" | "colors" | "cancelTo"> & { places: readonly Place[] };

function StartStockForm({ id, places, colors, cancelTo }: StartStockFormProps) {
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: schemaOf(id),
    values: { sizes: places.map((place) => ({ ...place, pieces: "" })) },
    async send(body) {
      const result = await callApi(startStock, { body });
      if (!result.ok) return result;
      await revalidate();
      toastSuccess("Stock is tracked");
    },
  });
  const { formState } = form;

  return (
    <Form {...formProps} autoComplete="off">
      <KeepUnsaved when={formState.isDirty && !busy} />
      <FormSection
        title="Sewn to order"
        text="Every size can be ordered in any quantity. Count the pieces of each size to sell only pieces in stock."
      >
        {[...new Set(places.map(({ color }) => color))].map((color) => (
          <fieldset key={color ?? ""} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4">
            <legend className="mb-2 text-sm font-[540]">
              {color === undefined
                ? "Pieces in stock"
                : `Pieces in stock in ${colorOf(color, colors)?.label}`}
            </legend>
            {places.map(
              (place, index) =>
                place.color === color && (
                  <Field
                    key={place.size}
                    name={`sizes.${index}.pieces`}
                    label={place.size}
                    type="number"
                    min={0}
                  />
                ),
            )}
          </fieldset>
        ))}
        <p className="text-sm text-slate">
          Orders use this stock and return it when they are cancelled. Custom sizes, and caps with a set, are
          always sewn to order and use no stock.
        </p>
      </FormSection>
      <FormActions
        busy={busy}
        failure={failure}
        label="Track stock"
        busyLabel="Saving..."
        cancelTo={cancelTo}
      />
    </Form>
  );
}
