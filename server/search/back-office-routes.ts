import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/synonyms.ts";
import { isUuid } from "../is-uuid.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { refuseStale } from "../staff/refuse-stale.ts";
import {
  createSynonyms,
  deleteSynonyms,
  listSynonyms,
  readSynonyms,
  type SynonymChange,
  updateSynonyms,
} from "./change-synonyms.ts";

const forOffice = { roles: officeRoles } as const;

/** The groups of words that the search takes for the same. */
export function registerSynonymBackOfficeRoutes(
  app: ShopApp,
  { database, catalogVersion }: Pick<Services, "database" | "catalogVersion">,
): void {
  const { pool } = database;

  /** Who has changed a group tries it out next. */
  async function answer(reply: FastifyReply, change: SynonymChange) {
    switch (change.outcome) {
      case "saved":
        await catalogVersion.catchUp();
        return { group: change.group };
      case "unknown":
        return refuseUnknown(reply);
      case "changed-since":
        return refuseStale(reply, "this group", change.version);
      case "name-taken": {
        const sentence = "There is one with this name already.";
        return refuse(reply, "NAME_TAKEN", sentence, { fields: { name: sentence } });
      }
    }
  }

  mountForStaff(app, contract.listSynonyms, forOffice, async () => ({ groups: await listSynonyms(pool) }));

  mountForStaff(app, contract.getSynonyms, forOffice, async ({ query: { id }, reply }) => {
    const group = isUuid(id) ? await readSynonyms(pool, id) : undefined;
    return group ? { group } : refuseUnknown(reply);
  });

  mountForStaff(app, contract.createSynonyms, forOffice, async ({ body, staff, reply }) =>
    answer(reply, await createSynonyms({ pool, staff }, body)),
  );

  mountForStaff(app, contract.updateSynonyms, forOffice, async ({ body, staff, reply }) =>
    answer(reply, await updateSynonyms({ pool, staff }, body)),
  );

  mountForStaff(app, contract.deleteSynonyms, forOffice, async ({ body, staff, reply }) => {
    const { outcome } = await deleteSynonyms({ pool, staff }, body.id);
    if (outcome === "unknown") return refuseUnknown(reply);
    await catalogVersion.catchUp();
    return { message: "Deleted" };
  });
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There is no such group of words.");
}
