import { englishChoices } from "#contract/cart/describe-choices.ts";
import { type GarmentFit, garmentFits } from "#contract/catalog/garments.ts";
import { type MeasurementName, measurementNames } from "#contract/sizes/measurement-names.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { emptyTable, readTypedSizes, type TypedGarment } from "./garment-type-values.ts";

const fitNames: Record<GarmentFit, string> = { women: "Women", men: "Men", all: "Everyone" };

type PartFieldsProps = { index: number; onRemove: (() => void) | undefined };

export function PartFields({ index, onRemove }: PartFieldsProps) {
  const { Field, register, watch, setValue, formState } = useFields<TypedGarment>();
  const part = watch(`parts.${index}`);
  const sizes = readTypedSizes(watch("sizes"));
  const errors = formState.errors.parts?.[index];
  const fits = part.tables.map(({ fit }) => fit);

  function setFit(fit: GarmentFit, isThere: boolean) {
    const others = part.tables.filter((table) => table.fit !== fit);
    setValue(`parts.${index}.tables`, isThere ? [...others, emptyTable(fit)] : others, { shouldDirty: true });
  }

  return (
    <FormSection
      title={part.name || "Part"}
      text="A set has a top and trousers: each can have a size of its own. Most garments have one part."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name={`parts.${index}.name`}
          label="Name of the part"
          hint="As written beside its size: M top"
          maxLength={40}
        />
        <Field name={`parts.${index}.urdu`} {...inUrdu} label="Name in Urdu" optional maxLength={40} />
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-[540]">Measured by</legend>
        <p className="text-sm text-slate">If none is chosen, it is not made to measure.</p>
        <div className="flex flex-wrap gap-x-4">
          {measurementNames.map((name) => (
            <label key={name} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                {...register(`parts.${index}.measurements`)}
                type="checkbox"
                value={name}
                className="size-4.5 accent-siyahi"
              />
              {englishChoices.measurements[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-[540]">Size tables</legend>
        <div className="flex flex-wrap gap-x-4">
          {garmentFits.map((fit) => (
            <label key={fit} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={fits.includes(fit)}
                onChange={(event) => setFit(fit, event.target.checked)}
                className="size-4.5 accent-siyahi"
              />
              {fitNames[fit]}
            </label>
          ))}
        </div>
      </fieldset>
      {part.tables.map(({ fit }, table) => (
        <NumberTable
          key={fit}
          caption={`${fitNames[fit]}, centimetres of the finished garment`}
          sizes={sizes}
          columns={part.measurements.map((name) => ({ key: name, head: englishChoices.measurements[name] }))}
          cell={(name, row) =>
            register(`parts.${index}.tables.${table}.rows.${name as MeasurementName}.${row}`)
          }
          problem={firstMessage(errors?.tables?.[table])}
        />
      ))}
      <NumberTable
        caption="Metres of cloth"
        sizes={sizes}
        columns={[{ key: "metres", head: "Metres" }]}
        cell={(_, row) => register(`parts.${index}.metres.${row}`)}
        problem={firstMessage(errors?.metres)}
      />
      {onRemove && (
        <Button look="quiet" onClick={onRemove} className="justify-self-start">
          Remove this part
        </Button>
      )}
    </FormSection>
  );
}

type NumberTableProps = {
  caption: string;
  sizes: readonly string[];
  columns: readonly { key: string; head: string }[];
  cell: (column: string, row: number) => object;
  problem: string | undefined;
};

function NumberTable({ caption, sizes, columns, cell, problem }: NumberTableProps) {
  if (columns.length === 0) return null;
  return (
    <div className="grid gap-1.5 overflow-x-auto">
      <table className="w-fit text-sm">
        <caption className="pb-1.5 text-start font-[540]">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="pe-3 text-start font-medium">
              Size
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="px-1 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size, row) => (
            <tr key={size}>
              <th scope="row" className="pe-3 text-start font-[540]">
                {size}
              </th>
              {columns.map(({ key, head }) => (
                <td key={key} className="p-0.5">
                  <input
                    {...cell(key, row)}
                    aria-label={`${head} of ${size}, ${caption}`}
                    inputMode="decimal"
                    autoComplete="off"
                    className="field-control w-20"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {problem && <FieldError id={`${caption} problem`}>{problem}</FieldError>}
    </div>
  );
}

export function firstMessage(errors: unknown): string | undefined {
  if (typeof errors !== "object" || errors === null) return undefined;
  if ("message" in errors && typeof errors.message === "string") return errors.message;
  for (const inner of Object.values(errors)) {
    const found = firstMessage(inner);
    if (found) return found;
  }
  return undefined;
}
