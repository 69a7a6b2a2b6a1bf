import { type UseFormReturn, useForm } from "react-hook-form";
import type { MeasurementSet } from "#contract/sizes/measurement-sets.ts";
import { type AskedLengths, draftOf } from "./measurement-draft.ts";
import { type NamedDraft, type NamedMeasurements, namedMeasurementsResolver } from "./named-measurements.ts";

export type MeasurementForm = UseFormReturn<NamedDraft, unknown, NamedMeasurements>;

type Kept = Pick<MeasurementSet, "name" | "custom_size">;

export function useMeasurementForm(
  kept: Kept | undefined,
  { nameNeeded, ...asked }: AskedLengths & { nameNeeded: boolean },
): MeasurementForm {
  return useForm({
    resolver: namedMeasurementsResolver(nameNeeded, asked),
    defaultValues: { ...draftOf(kept?.custom_size ?? null), name: kept?.name ?? "" },
    mode: "onTouched",
  });
}
