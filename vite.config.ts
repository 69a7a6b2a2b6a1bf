import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  // The server is the entry of the build: the pages and the API leave as one program.
  environments: { ssr: { build: { rollupOptions: { input: "./server/main.ts" } } } },
});
