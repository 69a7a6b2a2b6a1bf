import type { LazyRouteFunction, RouteObject } from "react-router";
import { type StaffRole, staffRoles } from "#contract/staff/staff-roles.ts";
import { AppFailure } from "./shell/app-failure.tsx";
import { Opening } from "./shell/opening.tsx";
import { PageFailure } from "./shell/page-failure.tsx";

type LoadPage = LazyRouteFunction<RouteObject>;

const everyone = staffRoles;
const office: readonly StaffRole[] = ["owner", "manager"];
const owner: readonly StaffRole[] = ["owner"];

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
      { path: "scan/:number", lazy: () => import("./orders/scanned-page.tsx") },
      { path: "bench", lazy: () => import("./bench/bench-page.tsx") },
      {
        id: "office",
        path: "/",
        lazy: () => import("./shell/office-layout.tsx"),
        children: [
          { index: true, lazy: () => import("./shell/start-page.tsx") },
          page("account", everyone, () => import("./staff/account-page.tsx")),
          page("orders", everyone, () => import("./orders/order-list-page.tsx")),
          page("orders/new", office, () => import("./orders/new-order-page.tsx")),
          page("orders/:id/edit", office, () => import("./orders/edit-order-page.tsx")),
          page("orders/:id", everyone, () => import("./orders/order-page.tsx")),
          page("returns", office, () => import("./aftercare/aftercare-list-page.tsx")),
          page("returns/products", office, () => import("./aftercare/garments-back-page.tsx")),
          page("returns/:id", office, () => import("./aftercare/aftercare-page.tsx")),
          page("dashboard", office, () => import("./dashboard/dashboard-page.tsx")),
          page("payouts", office, () => import("./payouts/payouts-page.tsx")),
          page("books", office, () => import("./books/books-page.tsx")),
          page("books/entries", office, () => import("./books/book-entries-page.tsx")),
          page("books/open", office, () => import("./books/open-orders-page.tsx")),
          page("books/payouts", office, () => import("./books/payout-rows-page.tsx")),
          page("parcels", office, () => import("./parcels/parcel-list-page.tsx")),
          page("repairs", everyone, () => import("./parcels/repair-list-page.tsx")),
          page("invoices", office, () => import("./papers/invoices-page.tsx")),
          page("packing-slips", everyone, () => import("./papers/packing-slips-page.tsx")),
          page("job-tickets", everyone, () => import("./workshop/job-list-page.tsx")),
          page("job-tickets/print", everyone, () => import("./workshop/tickets-page.tsx")),
          page("job-tickets/cutting", everyone, () => import("./workshop/cutting-list-page.tsx")),
          page("job-tickets/embroidery", everyone, () => import("./workshop/embroidery-list-page.tsx")),
          page("cloth", everyone, () => import("./cloth/cloth-list-page.tsx")),
          page("cloth/print", everyone, () => import("./cloth/cloth-paper-page.tsx")),
          page("cloth/new", office, () => import("./cloth/new-cloth-page.tsx")),
          page("cloth/:fabric/:color", everyone, () => import("./cloth/cloth-page.tsx")),
          page("products", office, () => import("./products/product-list-page.tsx")),
          page("products/files", office, () => import("./product-files/product-files-page.tsx")),
          page("products/new", office, () => import("./products/new-product-page.tsx")),
          page("products/:id", office, () => import("./products/product-page.tsx")),
          page("products/:id/stock", office, () => import("./stock/stock-page.tsx")),
          page("lists", office, () => import("./lists/lists-page.tsx")),
          page("garment-types", office, () => import("./garments/garment-type-list-page.tsx")),
          page("garment-types/new", office, () => import("./garments/new-garment-type-page.tsx")),
          page("garment-types/:id", office, () => import("./garments/garment-type-page.tsx")),
          page("options", office, () => import("./options/option-list-page.tsx")),
          page("options/new", office, () => import("./options/new-option-page.tsx")),
          page("options/:id", office, () => import("./options/option-page.tsx")),
          page("search-words", office, () => import("./search-words/group-list-page.tsx")),
          page("search-words/new", office, () => import("./search-words/new-group-page.tsx")),
          page("search-words/:id", office, () => import("./search-words/group-page.tsx")),
          page("workshop-tablets", owner, () => import("./workshop/devices-page.tsx")),
          page("api-keys", owner, () => import("./api-keys/api-keys-page.tsx")),
          page("webhooks", owner, () => import("./webhooks/webhook-list-page.tsx")),
          page("webhooks/:id", owner, () => import("./webhooks/webhook-page.tsx")),
          page("staff", owner, () => import("./staff/staff-list-page.tsx")),
          page("staff/new", owner, () => import("./staff/new-staff-page.tsx")),
          page("staff/:id", owner, () => import("./staff/staff-page.tsx")),
          page("coupons", office, () => import("./coupons/coupon-list-page.tsx")),
          page("coupons/new", office, () => import("./coupons/new-coupon-page.tsx")),
          page("coupons/:id", office, () => import("./coupons/coupon-page.tsx")),
          page("customers", office, () => import("./customers/customer-list-page.tsx")),
          page("customers/:id", office, () => import("./customers/customer-page.tsx")),
          page("reviews", office, () => import("./reviews/review-list-page.tsx")),
          page("messages", office, () => import("./messages/message-list-page.tsx")),
          page("messages/:id", office, () => import("./messages/message-page.tsx")),
          page("mails", office, () => import("./mails/mail-list-page.tsx")),
          page("mails/:id", office, () => import("./mails/mail-page.tsx")),
          page("settings", owner, () => import("./settings/settings-page.tsx")),
          page("audit-log", office, () => import("./staff/audit-log-page.tsx")),
          { path: "*", lazy: () => import("./shell/missing-page.tsx") },
        ],
      },
    ],
  },
];
