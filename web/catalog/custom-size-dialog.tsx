import { useId } from "react";
import type { CustomSize } from "#contract/custom-size.ts";
import { useUser } from "../accounts/user-store.ts";
import { KeepAsField } from "../measurements/keep-as-field.tsx";
import { keepMeasurements, setNamed } from "../measurements/keep-measurements.ts";
import { MeasurementFields } from "../measurements/measurement-fields.tsx";
import type { NamedMeasurements } from "../measurements/named-measurements.ts";
import { SavedSetSelect } from "../measurements/saved-set-select.tsx";
import { useMeasurementForm } from "../measurements/use-measurement-form.ts";
import { useMeasurementSets } from "../measurements/use-measurement-sets.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

type CustomSizeDialogProps = {
  open: boolean;
  onClose: () => void;
  onSave: (customSize: CustomSize) => void;
};

/**
 * Six measurements and a note (specification section 5); customers may take them from their account and keep them
 * there. What was typed survives closing the dialog without saving.
 */
export function CustomSizeDialog({ open, onClose, onSave }: CustomSizeDialogProps) {
  const formId = useId();
  const { user } = useUser();
  const form = useMeasurementForm(undefined, { nameNeeded: false });
  const saved = useMeasurementSets(open && user !== undefined);
  const { isSubmitting } = form.formState;

  async function save(measurements: NamedMeasurements) {
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
      title="Custom size"
      wide
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(save)}>
        <MeasurementFields
          form={form}
          before={user && <SavedSetSelect form={form} saved={saved} />}
          after={user && <KeepAsField form={form} saved={saved} />}
        />
      </form>
    </Dialog>
  );
}
