import type { ChangeEvent } from "react";
import { measurementsMessages } from "#messages/measurements.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { draftInUnit, draftOf } from "./measurement-draft.ts";
import type { MeasurementForm } from "./use-measurement-form.ts";
import type { LoadedSets } from "./use-measurement-sets.ts";

function invitation(saved: LoadedSets): string {
  if (saved.state === "loading") return measurementsMessages.loading;
  if (saved.state === "failed") return measurementsMessages.notLoaded;
  return saved.sets.length === 0 ? measurementsMessages.noneYet : measurementsMessages.chooseWhose;
}

type SavedSetSelectProps = { form: MeasurementForm; saved: LoadedSets };

export function SavedSetSelect({ form, saved }: SavedSetSelectProps) {
  const { getValues, reset } = form;
  const sets = saved.sets ?? [];

  function use(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = sets.find(({ id }) => id === event.target.value);
    if (!chosen) return;
    const typed = getValues();
    const draft = draftInUnit(draftOf(chosen.custom_size), chosen.custom_size.unit ?? typed.unit);
    reset({ ...draft, otherNote: draft.otherNote || typed.otherNote, name: typed.name });
  }

  return (
    <SelectField
      label={measurementsMessages.useSaved}
      defaultValue=""
      disabled={sets.length === 0}
      onChange={use}
      className="col-span-2"
    >
      <option value="" disabled>
        {invitation(saved)}
      </option>
      {sets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
