import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";

type DialogActionsProps = {
  busy: boolean;
  failure: string;
  keepLabel: string;
  onClose: () => void;
  label: string;
  busyLabel: string;
  look?: ButtonLook;
};

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
