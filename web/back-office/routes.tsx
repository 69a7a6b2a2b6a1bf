import type { LazyRouteFunction, RouteObject } from "react-router";
import { everyone, office, owner, type StaffRole } from "#contract/values/staff-roles.ts";
import { AppFailure } from "./shell/app-failure.tsx";
import { Opening } from "./shell/opening.tsx";
import { PageFailure } from "./shell/page-failure.tsx";

type LoadPage = LazyRouteFunction<RouteObject>;

/**
 * A page of the back office. Its module is loaded when it is first opened and exports `Component`, and `loader` if it shows
 * data; it fails in its own place. The roles are those of the calls it makes: the server decides, this only saves a click.
 */
function page(path: string, roles: readonly StaffRole[], load: LoadPage): RouteObject {
  return { path, handle: { roles }, lazy: load, ErrorBoundary: PageFailure };
}

/** The order of the lines means nothing to the router. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: Opening,
    ErrorBoundary: AppFailure,
    children: [
      { path: "sign-in", lazy: () => import("./staff/sign-in-page.tsx") },
      { path: "second-factor", lazy: () => import("./staff/second-factor-page.tsx") },
      { path: "choose-password", lazy: () => import("./staff/choose-password-page.tsx") },
      { path: "scan/:number", lazy: () => import("#web/back-office/orders/order-list/scanned-page.tsx") },
      { path: "bench", lazy: () => import("#web/back-office/workshop/tablets/tablet-page.tsx") },
      {
        id: "office",
        path: "/",
        lazy: () => import("./shell/office-layout.tsx"),
        children: [
          { index: true, lazy: () => import("./shell/start-page.tsx") },
          page("account", everyone, () => import("./staff/account-page.tsx")),
          page("orders", everyone, () => import("#web/back-office/orders/order-list/order-list-page.tsx")),
          page("orders/new", office, () => import("#web/back-office/orders/order-form/new-order-page.tsx")),
          page(
            "orders/:id/edit",
            office,
            () => import("#web/back-office/orders/order-form/edit-order-page.tsx"),
          ),
          page("orders/:id", everyone, () => import("#web/back-office/orders/order-page/order-page.tsx")),
          page("returns", office, () => import("#web/back-office/returns/request-list-page.tsx")),
          page("returns/products", office, () => import("#web/back-office/returns/garments-back-page.tsx")),
          page("returns/:id", office, () => import("#web/back-office/returns/request-page.tsx")),
          page("dashboard", office, () => import("#web/back-office/reports/dashboard/dashboard-page.tsx")),
          page("payouts", office, () => import("#web/back-office/parcels/payouts/payouts-page.tsx")),
          page("books", office, () => import("#web/back-office/reports/books/books-page.tsx")),
          page("books/entries", office, () => import("#web/back-office/reports/books/book-entries-page.tsx")),
          page("books/open", office, () => import("#web/back-office/reports/books/open-orders-page.tsx")),
          page("books/payouts", office, () => import("#web/back-office/reports/books/payout-rows-page.tsx")),
          page("parcels", office, () => import("./parcels/parcel-list-page.tsx")),
          page("repairs", everyone, () => import("./parcels/repair-list-page.tsx")),
          page("invoices", office, () => import("./papers/invoices-page.tsx")),
          page("packing-slips", everyone, () => import("./papers/packing-slips-page.tsx")),
          page("job-tickets", everyone, () => import("./workshop/job-list-page.tsx")),
          page("job-tickets/print", everyone, () => import("./workshop/tickets-page.tsx")),
          page("job-tickets/cutting", everyone, () => import("./workshop/cutting-list-page.tsx")),
          page("job-tickets/embroidery", everyone, () => import("./workshop/embroidery-list-page.tsx")),
          page("cloth", everyone, () => import("#web/back-office/workshop/fabric/fabric-list-page.tsx")),
          page(
            "cloth/print",
            everyone,
            () => import("#web/back-office/workshop/fabric/fabric-paper-page.tsx"),
          ),
          page("cloth/new", office, () => import("#web/back-office/workshop/fabric/new-fabric-page.tsx")),
          page(
            "cloth/:fabric/:color",
            everyone,
            () => import("#web/back-office/workshop/fabric/fabric-page.tsx"),
          ),
          page("products", office, () => import("#web/back-office/catalog/products/product-list-page.tsx")),
          page(
            "products/files",
            office,
            () => import("#web/back-office/catalog/product-files/product-files-page.tsx"),
          ),
          page(
            "products/new",
            office,
            () => import("#web/back-office/catalog/products/new-product-page.tsx"),
          ),
          page("products/:id", office, () => import("#web/back-office/catalog/products/product-page.tsx")),
          page("products/:id/stock", office, () => import("#web/back-office/catalog/stock/stock-page.tsx")),
          page("lists", office, () => import("#web/back-office/catalog/lists/lists-page.tsx")),
          page(
            "garment-types",
            office,
            () => import("#web/back-office/catalog/garment-types/garment-type-list-page.tsx"),
          ),
          page(
            "garment-types/new",
            office,
            () => import("#web/back-office/catalog/garment-types/new-garment-type-page.tsx"),
          ),
          page(
            "garment-types/:id",
            office,
            () => import("#web/back-office/catalog/garment-types/garment-type-page.tsx"),
          ),
          page("options", office, () => import("#web/back-office/catalog/options/option-list-page.tsx")),
          page("options/new", office, () => import("#web/back-office/catalog/options/new-option-page.tsx")),
          page("options/:id", office, () => import("#web/back-office/catalog/options/option-page.tsx")),
          page("search-words", office, () => import("#web/back-office/catalog/search/group-list-page.tsx")),
          page(
            "search-words/new",
            office,
            () => import("#web/back-office/catalog/search/new-group-page.tsx"),
          ),
          page("search-words/:id", office, () => import("#web/back-office/catalog/search/group-page.tsx")),
          page("workshop-tablets", owner, () => import("#web/back-office/workshop/tablets/devices-page.tsx")),
          page("api-keys", owner, () => import("#web/back-office/integrations/api-keys/api-keys-page.tsx")),
          page(
            "webhooks",
            owner,
            () => import("#web/back-office/integrations/webhooks/webhook-list-page.tsx"),
          ),
          page(
            "webhooks/:id",
            owner,
            () => import("#web/back-office/integrations/webhooks/webhook-page.tsx"),
          ),
          page("staff", owner, () => import("./staff/staff-list-page.tsx")),
          page("staff/new", owner, () => import("./staff/new-staff-page.tsx")),
          page("staff/:id", owner, () => import("./staff/staff-page.tsx")),
          page("coupons", office, () => import("#web/back-office/pricing/coupons/coupon-list-page.tsx")),
          page("coupons/new", office, () => import("#web/back-office/pricing/coupons/new-coupon-page.tsx")),
          page("coupons/:id", office, () => import("#web/back-office/pricing/coupons/coupon-page.tsx")),
          page("customers", office, () => import("./customers/customer-list-page.tsx")),
          page("customers/:id", office, () => import("./customers/customer-page.tsx")),
          page("reviews", office, () => import("#web/back-office/catalog/reviews/review-list-page.tsx")),
          page("messages", office, () => import("#web/back-office/contact/message-list-page.tsx")),
          page("messages/:id", office, () => import("#web/back-office/contact/message-page.tsx")),
          page("mails", office, () => import("#web/back-office/notifications/mails/mail-list-page.tsx")),
          page("mails/:id", office, () => import("#web/back-office/notifications/mails/mail-page.tsx")),
          page("settings", owner, () => import("./settings/settings-page.tsx")),
          page("audit-log", office, () => import("./staff/audit-log-page.tsx")),
          { path: "*", lazy: () => import("./shell/missing-page.tsx") },
        ],
      },
    ],
  },
];
