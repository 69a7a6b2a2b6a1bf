import type { FastifyReply } from "fastify";
import * as contract from "#contract/catalog/garment-types.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { sendNotSaved } from "#server/staff/send-not-saved.ts";
import {
  createGarmentType,
  deleteGarmentType,
  type GarmentTypeSaved,
  listOfficeTypes,
  reorderGarmentTypes,
  updateGarmentType,
} from "./save-garment-type.ts";

export function registerGarmentBackOfficeRoutes(
  app: ShopApp,
  { database, catalogVersion }: Pick<Services, "database" | "catalogVersion">,
): void {
  const { pool } = database;

  async function answer(reply: FastifyReply, saved: GarmentTypeSaved) {
    if (saved.outcome !== "saved") return sendNotSaved(reply, "this garment type", saved);
    await catalogVersion.catchUp();
    return { id: saved.id, version: saved.version };
  }

  mountForStaff(app, contract.listGarmentTypes, async () => ({
    types: await listOfficeTypes(pool),
  }));

  mountForStaff(app, contract.createGarmentType, async ({ body, staff, reply }) =>
    answer(reply, await createGarmentType({ pool, staff }, body)),
  );

  mountForStaff(app, contract.updateGarmentType, async ({ body, staff, reply }) =>
    answer(reply, await updateGarmentType({ pool, staff }, body)),
  );

  mountForStaff(app, contract.reorderGarmentTypes, async ({ body, staff }) => {
    await reorderGarmentTypes({ pool, staff }, body.ids);
    await catalogVersion.catchUp();
    return { message: "Order saved" };
  });

  mountForStaff(app, contract.deleteGarmentType, async ({ body, staff, reply }) => {
    const { outcome } = await deleteGarmentType({ pool, staff }, body.id);
    if (outcome === "in-use") return sendError(reply, "IN_USE", reason("GARMENT_TYPE_IN_USE"));
    if (outcome === "unknown") return sendNotFound(reply, reason("NO_SUCH_ENTRY"));
    await catalogVersion.catchUp();
    return { message: "Deleted" };
  });
}
