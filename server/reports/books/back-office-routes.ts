import * as contract from "#contract/reports/books.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { sendCsv } from "#server/platform/csv/send-csv.ts";
import { longestReceiveTime } from "#server/platform/http/incoming-requests.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { exportBooks, recordBookExport } from "./export-books.ts";
import { listBookEntries, listPayoutRows } from "./list-entries.ts";
import { listOpenOrders } from "./open-balances.ts";
import { readBooks } from "./read-books.ts";
import { taxYearOf } from "./tax-years.ts";

export function registerBookRoutes(app: ShopApp, { database }: Services): void {
  mountForStaff(app, contract.getBooks, { work: "reports" }, ({ query }) => readBooks(database, query.year));
  mountForStaff(app, contract.listBookEntries, { work: "reports" }, ({ query }) =>
    listBookEntries(database, query),
  );
  mountForStaff(app, contract.listOpenOrders, { work: "reports" }, ({ query }) =>
    listOpenOrders(database, query),
  );
  mountForStaff(app, contract.listPayoutRows, { work: "reports" }, ({ query }) =>
    listPayoutRows(database, query),
  );

  app.register(async (files: ShopApp) => {
    files.addHook("onRoute", (route) => {
      route.handlerTimeout = longestReceiveTime;
    });
    mountForStaff(files, contract.exportBooks, { work: "reports" }, async ({ query, staff, reply }) => {
      const today = dayInKarachi(new Date());
      const { file, year = taxYearOf(today) } = query;
      await recordBookExport(database, staff, { file, year });
      const name = file === "open" ? `open-${today}` : `${file}-tax-year-${year}`;
      return sendCsv(reply, `${name}.csv`, exportBooks(database, file, year));
    });
  });
}
