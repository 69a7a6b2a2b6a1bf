import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import Pencil from "#icons/pencil.mjs";
import Trash2 from "#icons/trash.mjs";
import { measurementsMessages } from "#messages/measurements.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MeasurementList } from "./measurement-list.tsx";

type MeasurementSetItemProps = { set: MeasurementSet; onEdit: () => void; onDelete: () => void };

export function MeasurementSetItem({ set, onEdit, onDelete }: MeasurementSetItemProps) {
  return (
    <li className="rounded-lg border border-line bg-paper px-3.5 py-3.5 sm:px-6 sm:py-4.5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 py-2.5 wrap-anywhere">{set.name}</h3>
        <span className="-me-2.5 flex shrink-0">
          <IconButton label={measurementsMessages.editOf(set.name)} aria-haspopup="dialog" onClick={onEdit}>
            <Icon icon={Pencil} />
          </IconButton>
          <IconButton
            label={measurementsMessages.deleteOf(set.name)}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            <Icon icon={Trash2} />
          </IconButton>
        </span>
      </div>
      <MeasurementList customSize={set.custom_size} wide />
    </li>
  );
}
