import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import type { CallResult } from "#contract/http/caller.ts";
import { accountApi } from "../accounts/account-api.ts";
import type { NamedMeasurements } from "./named-measurements.ts";

/** Sorted alphabetically. */
export function byName(sets: readonly MeasurementSet[]): MeasurementSet[] {
  return [...sets].sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** The set already stored under a name, case-insensitively. */
export function setNamed(
  sets: readonly MeasurementSet[] | undefined,
  name: string,
): MeasurementSet | undefined {
  const wanted = name.trim().toLowerCase();
  return sets?.find((set) => set.name.toLowerCase() === wanted);
}

/** Other lengths of `known` stay: of a cap only the head is measured. */
export function saveMeasurements(
  id: string | undefined,
  { name, customSize }: NamedMeasurements,
  known?: MeasurementSet["custom_size"],
): Promise<CallResult<{ measurementSet: MeasurementSet; message: string }>> {
  const { unit: _, ...knownLengths } = known ?? {};
  const body = { name, custom_size: { ...knownLengths, ...customSize } };
  if (id === undefined) return accountApi.createMeasurementSet({ body });
  return accountApi.updateMeasurementSet({ body: { ...body, id } });
}
