import { useState } from "react";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { measurementsMessages } from "#messages/measurements.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "../accounts/account-api.ts";

type DeleteMeasurementSetProps = {
  set: MeasurementSet | undefined;
  open: boolean;
  onClose: () => void;
  /** Called when the set is gone, also when it turns out to have been gone before. */
  onDeleted: (id: string) => void;
};

export function DeleteMeasurementSet({ set, open, onClose, onDeleted }: DeleteMeasurementSetProps) {
  const [deleting, setDeleting] = useState(false);

  async function remove(id: string) {
    setDeleting(true);
    const answer = await accountApi.deleteMeasurementSet({ body: { id } });
    setDeleting(false);
    if (answer.ok) toastAnswer(answer.data.message, "MEASUREMENTS_DELETED");
    else toastError(answer.error.error);
    if (answer.ok || answer.error.code === "NOT_FOUND") onDeleted(id);
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={measurementsMessages.areYouSure}
      text={measurementsMessages.willBeDeleted(set?.name ?? "")}
      confirmLabel={measurementsMessages.delete}
      busyLabel={measurementsMessages.deleting}
      busy={deleting}
      onConfirm={() => set && void remove(set.id)}
    />
  );
}
