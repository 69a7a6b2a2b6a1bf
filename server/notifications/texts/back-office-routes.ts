import * as contract from "#contract/notifications/texts.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { listTexts, sendAgain, setOptOutOfOrder } from "./office-texts.ts";

export function registerTextBackOfficeRoutes(
  app: ShopApp,
  { database, secretKey }: Pick<Services, "database" | "secretKey">,
): void {
  const { pool } = database;
  mountForStaff(app, contract.listTexts, ({ query }) => listTexts(database, query));

  mountForStaff(app, contract.sendTextAgain, async ({ body, staff, reply }) => {
    const isQueued = await sendAgain({ pool, staff }, body.id);
    return isQueued ? { message: "On its way" } : sendError(reply, "NOT_PENDING", reason("TEXT_NOT_FAILED"));
  });

  mountForStaff(app, contract.setTextOptOut, async ({ body, staff, reply }) => {
    const isSet = await setOptOutOfOrder({ pool, staff, secretKey }, body);
    return isSet ? { message: "Saved" } : sendNotFound(reply, reason("NO_SUCH_ORDER"));
  });
}
