import pg from "pg";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { type Executor, writeFirst } from "#database/query.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { type MeasurementRow, measurementColumns, toMeasurementSet } from "./measurement-rows.ts";

export type Updated =
  | { outcome: "updated"; measurementSet: MeasurementSet }
  | { outcome: "name-taken" }
  | { outcome: "unknown" };

export type ChangedMeasurements = Pick<MeasurementSet, "id" | "name" | "custom_size"> & { userId: string };

export async function updateMeasurementSet(
  executor: Executor,
  { custom_size, ...set }: ChangedMeasurements,
): Promise<Updated> {
  if (!isUuid(set.id)) return { outcome: "unknown" };
  try {
    const row = await writeFirst(executor)<MeasurementRow>`
      update measurement_sets
      set name = ${set.name}::text, custom_size = ${JSON.stringify(custom_size)}::jsonb, updated_at = now()
      where id = ${set.id}::uuid and user_id = ${set.userId}::uuid
      returning ${measurementColumns}`;
    return row ? { outcome: "updated", measurementSet: toMeasurementSet(row) } : { outcome: "unknown" };
  } catch (error) {
    const uniqueViolation = "23505";
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return { outcome: "name-taken" };
    throw error;
  }
}
