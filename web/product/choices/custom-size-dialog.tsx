import { useId, useState } from "react";
import type { GarmentPart } from "#contract/catalog/garments.ts";
import { type Charges, customSizeCharge } from "#contract/options/charges.ts";
import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { partsOf } from "#contract/sizes/parts-of-garment.ts";
import { formatSizes, measurementsFor, type SizedPart } from "#contract/sizes/sized-parts.ts";
import { capitalize } from "#contract/values/capitalize.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { inLanguage } from "#messages/in-language.ts";
import { measurementsMessages } from "#messages/measurements.ts";
import { partSizesMessages } from "#messages/part-sizes.ts";
import { productMessages } from "#messages/product.ts";
import { KeepAsField } from "#web/customers/measurements/keep-as-field.tsx";
import { MeasurementFields } from "#web/customers/measurements/measurement-fields.tsx";
import type { NamedMeasurements } from "#web/customers/measurements/named-measurements.ts";
import { saveMeasurements, setNamed } from "#web/customers/measurements/save-measurements.ts";
import { SavedSetSelect } from "#web/customers/measurements/saved-set-select.tsx";
import { chartsOf } from "#web/customers/measurements/size-advice.ts";
import { SizeAdvicePanel } from "#web/customers/measurements/size-advice-panel.tsx";
import { useGarmentType } from "#web/customers/measurements/use-garment-type.ts";
import { useMeasurementForm } from "#web/customers/measurements/use-measurement-form.ts";
import { useMeasurementQuestions } from "#web/customers/measurements/use-measurement-questions.ts";
import { useMeasurementSets } from "#web/customers/measurements/use-measurement-sets.ts";
import { useUser } from "#web/session/user-store.ts";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { FormDialogActions } from "#web/ui/form-dialog-actions.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

type CustomSizeDialogProps = {
  open: boolean;
  onClose: () => void;
  onSave: (sizes: Pick<ProductChoices, "size" | "customSize">) => void;
  product: Pick<ChosenProduct, "category" | "sizes" | "garment" | "soldOut">;
  charges: Charges;
  begun: readonly SizedPart[] | undefined;
  measured: CustomSize | null;
  onTakeSize: (sizes: string) => void;
};

/**
 * The garment's measurements, and a note (specification section 5); of a set, on request, a size for each part.
 * Customers may load and save measurements in their account. Typed data survives closing the dialog without saving.
 */
export function CustomSizeDialog(props: CustomSizeDialogProps) {
  const { open, onClose, onSave, product, charges, begun, onTakeSize } = props;
  const formId = useId();
  const { user } = useUser();
  const all = partsOf(product);
  const [chosen, setChosen] = useState(() => sizesBegun(begun ?? []));
  const [isTried, setIsTried] = useState(false);
  const sized = all.flatMap(({ name, urdu }) => {
    const size = begun ? chosen.get(name) : false;
    return size === undefined ? [] : [{ name, urdu, size }];
  });
  const names = measurementsFor(product, sized);
  const form = useMeasurementForm(props.measured ? { name: "", custom_size: props.measured } : undefined, {
    nameNeeded: false,
    names,
  });
  const saved = useMeasurementSets(open && user !== undefined);
  const garment = useGarmentType(product.garment?.type, open);
  const questions = useMeasurementQuestions(form, names);
  const { isSubmitting } = form.formState;
  const charts =
    (garment.state === "loaded" && garment.type && chartsOf(garment.type, product.category)) || [];
  const measured = sized.filter(({ size }) => size === false).map(({ name }) => name);

  async function save({ name, customSize }: NamedMeasurements) {
    setIsTried(true);
    if (sized.length < all.length) return;
    if (names.length > 0 && !questions.areAnswered()) return;
    if (user && name !== "" && names.length > 0) {
      const known = setNamed(saved.sets, name);
      const kept = { name: known?.name ?? name, customSize };
      const answer = await saveMeasurements(known?.id, kept, known?.custom_size);
      if (!answer.ok) {
        form.setError("name", { type: "server", message: answer.error.error }, { shouldFocus: true });
        return;
      }
      form.setValue("name", "");
    }
    const isMeasured = names.length > 0;
    onSave({ size: formatSizes(sized) || null, customSize: isMeasured ? customSize : null });
    toastSuccess(describeSaved(isMeasured));
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={begun ? productMessages.sizesApart : productMessages.customSize}
      wide
      actions={
        <FormDialogActions
          formId={formId}
          busy={isSubmitting}
          keepLabel={measurementsMessages.cancel}
          onClose={onClose}
        >
          {measured.length > 0
            ? measurementsMessages.saveFor(formatRupeesInText(customSizeCharge(charges, sized)))
            : partSizesMessages.takeSizes}
        </FormDialogActions>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(save)} className="grid gap-6">
        {begun && (
          <PartSizes
            parts={all}
            sizes={product.sizes}
            chosen={chosen}
            isTried={isTried}
            onChoose={(name, size) => setChosen((before) => new Map(before).set(name, size))}
          />
        )}
        {names.length > 0 && (
          <MeasurementFields
            form={form}
            names={names}
            before={user && <SavedSetSelect form={form} saved={saved} />}
            advice={
              <SizeAdvicePanel
                questions={questions}
                names={names}
                charts={charts.filter(({ part }) => measured.includes(part))}
                sizes={begun ? product.sizes : withoutSoldOut(product)}
                onTake={(size) => {
                  if (!begun) onTakeSize(size);
                  else
                    setChosen(
                      (before) => new Map([...before, ...measured.map((part) => [part, size] as const)]),
                    );
                }}
              />
            }
            after={user && <KeepAsField form={form} saved={saved} />}
          />
        )}
      </form>
    </Dialog>
  );
}

function describeSaved(isMeasured: boolean): string {
  return isMeasured ? partSizesMessages.customSizeSaved : partSizesMessages.sizesSaved;
}

function sizesBegun(parts: readonly SizedPart[]): ReadonlyMap<string, string | false> {
  return new Map(parts.map(({ name, size }) => [name, size]));
}

function withoutSoldOut({ sizes, soldOut = [] }: Pick<ChosenProduct, "sizes" | "soldOut">): string[] {
  return sizes.filter((size) => !soldOut.includes(size));
}

type PartSizesProps = {
  parts: readonly GarmentPart[];
  sizes: readonly string[];
  chosen: ReadonlyMap<string, string | false>;
  isTried: boolean;
  onChoose: (part: string, size: string | false) => void;
};

/** Marks made-to-measure: real sizes are never empty. */
const toMeasure = "";

function PartSizes({ parts, sizes, chosen, isTried, onChoose }: PartSizesProps) {
  const id = useId();
  return (
    <div className="grid gap-5">
      <p className="text-sm text-slate">{partSizesMessages.about}</p>
      {parts.map(({ name, urdu, measurements }) => {
        const size = chosen.get(name);
        const part = inLanguage(capitalize(name), urdu);
        return (
          <div key={name}>
            <ChoiceGroup
              legend={partSizesMessages.sizeOf(part)}
              name={`${id}-${name}`}
              columns={4}
              options={[
                ...sizes.map((each) => ({ value: each, label: each })),
                ...(measurements.length > 0
                  ? [{ value: toMeasure, label: partSizesMessages.partToMeasure }]
                  : []),
              ]}
              value={size === false ? toMeasure : size}
              onChange={(value) => onChoose(name, value === toMeasure ? false : value)}
            />
            {isTried && size === undefined && (
              <FieldError id={`${id}-${name}-error`}>{partSizesMessages.chooseSizeOf(part)}</FieldError>
            )}
          </div>
        );
      })}
    </div>
  );
}
