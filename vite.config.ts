import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { builtLanguage } from "./built-language.ts";
import { compileHint } from "./compile-hint.ts";

const react = /node_modules\/(react|react-dom|scheduler)\//;
const router = /node_modules\/(react-router|turbo-stream|cookie|cookie-es|set-cookie-parser)\//;

/** A field with its label and its message: of every form, and of a product that is not bought by a form. */
const fieldFiles = "text-(area|field)|select-|field-";
const fields = new RegExp(`web/ui/(${fieldFiles})`);

/**
 * The frame around every page, and what the list of products and the pages that a visit begins with have in common; what it needs in
 * turn comes with it.
 */
const shell = new RegExp(
  [
    "web/shell/|web/home/load-home",
    `web/ui/(?!choice-group|confirm|quantity|${fieldFiles})`,
    "web/cart/(cart-store|stored-cart|create-cart-store|use-hydrated)",
    "web/accounts/(create-)?user-store",
    "web/catalog/(card-product|product-card|product-carousel|recently-viewed|after-order)",
    "web/messages/\\w+/(shell|sentences|ui|product-card|language|offline)",
    "contract/(client|digits|money|shop-settings)",
    "lucide-react|/lib/preload",
  ].join("|"),
);

/** What the product, the cart and the checkout have in common: choices, lines and fields. */
const buying = /web\/(ui|cart|catalog)\/|contract\//;

/** What pages with a form have in common. */
const forms = /web\/forms\/|react-hook-form/;

/**
 * What is shared leaves in six files instead of forty small ones: fewer requests on a slow network, and 6 % less to load,
 * because larger files compress better. Of what is loaded on demand, none: it would be loaded by every page.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: react, priority: 4 },
    { name: "router", test: router, priority: 3 },
    { name: "shell", test: shell, tags: ["$initial" as const], priority: 2 },
    { name: "fields", test: fields, tags: ["$initial" as const], priority: 2 },
    { name: "forms", test: forms, tags: ["$initial" as const], minShareCount: 2, priority: 1 },
    { name: "buying", test: buying, tags: ["$initial" as const], minShareCount: 2, priority: 1 },
  ],
};

const { urdu, base } = builtLanguage();

export default defineConfig({
  base,
  plugins: [tailwindcss(), reactRouter(), compileHint()],
  // Files that keep their name are in the build of the first language, at the root of the shop.
  publicDir: urdu ? false : "web/public",
  // Several builds share a folder and run side by side: who starts them all empties it before.
  build: { emptyOutDir: false },
  environments: {
    client: {
      resolve: { conditions: messagesFirst(defaultClientConditions) },
      build: { rollupOptions: { output: { codeSplitting } } },
    },
    ssr: {
      resolve: { conditions: messagesFirst(defaultServerConditions) },
      // The server is the entry of the build: the pages and the API leave as one program. It loads the pages of further
      // languages from builds of their own.
      build: { rollupOptions: { input: urdu ? "./web/pages-build.ts" : "./server/main.ts" } },
    },
  },
});

/** Chooses between the catalogues in `imports` of package.json. */
function messagesFirst(conditions: readonly string[]): string[] {
  return urdu ? ["urdu", ...conditions] : [...conditions];
}
