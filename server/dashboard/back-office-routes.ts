import { getDashboard } from "#contract/back-office/dashboard.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { readDashboard } from "./read-dashboard.ts";

export function registerDashboardBackOfficeRoutes(app: ShopApp, services: Services): void {
  mountForStaff(app, getDashboard, { roles: officeRoles, work: "reports" }, ({ query }) =>
    readDashboard(services, query),
  );
}
