import type pg from "pg";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { measurementSetLimit } from "#contract/values/limits.ts";

import { read, readFirst, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { type MeasurementRow, measurementColumns, toMeasurementSet } from "./measurement-rows.ts";

export type NewMeasurements = Pick<MeasurementSet, "name" | "custom_size"> & { userId: string };

export type Created =
  | { outcome: "created"; measurementSet: MeasurementSet }
  | { outcome: "name-taken" }
  | { outcome: "too-many" };

export function createMeasurementSet(pool: pg.Pool, measurements: NewMeasurements): Promise<Created> {
  const { userId, name, custom_size } = measurements;
  return withTransaction(pool, async (transaction): Promise<Created> => {
    // Serialise: simultaneous calls would each count only earlier sets.
    await read(transaction)`select id from users where id = ${userId} for no key update`;
    const counted = await readFirst(transaction)<{ count: number }>`
      select count(*) from measurement_sets where user_id = ${userId}`;
    const isFull = counted !== undefined && counted.count >= measurementSetLimit;
    if (isFull) return { outcome: "too-many" };
    const customSize = JSON.stringify(custom_size);
    const row = await writeFirst(transaction)<MeasurementRow>`
      insert into measurement_sets (id, user_id, name, custom_size)
      values (${timeOrderedId()}::uuid, ${userId}::uuid, ${name}::text, ${customSize}::jsonb)
      on conflict (user_id, lower(name)) do nothing
      returning ${measurementColumns}`;
    return row ? { outcome: "created", measurementSet: toMeasurementSet(row) } : { outcome: "name-taken" };
  });
}
