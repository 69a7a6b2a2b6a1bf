import { sql } from "kysely";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { type MeasurementRow, measurementColumns, toMeasurementSet } from "./measurement-rows.ts";

const selectSets = namedQuery(
  "list-measurement-sets",
  (param: Param<{ userId: string }>) => sql<MeasurementRow>`
    select ${measurementColumns} from measurement_sets where user_id = ${param("userId")}::uuid
    order by lower(name)`,
);

export async function listMeasurementSets(executor: Executor, userId: string): Promise<MeasurementSet[]> {
  return (await selectSets.run(executor, { userId })).map(toMeasurementSet);
}
