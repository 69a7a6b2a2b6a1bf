import type { FastifyReply } from "fastify";
import * as contract from "#contract/catalog/office-options.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { sendNotSaved } from "#server/staff/send-not-saved.ts";
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
      case "unknown-offer":
        return sendFieldError(reply, "INVALID", "garmentTypes", reason("OFFER_IS_GONE"));
      case "unknown-picture":
        return sendFieldError(reply, "INVALID", "values", reason("NO_SUCH_OPTION_PICTURE"));
      case "unknown-thread":
        return sendFieldError(reply, "INVALID", "thread", reason("THREAD_IS_GONE"));
      case "kind-ordered":
        return sendFieldError(reply, "IN_USE", "kind", reason("KIND_WAS_ORDERED"));
      case "value-ordered":
        return sendFieldError(reply, "IN_USE", "values", reason("VALUE_WAS_ORDERED", { name: saved.name }));
      default:
        return sendNotSaved(reply, "this option", saved);
    }
  }

  // The workshop filters orders by these choices.
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
    if (outcome === "ordered") return sendError(reply, "IN_USE", reason("OPTION_WAS_ORDERED"));
    if (outcome === "unknown") return sendNotFound(reply, reason("NO_SUCH_ENTRY"));
    await catalogVersion.catchUp();
    return { message: "Deleted" };
  });
}
