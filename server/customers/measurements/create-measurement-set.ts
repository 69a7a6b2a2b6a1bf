import { sql } from "kysely";
import type pg from "pg";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { measurementSetLimit } from "#contract/values/limits.ts";
import { namedQuery, type Param, query } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { type MeasurementRow, measurementColumns, toMeasurementSet } from "./measurement-rows.ts";

export type NewMeasurements = Pick<MeasurementSet, "name" | "custom_size"> & { userId: string };

export type Created =
  | { outcome: "created"; measurementSet: MeasurementSet }
  | { outcome: "name-taken" }
  | { outcome: "too-many" };

const lockUser = namedQuery("lock-user-for-measurements", (param: Param<{ userId: string }>) =>
  query.selectFrom("users").select("id").where("id", "=", param("userId")).forNoKeyUpdate(),
);

const countSets = namedQuery("count-measurement-sets", (param: Param<{ userId: string }>) =>
  query
    .selectFrom("measurement_sets")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", param("userId")),
);

const insertSet = namedQuery(
  "create-measurement-set",
  (param: Param<{ id: string; userId: string; name: string; customSize: string }>) => sql<MeasurementRow>`
    insert into measurement_sets (id, user_id, name, custom_size)
    values (${param("id")}::uuid, ${param("userId")}::uuid, ${param("name")}::text, ${param("customSize")}::jsonb)
    on conflict (user_id, lower(name)) do nothing
    returning ${measurementColumns}`,
);

export function createMeasurementSet(pool: pg.Pool, measurements: NewMeasurements): Promise<Created> {
  const { userId, name, custom_size } = measurements;
  return withTransaction(pool, async (transaction): Promise<Created> => {
    // One after another, or each of many at the same moment would count only those before all of them.
    await lockUser.run(transaction, { userId });
    const [counted] = await countSets.run(transaction, { userId });
    const isFull = counted !== undefined && counted.count >= measurementSetLimit;
    if (isFull) return { outcome: "too-many" };
    const customSize = JSON.stringify(custom_size);
    const [row] = await insertSet.run(transaction, { id: timeOrderedId(), userId, name, customSize });
    return row ? { outcome: "created", measurementSet: toMeasurementSet(row) } : { outcome: "name-taken" };
  });
}
