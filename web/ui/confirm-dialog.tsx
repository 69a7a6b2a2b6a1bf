import { uiMessages } from "#messages/ui.ts";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";
import { LazyDialog } from "./lazy-dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  backCloses?: boolean;
  onClose: () => void;
  title: string;
  text: string;
  keepLabel?: string;
  confirmLabel: string;
  look?: ButtonLook;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    backCloses = true,
    onClose,
    title,
    text,
    keepLabel = uiMessages.close,
    confirmLabel,
    look = "danger",
    busyLabel,
    busy,
    onConfirm,
  } = props;
  return (
    <LazyDialog
      open={open}
      backCloses={backCloses}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="secondary" onClick={onClose} data-asked>
            {keepLabel}
          </Button>
          <Button look={look} busy={busy} onClick={onConfirm}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </LazyDialog>
  );
}
