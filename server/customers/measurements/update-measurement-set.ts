import { sql } from "kysely";
import pg from "pg";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { type MeasurementRow, measurementColumns, toMeasurementSet } from "./measurement-rows.ts";

export type Updated =
  | { outcome: "updated"; measurementSet: MeasurementSet }
  | { outcome: "name-taken" }
  | { outcome: "unknown" };

export type ChangedMeasurements = Pick<MeasurementSet, "id" | "name" | "custom_size"> & { userId: string };

const updateSet = namedQuery(
  "update-measurement-set",
  (param: Param<{ id: string; userId: string; name: string; customSize: string }>) => sql<MeasurementRow>`
    update measurement_sets
    set name = ${param("name")}::text, custom_size = ${param("customSize")}::jsonb, updated_at = now()
    where id = ${param("id")}::uuid and user_id = ${param("userId")}::uuid
    returning ${measurementColumns}`,
);

export async function updateMeasurementSet(
  executor: Executor,
  { custom_size, ...set }: ChangedMeasurements,
): Promise<Updated> {
  if (!isUuid(set.id)) return { outcome: "unknown" };
  try {
    const [row] = await updateSet.run(executor, { ...set, customSize: JSON.stringify(custom_size) });
    return row ? { outcome: "updated", measurementSet: toMeasurementSet(row) } : { outcome: "unknown" };
  } catch (error) {
    const uniqueViolation = "23505";
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return { outcome: "name-taken" };
    throw error;
  }
}
