import type { FastifyReply } from "fastify";
import * as contract from "#contract/catalog/office-options.ts";
import { say } from "#contract/values/say.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { sendStaleError } from "#server/staff/send-stale-error.ts";
import { listOfficeOptions } from "./office-options.ts";
import { createOption, deleteOption, type OptionSaved, reorderOptions, updateOption } from "./save-option.ts";

export function registerOptionBackOfficeRoutes(
  app: ShopApp,
  { database, catalogVersion }: Pick<Services, "database" | "catalogVersion">,
): void {
  const { pool } = database;

  async function answer(reply: FastifyReply, saved: OptionSaved) {
    switch (saved.outcome) {
      case "saved":
        await catalogVersion.catchUp();
        return { id: saved.id, version: saved.version };
      case "unknown":
        return sendNotFound(reply, say("NO_SUCH_ENTRY"));
      case "changed-since":
        return sendStaleError(reply, "this option", saved.version);
      case "name-taken": {
        const sentence = say("LIST_NAME_TAKEN");
        return sendError(reply, "NAME_TAKEN", sentence, { fields: { name: sentence } });
      }
      case "unknown-offer": {
        const sentence = say("OFFER_IS_GONE");
        return sendError(reply, "INVALID", sentence, { fields: { garmentTypes: sentence } });
      }
      case "unknown-picture": {
        const sentence = say("NO_SUCH_OPTION_PICTURE");
        return sendError(reply, "INVALID", sentence, { fields: { values: sentence } });
      }
      case "unknown-thread": {
        const sentence = say("THREAD_IS_GONE");
        return sendError(reply, "INVALID", sentence, { fields: { thread: sentence } });
      }
      case "kind-ordered": {
        const sentence = say("KIND_WAS_ORDERED");
        return sendError(reply, "IN_USE", sentence, { fields: { kind: sentence } });
      }
      case "value-ordered": {
        const sentence = say("VALUE_WAS_ORDERED", { name: saved.name });
        return sendError(reply, "IN_USE", sentence, { fields: { values: sentence } });
      }
    }
  }

  // The workshop finds orders by what was chosen.
  mountForStaff(app, contract.listOptions, async () => ({
    options: await listOfficeOptions(pool),
  }));

  mountForStaff(app, contract.createOption, async ({ body, staff, reply }) =>
    answer(reply, await createOption({ pool, staff }, body)),
  );

  mountForStaff(app, contract.updateOption, async ({ body, staff, reply }) =>
    answer(reply, await updateOption({ pool, staff }, body)),
  );

  mountForStaff(app, contract.reorderOptions, async ({ body, staff }) => {
    await reorderOptions({ pool, staff }, body.ids);
    await catalogVersion.catchUp();
    return { message: "Order saved" };
  });

  mountForStaff(app, contract.deleteOption, async ({ body, staff, reply }) => {
    const { outcome } = await deleteOption({ pool, staff }, body.id);
    if (outcome === "ordered") return sendError(reply, "IN_USE", say("OPTION_WAS_ORDERED"));
    if (outcome === "unknown") return sendNotFound(reply, say("NO_SUCH_ENTRY"));
    await catalogVersion.catchUp();
    return { message: "Deleted" };
  });
}
