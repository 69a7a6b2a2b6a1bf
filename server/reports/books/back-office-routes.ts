import * as contract from "#contract/reports/books.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { sendCsv } from "#server/platform/csv/send-csv.ts";
import { longestReceiveTime } from "#server/platform/http/incoming-requests.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff, officeRoles } from "#server/staff/mount-for-staff.ts";
import { exportBooks, recordBookExport } from "./export-books.ts";
import { listBookEntries, listPayoutRows } from "./list-entries.ts";
import { listOpenOrders } from "./open-balances.ts";
import { readBooks } from "./read-books.ts";
import { taxYearOf } from "./tax-years.ts";

const forOffice = { roles: officeRoles, work: "reports" } as const;

export function registerBookRoutes(app: ShopApp, { database }: Services): void {
  mountForStaff(app, contract.getBooks, forOffice, ({ query }) => readBooks(database, query.year));
  mountForStaff(app, contract.listBookEntries, forOffice, ({ query }) => listBookEntries(database, query));
  mountForStaff(app, contract.listOpenOrders, forOffice, ({ query }) => listOpenOrders(database, query));
  mountForStaff(app, contract.listPayoutRows, forOffice, ({ query }) => listPayoutRows(database, query));

  app.register(async (files: ShopApp) => {
    files.addHook("onRoute", (route) => {
      route.handlerTimeout = longestReceiveTime;
    });
    mountForStaff(files, contract.exportBooks, forOffice, async ({ query, staff, reply }) => {
      const today = dayInKarachi(new Date());
      const { file, year = taxYearOf(today) } = query;
      await recordBookExport(database, staff, { file, year });
      const name = file === "open" ? `open-${today}` : `${file}-tax-year-${year}`;
      return sendCsv(reply, `${name}.csv`, exportBooks(database, file, year));
    });
  });
}
