import type { FastifyReply } from "fastify";
import * as contract from "#contract/catalog/synonyms.ts";
import { reason } from "#contract/values/reason.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { sendNotSaved } from "#server/staff/send-not-saved.ts";
import { addNewerSynonyms, findNewerSynonyms, toAnswer } from "./add-newer-synonyms.ts";
import {
  createSynonyms,
  deleteSynonyms,
  listSynonyms,
  readSynonyms,
  type SynonymChange,
  updateSynonyms,
} from "./change-synonyms.ts";

export function registerSynonymBackOfficeRoutes(
  app: ShopApp,
  { database, catalogVersion }: Pick<Services, "database" | "catalogVersion">,
): void {
  const { pool } = database;

  async function answer(reply: FastifyReply, change: SynonymChange) {
    if (change.outcome !== "saved") return sendNotSaved(reply, "this group", change, reason("NO_SUCH_WORDS"));
    await catalogVersion.catchUp();
    return { group: change.group };
  }

  mountForStaff(app, contract.listSynonyms, async () => ({ groups: await listSynonyms(pool) }));

  mountForStaff(app, contract.findNewerSynonyms, async () => ({
    newer: (await findNewerSynonyms(pool)).map(toAnswer),
  }));

  mountForStaff(app, contract.addNewerSynonyms, async ({ staff }) => {
    const newer = await addNewerSynonyms({ pool, staff });
    await catalogVersion.catchUp();
    return { newer };
  });

  mountForStaff(app, contract.getSynonyms, async ({ query: { id }, reply }) => {
    const group = isUuid(id) ? await readSynonyms(pool, id) : undefined;
    return group ? { group } : sendNotFound(reply, reason("NO_SUCH_WORDS"));
  });

  mountForStaff(app, contract.createSynonyms, async ({ body, staff, reply }) =>
    answer(reply, await createSynonyms({ pool, staff }, body)),
  );

  mountForStaff(app, contract.updateSynonyms, async ({ body, staff, reply }) =>
    answer(reply, await updateSynonyms({ pool, staff }, body)),
  );

  mountForStaff(app, contract.deleteSynonyms, async ({ body, staff, reply }) => {
    const { outcome } = await deleteSynonyms({ pool, staff }, body.id);
    if (outcome === "unknown") return sendNotFound(reply, reason("NO_SUCH_WORDS"));
    await catalogVersion.catchUp();
    return { message: "Deleted" };
  });
}
