import { sql } from "kysely";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";

export type MeasurementRow = Pick<MeasurementSet, "id" | "name" | "custom_size"> & { updated_at: Date };

export const measurementColumns = sql`id, name, custom_size, updated_at`;

export function toMeasurementSet({ updated_at, ...row }: MeasurementRow): MeasurementSet {
  return { ...row, updatedAt: updated_at.toISOString() };
}
