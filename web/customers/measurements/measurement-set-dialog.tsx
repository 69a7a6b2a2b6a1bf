import { useId } from "react";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { measurementNames } from "#contract/sizes/measurement-names.ts";
import { measurementsMessages } from "#messages/measurements.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormDialogActions } from "#web/ui/form-dialog-actions.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import { MeasurementFields } from "./measurement-fields.tsx";
import { MeasurementQuestionsPanel } from "./measurement-questions-panel.tsx";
import type { NamedMeasurements } from "./named-measurements.ts";
import { saveMeasurements } from "./save-measurements.ts";
import { useMeasurementForm } from "./use-measurement-form.ts";
import { useMeasurementQuestions } from "./use-measurement-questions.ts";

type MeasurementSetDialogProps = {
  set: MeasurementSet | undefined;
  open: boolean;
  onClose: () => void;
  onKept: (set: MeasurementSet) => void;
};

export function MeasurementSetDialog({ set, open, onClose, onKept }: MeasurementSetDialogProps) {
  const formId = useId();
  const form = useMeasurementForm(set, { nameNeeded: true, names: measurementNames, isOptional: true });
  const questions = useMeasurementQuestions(form, measurementNames);
  const { errors, isSubmitting } = form.formState;

  async function keep(measurements: NamedMeasurements) {
    if (!questions.areAnswered()) return;
    const answer = await saveMeasurements(set?.id, measurements);
    if (answer.ok) {
      toastAnswer(answer.data.message, set ? "MEASUREMENTS_UPDATED" : "MEASUREMENTS_SAVED");
      onKept(answer.data.measurementSet);
      onClose();
      return;
    }
    const { code, error, fields } = answer.error;
    const ofName = code === "NAME_TAKEN" || fields?.name !== undefined;
    form.setError(ofName ? "name" : "root", { type: "server", message: error }, { shouldFocus: ofName });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={set ? measurementsMessages.edit : measurementsMessages.add}
      wide
      actions={
        <FormDialogActions
          formId={formId}
          busy={isSubmitting}
          keepLabel={measurementsMessages.cancel}
          onClose={onClose}
        >
          {isSubmitting ? measurementsMessages.saving : measurementsMessages.save}
        </FormDialogActions>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(keep)}>
        <MeasurementFields
          form={form}
          names={measurementNames}
          isOptional
          before={
            <TextField
              {...form.register("name")}
              label={measurementsMessages.name}
              error={errors.name?.message}
              hint={measurementsMessages.nameHint}
              autoComplete="off"
              autoCapitalize="words"
              required
              className="col-span-2"
            />
          }
          advice={questions.open.length > 0 && <MeasurementQuestionsPanel questions={questions} />}
          after={
            <div className="col-span-2">
              <FormFailure>{errors.root?.message ?? ""}</FormFailure>
            </div>
          }
        />
      </form>
    </Dialog>
  );
}
