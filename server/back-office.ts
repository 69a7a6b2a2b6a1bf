import { registerCatalogBackOfficeRoutes } from "./catalog/back-office-routes.ts";
import { registerMessageBackOfficeRoutes } from "./contact/back-office-routes.ts";
import { registerCouponBackOfficeRoutes } from "./coupons/back-office-routes.ts";
import { registerDashboardBackOfficeRoutes } from "./dashboard/back-office-routes.ts";
import { registerOutboxBackOfficeRoutes } from "./mail/back-office-routes.ts";
import { registerNewsBackOfficeRoutes } from "./news/back-office-routes.ts";
import { registerOrderBackOfficeRoutes } from "./orders/back-office-routes.ts";
import { registerCustomerBackOfficeRoutes } from "./people/back-office-routes.ts";
import { registerUploadRoutes } from "./pictures/upload-routes.ts";
import { registerReviewBackOfficeRoutes } from "./reviews/back-office-routes.ts";
import { registerSynonymBackOfficeRoutes } from "./search/back-office-routes.ts";
import type { Services } from "./services.ts";
import { registerSettingsBackOfficeRoutes } from "./settings/back-office-routes.ts";
import type { ShopApp } from "./shop-app.ts";
import { registerStaffLoginRoutes } from "./staff/login-routes.ts";
import type { SecondFactorRule } from "./staff/missing-factor.ts";
import { registerStaffRoutes } from "./staff/staff-routes.ts";
import { registerStockBackOfficeRoutes } from "./stock/back-office-routes.ts";
import { registerWorkshopBackOfficeRoutes } from "./workshop/back-office-routes.ts";
import { registerBenchRoutes } from "./workshop/bench-routes.ts";
import { registerWorkshopDeviceRoutes } from "./workshop/device-routes.ts";

/** Every call of the back office, each feature's own. The prefix is guarded by `registerStaffGuard`. */
export function registerBackOffice(app: ShopApp, services: Services, rule: () => SecondFactorRule): void {
  registerStaffLoginRoutes(app, services, rule);
  registerStaffRoutes(app, services, rule);
  registerOrderBackOfficeRoutes(app, services);
  registerWorkshopBackOfficeRoutes(app, services);
  registerWorkshopDeviceRoutes(app, services);
  registerBenchRoutes(app, services);
  registerCatalogBackOfficeRoutes(app, services);
  registerSynonymBackOfficeRoutes(app, services);
  registerStockBackOfficeRoutes(app, services);
  registerUploadRoutes(app, services);
  registerCouponBackOfficeRoutes(app, services);
  registerCustomerBackOfficeRoutes(app, services);
  registerReviewBackOfficeRoutes(app, services);
  registerMessageBackOfficeRoutes(app, services);
  registerOutboxBackOfficeRoutes(app, services);
  registerSettingsBackOfficeRoutes(app, services);
  registerDashboardBackOfficeRoutes(app, services);
  registerNewsBackOfficeRoutes(app, services);
}
