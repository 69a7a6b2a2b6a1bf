import * as contract from "#contract/integrations/api-keys.ts";
import { reason } from "#contract/values/reason.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { createKey, listKeys, revokeKey } from "./api-keys.ts";

export function registerApiKeyBackOfficeRoutes(app: ShopApp, { database: { pool } }: Services): void {
  mountForStaff(app, contract.listKeys, async () => ({ keys: await listKeys(pool) }));

  mountForStaff(app, contract.createKey, ({ body, staff }) => createKey({ pool, staff }, body));

  mountForStaff(app, contract.revokeKey, async ({ body, staff, reply }) => {
    const isOver = await revokeKey({ pool, staff }, body.id);
    return isOver ? { message: "Revoked" } : sendNotFound(reply, reason("NO_SUCH_KEY"));
  });
}
