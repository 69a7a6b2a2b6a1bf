import type * as account from "./account-tables.ts";
import type * as catalog from "./catalog-tables.ts";
import type * as shop from "./shop-tables.ts";
import type * as staff from "./staff-tables.ts";

/** The tables as the newest migration leaves them. */
export type Schema = {
  categories: catalog.CategoriesTable;
  colors: catalog.ColorsTable;
  fabrics: catalog.FabricsTable;
  charges: catalog.ChargesTable;
  size_charts: catalog.SizeChartsTable;
  products: catalog.ProductsTable;
  product_colors: catalog.ProductColorsTable;
  product_fabrics: catalog.ProductFabricsTable;
  product_trouser_options: catalog.ProductTrouserOptionsTable;
  product_images: catalog.ProductImagesTable;
  search_words: catalog.SearchWordsTable;
  catalog_version: catalog.CatalogVersionTable;
  users: shop.UsersTable;
  reviews: shop.ReviewsTable;
  coupons: shop.CouponsTable;
  coupon_customers: shop.CouponCustomersTable;
  orders: shop.OrdersTable;
  order_items: shop.OrderItemsTable;
  order_history: shop.OrderHistoryTable;
  idempotency_keys: shop.IdempotencyKeysTable;
  sessions: account.SessionsTable;
  recoveries: account.RecoveriesTable;
  rate_counters: account.RateCountersTable;
  outgoing_mails: account.OutgoingMailsTable;
  contact_messages: account.ContactMessagesTable;
  measurement_sets: account.MeasurementSetsTable;
  staff_sessions: staff.StaffSessionsTable;
  second_factors: staff.SecondFactorsTable;
  recovery_codes: staff.RecoveryCodesTable;
  password_links: staff.PasswordLinksTable;
  audit_log: staff.AuditLogTable;
};
