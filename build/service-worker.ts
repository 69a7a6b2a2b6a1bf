import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

/** One file with the identity of the build in `clientFolder`, so that caches of different builds are never mixed. */
export async function buildServiceWorker(clientFolder: string, outDir: string): Promise<void> {
  const names = await readdir(join(clientFolder, "assets"));
  const buildId = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 12);
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { buildId: JSON.stringify(buildId) },
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: "web/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
