import Trash2 from "#icons/trash.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

type RowButtonProps = { label: string; onClick: () => void };

/** At the end of a row, aligned with the fields, not their labels. */
export function RemoveRow({ label, onClick }: RowButtonProps) {
  return (
    <IconButton label={label} outlined className="mt-6.5 h-control" onClick={onClick}>
      <Icon icon={Trash2} />
    </IconButton>
  );
}

export function AddRow({ label, onClick }: RowButtonProps) {
  return (
    <Button look="secondary" type="button" className="justify-self-start" onClick={onClick}>
      {label}
    </Button>
  );
}
