import { withoutPrefix } from "./languages.ts";

/** What of the query changes a list, in the order in which it is cached. */
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
  /** As the router writes it (specification section 2). */
  path: `/${string}`;
  module: string;
  /** Whom it is for: customers who are logged in, guests, or, where nothing is said, everyone. */
  for?: "customers" | "guests";
  /** How search engines see it: with a line in the sitemap, listed by its content, or, where nothing is said, not at all. */
  search?: "sitemap" | "content" | "disallowed";
  /** Whether it opens without network once it was seen. Only what is the same for everyone may. */
  isKeptOffline?: true;
  /** Leads to an order or tells of one: of a shop with more to do than it can, it comes first. */
  isTill?: true;
  query?: readonly string[];
  /** Stands by itself, without the shop's header and footer. */
  isBare?: true;
};

/** Router, guards, caches, service worker, sitemap, robots.txt, journeys and bench read it: what is added here is known to all. */
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
  // Of a product only the color changes what is seen first; the browser makes its other choices again by itself.
  {
    path: "/selectedItem/:id",
    module: "product/product-page.tsx",
    search: "content",
    isKeptOffline: true,
    query: ["color"],
  },
  { path: "/size-chart", module: "content/size-chart-page.tsx", search: "sitemap", isKeptOffline: true },
  { path: "/cart", module: "cart/cart-page.tsx", search: "disallowed", isKeptOffline: true, isTill: true },
  {
    path: "/checkout",
    module: "checkout/checkout-page.tsx",
    search: "disallowed",
    isKeptOffline: true,
    isTill: true,
  },
  {
    path: "/order-track",
    module: "orders/tracking/order-track-page.tsx",
    search: "sitemap",
    isKeptOffline: true,
    isTill: true,
  },
  { path: "/order-success/:id", module: "orders/placed/order-success-page.tsx", isTill: true },
  { path: "/return-paper/:id/:number", module: "orders/returns/return-form-page.tsx" },
  { path: "/order-confirm/:id/:token", module: "orders/changing/order-confirm-page.tsx", isTill: true },
  { path: "/payment/:id", module: "orders/paying/payment-page.tsx", isTill: true },
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

/** The page at a path without its language, as the router finds it: in any case, with or without a slash at its end. */
export function findShopPage(path: string): ShopPage | undefined {
  return patterns.find(([pattern]) => pattern.test(path))?.[1];
}

/** The pattern of the page at a path in any language: what may be told of it, because ids stand in addresses. */
export function pagePatternOf(path: string): ShopPagePath | undefined {
  const page = findShopPage(withoutPrefix(path));
  return shopPages.find((known) => known === page)?.path;
}
