import { withoutPrefix } from "./languages.ts";

/** Query parameters that change a list, in the order of the cache key. */
const listQuery = [
  "category",
  "garment_type",
  "color",
  "fabric_type",
  "size",
  "min_price",
  "max_price",
  "q",
  "sort",
  "page",
];

type ShopPage = {
  /** In the router's syntax (specification section 2). */
  path: `/${string}`;
  module: string;
  /** Audience: logged-in customers, guests, or everyone if absent. */
  for?: "customers" | "guests";
  /** Indexing: with a line in the sitemap, listed by its content, or not at all if absent. */
  search?: "sitemap" | "content" | "disallowed";
  /** Whether it opens offline once visited. Only pages that are the same for everyone may. */
  isKeptOffline?: true;
  /** Leads to an order or shows one: prioritised when the shop sheds load. */
  isAboutOrders?: true;
  query?: readonly string[];
  /** Without the shop's header and footer. */
  isBare?: true;
};

/** The single list for router, guards, caches, service worker, sitemap, robots.txt, journeys and bench. */
export const shopPages = [
  {
    path: "/",
    module: "home/home-page.tsx",
    search: "sitemap",
    isKeptOffline: true,
    query: ["category", "color", "fabric_type"],
  },
  {
    path: "/products",
    module: "catalog/products-page.tsx",
    search: "sitemap",
    isKeptOffline: true,
    query: listQuery,
  },
  // Only a product's color changes the first view; the browser restores the other choices.
  {
    path: "/selectedItem/:id",
    module: "product/product-page.tsx",
    search: "content",
    isKeptOffline: true,
    query: ["color"],
  },
  { path: "/size-chart", module: "content/size-chart-page.tsx", search: "sitemap", isKeptOffline: true },
  {
    path: "/cart",
    module: "cart/cart-page.tsx",
    search: "disallowed",
    isKeptOffline: true,
    isAboutOrders: true,
  },
  {
    path: "/checkout",
    module: "checkout/checkout-page.tsx",
    search: "disallowed",
    isKeptOffline: true,
    isAboutOrders: true,
  },
  {
    path: "/order-track",
    module: "orders/tracking/order-track-page.tsx",
    search: "sitemap",
    isKeptOffline: true,
    isAboutOrders: true,
  },
  { path: "/order-success/:id", module: "orders/placed/order-success-page.tsx", isAboutOrders: true },
  { path: "/return-paper/:id/:number", module: "orders/returns/return-form-page.tsx" },
  {
    path: "/order-confirm/:id/:token",
    module: "orders/changing/order-confirm-page.tsx",
    isAboutOrders: true,
  },
  { path: "/order-again/:id/:token", module: "orders/again/order-again-page.tsx", isAboutOrders: true },
  { path: "/mail-stop/:id/:token", module: "orders/placed/mail-stop-page.tsx" },
  { path: "/payment/:id", module: "orders/paying/payment-page.tsx", isAboutOrders: true },
  { path: "/orders", module: "orders/tracking/orders-page.tsx", for: "customers", search: "disallowed" },
  { path: "/login", module: "customers/accounts/login-page.tsx", for: "guests" },
  { path: "/signup", module: "customers/accounts/signup-page.tsx", for: "guests" },
  { path: "/forget", module: "customers/accounts/forget-page.tsx" },
  { path: "/otp/:id", module: "customers/accounts/otp-page.tsx", search: "disallowed" },
  { path: "/reset/:id/:value", module: "customers/accounts/reset-page.tsx", search: "disallowed" },
  { path: "/email-change/:id/:token", module: "customers/accounts/email-change-page.tsx" },
  { path: "/profile", module: "customers/accounts/profile-page.tsx", for: "customers", search: "disallowed" },
  { path: "/contact", module: "contact/contact-page.tsx", search: "sitemap", isKeptOffline: true },
  { path: "/about", module: "content/about-page.tsx", search: "sitemap", isKeptOffline: true },
  {
    path: "/privacy-policy",
    module: "content/privacy-policy-page.tsx",
    search: "sitemap",
    isKeptOffline: true,
  },
  { path: "/tac", module: "content/terms-page.tsx", search: "sitemap", isKeptOffline: true },
  { path: "/offline", module: "connection/offline-page.tsx", isKeptOffline: true },
  { path: "/404", module: "shell/missing-page.tsx", isBare: true },
  { path: "/maintenance", module: "shell/maintenance-page.tsx", isBare: true },
] as const satisfies readonly ShopPage[];

export type ShopPagePath = (typeof shopPages)[number]["path"];

const patterns = shopPages.map((page): [RegExp, ShopPage] => [
  new RegExp(`^${page.path.replace(/:\w+/g, "[^/]+")}/?$`, "i"),
  page,
]);

/**
 * The page at a path without its language, matched like the router: case-insensitively, with or without a trailing
 * slash.
 */
export function findShopPage(path: string): ShopPage | undefined {
  return patterns.find(([pattern]) => pattern.test(path))?.[1];
}

/** The pattern of the page at a path in any language: safe to log, because addresses contain ids. */
export function pagePatternOf(path: string): ShopPagePath | undefined {
  const page = findShopPage(withoutPrefix(path));
  return shopPages.find((known) => known === page)?.path;
}
