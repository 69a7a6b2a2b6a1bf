import { useState } from "react";
import type { CallFailure } from "#contract/http/caller.ts";
import { Button } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastError } from "#web/ui/toast.ts";

type ConfirmButtonProps = {
  label: string;
  look?: ButtonLook;
  title: string;
  text: string;
  /** Label of the button that changes nothing. */
  keepLabel?: string;
  confirmLabel: string;
  busyLabel: string;
  /** Makes the call; returns the failure, if any. */
  onConfirm: () => Promise<CallFailure | undefined>;
};

/** A failure is shown and the question stays. */
export function ConfirmButton({
  label,
  look = "danger-outline",
  keepLabel = "Keep",
  onConfirm,
  ...dialog
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const failure = await onConfirm();
    setBusy(false);
    if (failure) toastError(failure.error.error);
    else setOpen(false);
  }

  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        keepLabel={keepLabel}
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
