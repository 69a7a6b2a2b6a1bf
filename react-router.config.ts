import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressBuild } from "./build/compression.ts";
import { builtLanguage } from "./build/language.ts";
import { buildServiceWorker } from "./build/service-worker.ts";

const { isFirst, base, folder } = builtLanguage();

export default {
  appDirectory: "web",
  ssr: true,
  basename: base,
  buildDirectory: folder,
  // The whole route table is small: one request less on every first click.
  routeDiscovery: { mode: "initial" },
  // The loader of a page comes with it: apart, they would be two small files more on a slow network.
  splitRouteModules: false,
  // Bundler plugins end before the route manifest is written, so the files are compressed here.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    // One worker for all languages, built with the first.
    if (isFirst) await buildServiceWorker(join(buildDirectory, "client"), join(buildDirectory, "offline"));
    await compressBuild(join(buildDirectory, "client"));
  },
} satisfies Config;
