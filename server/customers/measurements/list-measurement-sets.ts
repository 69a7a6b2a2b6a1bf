import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { type Executor, read } from "#database/query.ts";
import { type MeasurementRow, measurementColumns, toMeasurementSet } from "./measurement-rows.ts";

export async function listMeasurementSets(executor: Executor, userId: string): Promise<MeasurementSet[]> {
  const found = await read(executor)<MeasurementRow>`
    select ${measurementColumns} from measurement_sets where user_id = ${userId}::uuid
    order by lower(name)`;
  return found.map(toMeasurementSet);
}
