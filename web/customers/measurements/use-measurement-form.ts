import { type UseFormReturn, useForm } from "react-hook-form";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { onceReleased } from "#web/forms/pointer-released.ts";
import { type AskedLengths, draftInUnit, draftOf } from "./measurement-draft.ts";
import { type NamedDraft, type NamedMeasurements, namedMeasurementsResolver } from "./named-measurements.ts";
import { savedUnit } from "./saved-unit.ts";

export type MeasurementForm = UseFormReturn<NamedDraft, unknown, NamedMeasurements>;

type Kept = Pick<MeasurementSet, "name" | "custom_size">;

export function useMeasurementForm(
  kept: Kept | undefined,
  { nameNeeded, ...asked }: AskedLengths & { nameNeeded: boolean },
): MeasurementForm {
  return useForm({
    resolver: onceReleased(namedMeasurementsResolver(nameNeeded, asked)),
    defaultValues: {
      ...draftInUnit(draftOf(kept?.custom_size ?? null), kept?.custom_size.unit ?? savedUnit()),
      name: kept?.name ?? "",
    },
    mode: "onTouched",
  });
}
