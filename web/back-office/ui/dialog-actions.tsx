import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";

type DialogActionsProps = {
  busy: boolean;
  /** Why the call failed; empty while it has not. */
  failure: string;
  /** What the button says that changes nothing. */
  keepLabel: string;
  onClose: () => void;
  /** What the button says that sends the form, and while it works. */
  label: string;
  busyLabel: string;
  look?: ButtonLook;
};

/** The foot of a form in a dialog. */
export function DialogActions(props: DialogActionsProps) {
  const { busy, failure, keepLabel, onClose, label, busyLabel, look = "primary" } = props;
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <div className="flex justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          {keepLabel}
        </Button>
        <Button type="submit" look={look} busy={busy}>
          {busy ? busyLabel : label}
        </Button>
      </div>
    </>
  );
}
