import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The back office is a program of its own: nothing of it is in the shop's build. */
export default defineConfig({
  root: "web/back-office",
  base: "/admin/",
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: "../../dist/back-office",
    emptyOutDir: true,
    // Everything that can be a file is one: the Content-Security-Policy trusts nothing else.
    assetsInlineLimit: 0,
    // Libraries say "use client" for servers that draw; here nothing is drawn on a server.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
