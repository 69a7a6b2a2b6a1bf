import { existsSync } from "node:fs";

/** Code that changes with new versions of the libraries alone, and not with the shop. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|cookie|cookie-es|set-cookie-parser)\//;

/** Loaded with every page. */
const frame = ["entry.client.tsx", "root.tsx", "layout/shop-layout.tsx"];

/**
 * In the frame, too: what pages share with each other or with what is loaded on demand, which is too little for a file
 * of its own.
 */
const smallParts =
  /\/(values\/digits|catalog\/after-order|shell\/inner-banner|payments\/gateways|ui\/(field-error|text-link))\.tsx?$|\/icons\/(badge-check|check|chevron-down|circle-alert)\.mjs$/;

/**
 * Pages that share a file: it holds the code that at least two of them need. Code that could be in several files is
 * in the first of them, so that nothing of the frame, and of the pages that a visit begins with, is in a second one.
 */
const sharedBy = {
  frame: [
    "home/home-page.tsx",
    "catalog/products-page.tsx",
    "product/product-page.tsx",
    "catalog/product-carousel.tsx",
  ],
  buying: ["product/product-page.tsx", "cart/cart-page.tsx"],
  ordering: ["cart/cart-page.tsx", "checkout/checkout-page.tsx"],
  forms: ["checkout/checkout-page.tsx", "customers/accounts/login-page.tsx", "contact/contact-page.tsx"],
};

/**
 * Shared code leaves in a few files instead of forty small ones: fewer requests on a slow network, and less to load,
 * because larger files compress better. Code that is loaded on demand stays out: every page would load it.
 */
export const scriptGroups = {
  groups: [
    { name: "libraries", test: libraries, priority: 10 },
    ...Object.entries(sharedBy).map(([name, pages], index) => ({
      name: (id: string, graph: ModuleGraph) =>
        isShared(modulesThatNeed(id, graph), pages) || (name === "frame" && smallParts.test(id))
          ? name
          : null,
      tags: ["$initial" as const],
      priority: 9 - index,
    })),
    // The dates of delivery, which a short page of a product shows at once, without the cart's other code.
    {
      name: "promise",
      test: /\/(delivery\/(delivery-facts|known-destination|describe-promise)|session\/checkout-draft|returns\/refund-refusals|messages\/\w+\/(product-)?delivery)\.tsx?$/,
      tags: ["$initial" as const],
      priority: 8.5,
    },
    // Code that the checkout shares with dialogs, and with the pages of orders: eleven files of a few hundred bytes
    // were two rounds of requests.
    {
      name: "delivery",
      test: /\/(delivery-fields|redirect-to-payment|provinces|select-field)\.tsx?$/,
      tags: ["$initial" as const],
    },
    { name: "orders", test: /\/(order-api|choice-list)\.tsx?$/, tags: ["$initial" as const] },
    // These pages share small modules, those of their words too, with what is loaded on demand.
    { name: "product", test: /\/web\/product\//, tags: ["$initial" as const] },
    {
      name: "list",
      test: /\/web\/(catalog\/products-page|messages\/\w+\/product-list)/,
      tags: ["$initial" as const],
    },
  ],
};

// A page that has moved would be in no group, and every visit would load some kilobytes more.
for (const page of [...frame, ...Object.values(sharedBy).flat()])
  if (!existsSync(new URL(`../web/${page}`, import.meta.url)))
    throw new Error(`There is no page web/${page}.`);

function isShared(needing: ReadonlySet<string>, pages: readonly string[]): boolean {
  return frame.some((module) => needing.has(module)) || pages.filter((page) => needing.has(page)).length > 1;
}

type ModuleGraph = { getModuleInfo(id: string): { importers: string[] } | null };

const known = new Map<string, ReadonlySet<string>>();

/** The modules that import a module statically, directly or through others, as paths in `web/`. */
function modulesThatNeed(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const ids = new Set([id]);
  for (const module of ids)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) ids.add(importer);
  const paths = new Set([...ids].map((module) => module.replace(/^.*\/web\/|\?.*$/g, "")));
  known.set(id, paths);
  return paths;
}
