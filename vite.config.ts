import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // Compressed once by the build; the server sends the twin to browsers that read it.
    compression({
      algorithms: ["brotliCompress"],
      include: /\.(js|css|svg|json|webmanifest)$/,
      threshold: 500,
    }),
  ],
  publicDir: "web/public",
  // The server is the entry of the build: the pages and the API leave as one program.
  environments: { ssr: { build: { rollupOptions: { input: "./server/main.ts" } } } },
});
