import { useId } from "react";
import type { CustomSize } from "#contract/custom-size.ts";
import { formatRupees } from "#contract/money.ts";
import { measurementsMessages } from "#messages/measurements.ts";
import { productMessages } from "#messages/product.ts";
import { useUser } from "../../accounts/user-store.ts";
import { chartOf } from "../../measurements/chart-of.ts";
import { KeepAsField } from "../../measurements/keep-as-field.tsx";
import { keepMeasurements, setNamed } from "../../measurements/keep-measurements.ts";
import { MeasurementFields } from "../../measurements/measurement-fields.tsx";
import type { NamedMeasurements } from "../../measurements/named-measurements.ts";
import { SavedSetSelect } from "../../measurements/saved-set-select.tsx";
import { SizeAdvicePanel } from "../../measurements/size-advice-panel.tsx";
import { useMeasurementForm } from "../../measurements/use-measurement-form.ts";
import { useMeasurementQuestions } from "../../measurements/use-measurement-questions.ts";
import { useMeasurementSets } from "../../measurements/use-measurement-sets.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { ChosenProduct } from "./product-choices.ts";

type CustomSizeDialogProps = {
  open: boolean;
  onClose: () => void;
  onSave: (customSize: CustomSize) => void;
  /** What the size advice goes by: the product's category and its standard sizes. */
  product: Pick<ChosenProduct, "category" | "sizes">;
  /** Rupees. */
  charge: number;
  /** Takes a standard size instead. */
  onTakeSize: (size: string) => void;
};

/**
 * Six measurements and a note (specification section 5); customers may take them from their account and keep them
 * there. What was typed survives closing the dialog without saving.
 */
export function CustomSizeDialog(props: CustomSizeDialogProps) {
  const { open, onClose, onSave, product, charge, onTakeSize } = props;
  const formId = useId();
  const { user } = useUser();
  const form = useMeasurementForm(undefined, { nameNeeded: false });
  const saved = useMeasurementSets(open && user !== undefined);
  const questions = useMeasurementQuestions(form);
  const { isSubmitting } = form.formState;

  async function save(measurements: NamedMeasurements) {
    if (!questions.areAnswered()) return;
    const { name, customSize } = measurements;
    if (user && name !== "") {
      const known = setNamed(saved.sets, name);
      const answer = await keepMeasurements(known?.id, { name: known?.name ?? name, customSize });
      if (!answer.ok) {
        form.setError("name", { type: "server", message: answer.error.error }, { shouldFocus: true });
        return;
      }
      form.setValue("name", "");
    }
    onSave(customSize);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={productMessages.customSize}
      wide
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {measurementsMessages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {measurementsMessages.saveFor(formatRupees(charge))}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(save)}>
        <MeasurementFields
          form={form}
          before={user && <SavedSetSelect form={form} saved={saved} />}
          advice={
            <SizeAdvicePanel
              questions={questions}
              chart={chartOf(product.category)}
              sizes={product.sizes}
              onTake={onTakeSize}
            />
          }
          after={user && <KeepAsField form={form} saved={saved} />}
        />
      </form>
    </Dialog>
  );
}
