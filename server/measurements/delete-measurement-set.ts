import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";
import { isUuid } from "../is-uuid.ts";

type OwnSet = { id: string; userId: string };

const deleteSet = namedQuery("delete-measurement-set", (param: Param<OwnSet>) =>
  query
    .deleteFrom("measurement_sets")
    .where("id", "=", param("id"))
    .where("user_id", "=", param("userId"))
    .returning("id"),
);

/** Forgets a set; false when the customer has none with this id. */
export async function deleteMeasurementSet(executor: Executor, set: OwnSet): Promise<boolean> {
  return isUuid(set.id) && (await deleteSet.run(executor, set)).length === 1;
}
