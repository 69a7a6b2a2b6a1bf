import type { LazyRouteFunction, RouteObject } from "react-router";
import { everyone, office, owner, type StaffRole, shipping, workshop } from "#contract/values/staff-roles.ts";

type Screens = {
  roles: readonly StaffRole[];
  pages: { readonly [path: string]: LazyRouteFunction<RouteObject> };
};

/**
 * The pages of the back office, by the roles that may open them: those of the page's calls (the server decides, this
 * only saves a click). A page's module is loaded on first use and exports `Component`, and `loader` if it shows data.
 * The router ignores the order of the lines.
 */
export const screens: readonly Screens[] = [
  {
    roles: everyone,
    pages: {
      today: () => import("./reports/today/today-page.tsx"),
      account: () => import("./staff/account-page.tsx"),
      "packing-slips": () => import("./papers/packing-slips-page.tsx"),
    },
  },
  {
    roles: shipping,
    pages: {
      packing: () => import("./orders/packing/packing-list-page.tsx"),
      "packing/:id": () => import("./orders/packing/packing-page.tsx"),
      parcels: () => import("./parcels/parcel-list-page.tsx"),
    },
  },
  {
    roles: workshop,
    pages: {
      orders: () => import("./orders/order-list/order-list-page.tsx"),
      "orders/:id": () => import("./orders/order-page/order-page.tsx"),
      repairs: () => import("./parcels/repair-list-page.tsx"),
      "job-tickets": () => import("./workshop/job-list-page.tsx"),
      "job-tickets/print": () => import("./workshop/tickets-page.tsx"),
      "job-tickets/cutting": () => import("./workshop/cutting-list-page.tsx"),
      "job-tickets/embroidery": () => import("./workshop/embroidery-list-page.tsx"),
      cloth: () => import("./workshop/fabric/fabric-list-page.tsx"),
      "cloth/print": () => import("#web/back-office/workshop/fabric/fabric-print-page.tsx"),
      "cloth/:fabric/:color": () => import("./workshop/fabric/fabric-page.tsx"),
    },
  },
  {
    roles: office,
    pages: {
      "orders/new": () => import("./orders/order-form/new-order-page.tsx"),
      "orders/:id/edit": () => import("./orders/order-form/edit-order-page.tsx"),
      returns: () => import("./returns/request-list-page.tsx"),
      "returns/products": () => import("./returns/garments-back-page.tsx"),
      "returns/:id": () => import("./returns/request-page.tsx"),
      sales: () => import("./reports/dashboard/sales-page.tsx"),
      payouts: () => import("./parcels/payouts/payouts-page.tsx"),
      books: () => import("./reports/books/books-page.tsx"),
      "books/entries": () => import("./reports/books/book-entries-page.tsx"),
      "books/open": () => import("./reports/books/open-orders-page.tsx"),
      "books/payouts": () => import("./reports/books/payout-rows-page.tsx"),
      "invoices/list": () => import("./papers/invoices/invoice-list-page.tsx"),
      invoices: () => import("./papers/invoices-page.tsx"),
      "cloth/new": () => import("./workshop/fabric/new-fabric-page.tsx"),
      products: () => import("./catalog/products/product-list-page.tsx"),
      "products/files": () => import("./catalog/product-files/product-files-page.tsx"),
      "products/new": () => import("./catalog/products/new-product-page.tsx"),
      "products/:id": () => import("./catalog/products/product-page.tsx"),
      "products/:id/stock": () => import("./catalog/stock/stock-page.tsx"),
      lists: () => import("./catalog/lists/lists-page.tsx"),
      "garment-types": () => import("./catalog/garment-types/garment-type-list-page.tsx"),
      "garment-types/new": () => import("./catalog/garment-types/new-garment-type-page.tsx"),
      "garment-types/:id": () => import("./catalog/garment-types/garment-type-page.tsx"),
      options: () => import("./catalog/options/option-list-page.tsx"),
      "options/new": () => import("./catalog/options/new-option-page.tsx"),
      "options/:id": () => import("./catalog/options/option-page.tsx"),
      "search-words": () => import("./catalog/search/group-list-page.tsx"),
      "search-words/new": () => import("./catalog/search/new-group-page.tsx"),
      "search-words/:id": () => import("./catalog/search/group-page.tsx"),
      coupons: () => import("./pricing/coupons/coupon-list-page.tsx"),
      "coupons/new": () => import("./pricing/coupons/new-coupon-page.tsx"),
      "coupons/:id": () => import("./pricing/coupons/coupon-page.tsx"),
      customers: () => import("./customers/customer-list-page.tsx"),
      "customers/:id": () => import("./customers/customer-page.tsx"),
      reviews: () => import("./catalog/reviews/review-list-page.tsx"),
      messages: () => import("./contact/message-list-page.tsx"),
      "messages/:id": () => import("./contact/message-page.tsx"),
      texts: () => import("./notifications/texts/text-list-page.tsx"),
      mails: () => import("./notifications/mails/mail-list-page.tsx"),
      "mails/:id": () => import("./notifications/mails/mail-page.tsx"),
      "audit-log": () => import("./staff/audit-log-page.tsx"),
    },
  },
  {
    roles: owner,
    pages: {
      "workshop-tablets": () => import("./workshop/tablets/devices-page.tsx"),
      "api-keys": () => import("./integrations/api-keys/api-keys-page.tsx"),
      webhooks: () => import("./integrations/webhooks/webhook-list-page.tsx"),
      "webhooks/:id": () => import("./integrations/webhooks/webhook-page.tsx"),
      staff: () => import("./staff/staff-list-page.tsx"),
      "staff/new": () => import("./staff/new-staff-page.tsx"),
      "staff/rights": () => import("./staff/rights-page.tsx"),
      "staff/:id": () => import("./staff/staff-page.tsx"),
      settings: () => import("./settings/shop-page.tsx"),
      "settings/pricing": () => import("./settings/pricing-page.tsx"),
      "settings/payments": () => import("./settings/payments-page.tsx"),
      "settings/workshop": () => import("./settings/workshop-page.tsx"),
      "settings/couriers": () => import("./settings/couriers-page.tsx"),
      "settings/returns": () => import("./settings/returns-page.tsx"),
      "settings/orders": () => import("./settings/orders-page.tsx"),
      "settings/security": () => import("./settings/security-page.tsx"),
    },
  },
];
