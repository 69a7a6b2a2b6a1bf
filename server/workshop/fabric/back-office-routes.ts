import { say } from "#contract/values/say.ts";
import * as contract from "#contract/workshop/fabric.ts";
import { sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { correctCloth } from "./correct-fabric.ts";
import { listCloth, readCloth } from "./list-fabric.ts";
import { listMovements } from "./list-movements.ts";

export function registerClothBackOfficeRoutes(app: ShopApp, { database }: Pick<Services, "database">): void {
  const { pool } = database;

  mountForStaff(app, contract.listCloth, { work: "reports" }, async () => ({
    cloths: await listCloth(pool),
  }));

  mountForStaff(app, contract.getCloth, { work: "reports" }, async ({ query, reply }) => {
    const cloth = await readCloth(pool, query);
    if (!cloth) return sendNotFound(reply, say("NO_SUCH_CLOTH"));
    return { cloth, movements: await listMovements(database, query) };
  });

  mountForStaff(app, contract.correctCloth, async ({ body, staff, reply }) => {
    const result = await correctCloth({ pool, staff }, body);
    switch (result.outcome) {
      case "changed":
        return { onShelf: result.onShelf };
      case "unknown":
        return sendNotFound(reply, say("NO_SUCH_CLOTH"));
      case "too-few":
        return sendFieldError(reply, "OUT_OF_STOCK", "metres", say("CLOTH_LEFT", { left: result.left }));
    }
  });
}
