import { getDashboard } from "#contract/reports/dashboard.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { readDashboard } from "./read-dashboard.ts";

export function registerDashboardBackOfficeRoutes(app: ShopApp, services: Services): void {
  mountForStaff(app, getDashboard, { work: "reports" }, ({ query }) => readDashboard(services, query));
}
