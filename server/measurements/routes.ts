import type { FastifyReply } from "fastify";
import { measurementSetLimit } from "#contract/limits.ts";
import * as contract from "#contract/measurement-sets.ts";
import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";
import { isUuid } from "../is-uuid.ts";
import { mount } from "../plugins/mount.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { createMeasurementSet } from "./create-measurement-set.ts";
import { listMeasurementSets } from "./list-measurement-sets.ts";
import { updateMeasurementSet } from "./update-measurement-set.ts";

/** The measurements that customers keep; each sees and changes their own alone. */
export function registerMeasurementRoutes(
  app: ShopApp,
  { database: { pool } }: Pick<Services, "database">,
): void {
  const reading = { access: "customer", limits: ["reads"] } as const;
  const writing = { access: "customer", limits: ["measurements"] } as const;

  mount(app, contract.getAllMeasurementSets, reading, async ({ user }) => ({
    measurementSets: await listMeasurementSets(pool, user.id),
  }));

  mount(app, contract.createMeasurementSet, writing, async ({ body, user, reply }) => {
    const created = await createMeasurementSet(pool, { ...body, userId: user.id });
    switch (created.outcome) {
      case "name-taken":
        return refuseName(reply);
      case "too-many":
        return refuse(
          reply,
          "TOO_MANY_SETS",
          `You have ${measurementSetLimit} saved measurements. Delete one before you save another.`,
        );
      case "created":
        return { measurementSet: created.measurementSet, message: "Measurements saved" };
    }
  });

  mount(app, contract.updateMeasurementSet, writing, async ({ body, user, reply }) => {
    const updated = await updateMeasurementSet(pool, { ...body, userId: user.id });
    switch (updated.outcome) {
      case "name-taken":
        return refuseName(reply);
      case "unknown":
        return refuseUnknown(reply);
      case "updated":
        return { measurementSet: updated.measurementSet, message: "Measurements updated" };
    }
  });

  mount(app, contract.deleteMeasurementSet, writing, async ({ body: { id }, user, reply }) => {
    const isDeleted = await deleteMeasurementSet(pool, { id, userId: user.id });
    return isDeleted ? { message: "Measurements deleted" } : refuseUnknown(reply);
  });
}

function refuseName(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NAME_TAKEN", "You have already saved measurements under this name.");
}

/** Somebody else's id gets the same answer, so that ids tell nothing. */
function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There are no such measurements.");
}

type OwnSet = { id: string; userId: string };

const deleteSet = namedQuery("delete-measurement-set", (param: Param<OwnSet>) =>
  query
    .deleteFrom("measurement_sets")
    .where("id", "=", param("id"))
    .where("user_id", "=", param("userId"))
    .returning("id"),
);

/** Forgets a set; false when the customer has none with this id. */
async function deleteMeasurementSet(executor: Executor, set: OwnSet): Promise<boolean> {
  return isUuid(set.id) && (await deleteSet.run(executor, set)).length === 1;
}
