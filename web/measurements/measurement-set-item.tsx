import { Pencil, Trash2 } from "lucide-react";
import { describeMeasurements } from "#contract/describe-choices.ts";
import type { MeasurementSet } from "#contract/measurement-sets.ts";
import { IconButton } from "../ui/icon-button.tsx";

type MeasurementSetItemProps = { set: MeasurementSet; onEdit: () => void; onDelete: () => void };

/** One person's measurements in words. */
export function MeasurementSetItem({ set, onEdit, onDelete }: MeasurementSetItemProps) {
  return (
    <li className="rounded-lg border border-line bg-paper px-4.5 py-3.5 sm:px-6 sm:py-4.5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 py-2.5 wrap-anywhere">{set.name}</h3>
        <span className="-me-2.5 flex shrink-0">
          <IconButton label={`Edit measurements of ${set.name}`} aria-haspopup="dialog" onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete measurements of ${set.name}`} aria-haspopup="dialog" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-0.5 text-sm sm:grid-cols-3">
        {describeMeasurements(set.custom_size).map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-2 nth-7:col-span-full nth-7:justify-start"
          >
            <dt className="text-slate">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
