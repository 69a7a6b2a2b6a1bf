import { useId } from "react";
import { measurementsMessages } from "#messages/measurements.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { setNamed } from "./save-measurements.ts";
import type { MeasurementForm } from "./use-measurement-form.ts";
import type { LoadedSets } from "./use-measurement-sets.ts";

export function KeepAsField({ form, saved }: { form: MeasurementForm; saved: LoadedSets }) {
  const { register, watch, formState } = form;
  const namesId = useId();
  const known = setNamed(saved.sets, watch("name"));
  return (
    <>
      <TextField
        {...register("name")}
        label={measurementsMessages.keepAs}
        optional
        error={formState.errors.name?.message}
        hint={known ? measurementsMessages.replaces(known.name) : measurementsMessages.keepHint}
        list={namesId}
        autoComplete="off"
        autoCapitalize="words"
        className="col-span-2"
      />
      <datalist id={namesId}>
        {saved.sets?.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
