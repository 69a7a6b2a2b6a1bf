import { exportOrders as contract } from "#contract/order-views/order-export.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { sendCsv } from "#server/platform/csv/send-csv.ts";
import { longestReceiveTime } from "#server/platform/http/incoming-requests.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { exportOrders, recordOrderExport } from "./export-orders.ts";

export function registerOrderExport(app: ShopApp, { database }: Services): void {
  app.register(async (files: ShopApp) => {
    files.addHook("onRoute", (route) => {
      route.handlerTimeout = longestReceiveTime;
    });
    mountForStaff(files, contract, { work: "reports" }, async ({ query, staff, reply }) => {
      await recordOrderExport(database, staff, query);
      return sendCsv(reply, `orders-${dayInKarachi(new Date())}.csv`, exportOrders(database, query));
    });
  });
}
