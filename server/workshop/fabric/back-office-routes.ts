import { reason } from "#contract/values/reason.ts";
import * as contract from "#contract/workshop/fabric.ts";
import { sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { correctFabric } from "./correct-fabric.ts";
import { listFabric, readFabric } from "./list-fabric.ts";
import { listMovements } from "./list-movements.ts";

export function registerFabricBackOfficeRoutes(
  app: ShopApp,
  { database, shop }: Pick<Services, "database" | "shop">,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listFabric, { work: "reports" }, async () => ({
    cloths: await listFabric(pool),
    language: shop.workshopLanguage,
  }));

  mountForStaff(app, contract.getFabric, { work: "reports" }, async ({ query, reply }) => {
    const cloth = await readFabric(pool, query);
    if (!cloth) return sendNotFound(reply, reason("NO_SUCH_CLOTH"));
    return { cloth, movements: await listMovements(database, query) };
  });

  mountForStaff(app, contract.correctFabric, async ({ body, staff, reply }) => {
    const result = await correctFabric({ pool, staff }, body);
    switch (result.outcome) {
      case "changed":
        return { onShelf: result.onShelf };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_CLOTH"));
      case "too-few":
        return sendFieldError(reply, "OUT_OF_STOCK", "metres", reason("CLOTH_LEFT", { left: result.left }));
    }
  });
}
