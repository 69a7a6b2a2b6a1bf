import type { FastifyReply } from "fastify";
import * as contract from "#contract/customers/measurement-sets.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { measurementSetLimit } from "#contract/values/limits.ts";
import { reason } from "#contract/values/reason.ts";
import { type Executor, write } from "#database/query.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";
import { createMeasurementSet } from "./create-measurement-set.ts";
import { listMeasurementSets } from "./list-measurement-sets.ts";
import { updateMeasurementSet } from "./update-measurement-set.ts";

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
        return sendNameError(reply);
      case "too-many":
        return sendError(
          reply,
          "TOO_MANY_SETS",
          reason("TOO_MANY_MEASUREMENTS", { most: measurementSetLimit }),
        );
      case "created":
        return { measurementSet: created.measurementSet, message: doneSentences.MEASUREMENTS_SAVED };
    }
  });

  mount(app, contract.updateMeasurementSet, writing, async ({ body, user, reply }) => {
    const updated = await updateMeasurementSet(pool, { ...body, userId: user.id });
    switch (updated.outcome) {
      case "name-taken":
        return sendNameError(reply);
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_MEASUREMENTS"));
      case "updated":
        return { measurementSet: updated.measurementSet, message: doneSentences.MEASUREMENTS_UPDATED };
    }
  });

  mount(app, contract.deleteMeasurementSet, writing, async ({ body: { id }, user, reply }) => {
    const isDeleted = await deleteMeasurementSet(pool, { id, userId: user.id });
    return isDeleted
      ? { message: doneSentences.MEASUREMENTS_DELETED }
      : sendNotFound(reply, reason("NO_SUCH_MEASUREMENTS"));
  });
}

function sendNameError(reply: FastifyReply): FastifyReply {
  return sendError(reply, "NAME_TAKEN", reason("MEASUREMENTS_NAME_TAKEN"));
}

type OwnSet = { id: string; userId: string };

async function deleteMeasurementSet(executor: Executor, set: OwnSet): Promise<boolean> {
  if (!isUuid(set.id)) return false;
  const deleted = await write(executor)`
    delete from measurement_sets where id = ${set.id} and user_id = ${set.userId} returning id`;
  return deleted.length === 1;
}
