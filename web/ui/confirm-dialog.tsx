import { uiMessages } from "#messages/ui.ts";
import { Button } from "./button.tsx";
import { LazyDialog } from "./lazy-dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  /** Shown in place of `confirmLabel` while `busy`. */
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, confirmLabel, busyLabel, busy, onConfirm } = props;
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {uiMessages.close}
          </Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </LazyDialog>
  );
}
