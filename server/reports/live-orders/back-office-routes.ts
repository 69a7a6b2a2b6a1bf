import { getLiveOrders } from "#contract/reports/live-orders.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { countOpenWork } from "../dashboard/count-open-work.ts";
import { countWaiting } from "../today/count-waiting.ts";
import { readNewOrders } from "./read-new-orders.ts";

/** Milliseconds of absence after which a page is not sent each missed order. */
const longestAway = 24 * 3_600_000;

export function registerLiveOrderRoutes(
  app: ShopApp,
  { database: { pool }, settings, shop }: Pick<Services, "database" | "settings" | "shop">,
): void {
  mountForStaff(app, getLiveOrders, { isUse: false }, async ({ query: { after }, staff }) => {
    const since =
      after !== undefined && Date.now() - Date.parse(after) < longestAway ? new Date(after) : null;
    const { newOrders, upTo } = await readNewOrders(pool, since);
    return {
      newOrders,
      isStart: since === null,
      openWork: await countOpenWork(pool),
      waiting: await countWaiting(pool, staff.role, shop),
      isClosed: settings().maintenance,
      upTo: upTo.toISOString(),
    };
  });
}
