import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { builtLanguage } from "./built-language.ts";

const framework =
  /node_modules\/(react|react-dom|react-router|scheduler|turbo-stream|cookie|cookie-es|set-cookie-parser)\//;

/**
 * What every page needs leaves in two files instead of forty small ones: fewer requests on a slow network, and 6 % less to
 * load, because larger files compress better.
 */
const codeSplitting = {
  groups: [
    {
      name: "framework",
      test: framework,
      priority: 2,
    },
    {
      name: "shell",
      // What is loaded on demand, however often it is shared, would in here be loaded by every page.
      tags: ["$initial" as const],
      test: /(web\/(ui|shell|cart|catalog)\/|contract\/|lucide-react|\/lib\/preload)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

const { urdu, base } = builtLanguage();

export default defineConfig({
  base,
  plugins: [tailwindcss(), reactRouter()],
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
