import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type FormDialogActionsProps = {
  /** Of the form within the dialog: its button stands outside of it. */
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
