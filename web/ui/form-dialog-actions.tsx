import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type FormDialogActionsProps = {
  /** Id of the dialog's form: its button is outside of it. */
  formId: string;
  busy: boolean;
  keepLabel: string;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialogActions({ formId, busy, keepLabel, onClose, children }: FormDialogActionsProps) {
  return (
    <>
      <Button look="secondary" onClick={onClose}>
        {keepLabel}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {children}
      </Button>
    </>
  );
}
