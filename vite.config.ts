import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compileHint } from "./build/compile-hint.ts";
import { builtLanguage } from "./build/language.ts";
import { minifiedText } from "./build/minified-text.ts";
import { scriptGroups } from "./build/script-groups.ts";

const { language, isFirst, base } = builtLanguage();

const messagesFolder = fileURLToPath(new URL(`./web/messages/${language}/`, import.meta.url));

export default defineConfig({
  base,
  // For everybody else, `imports` of package.json names the first language.
  resolve: { alias: [{ find: /^#messages\//, replacement: messagesFolder }] },
  plugins: [minifiedText(), tailwindcss(), reactRouter(), compileHint()],
  // Hundreds of small files, of which a page needs a few: served as they are, instead of joined again with each one
  // that is found.
  optimizeDeps: { exclude: ["lucide"] },
  // Files that keep their name are in the build of the first language, at the root of the shop.
  publicDir: isFirst && "web/public",
  // Several builds share a folder and run side by side: who starts them all empties it before.
  build: { emptyOutDir: false },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: scriptGroups } } },
    },
    ssr: {
      // Hundreds of small files, of which a part is needed: joined, they take less memory and start sooner.
      resolve: { noExternal: ["zod", "kysely", "fastify-type-provider-zod", "lucide"] },
      build: {
        rollupOptions: {
          // The server is the entry of the build: the pages and the API leave as one program. It loads the pages of
          // further languages from builds of their own.
          input: isFirst ? "./server/main.ts" : "./web/pages-build.ts",
          // A single character beyond Latin-1 would have Node keep the whole file with two bytes a character.
          output: { charset: "ascii", comments: false },
        },
      },
    },
  },
});
