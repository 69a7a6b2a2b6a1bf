import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { builtLanguage } from "./built-language.ts";
import { compressBuild } from "./compress-build.ts";

const { basename, folder } = builtLanguage();

export default {
  appDirectory: "web",
  ssr: true,
  basename,
  buildDirectory: folder,
  // The whole route table is small: one request less on every first click.
  routeDiscovery: { mode: "initial" },
  // Bundler plugins end before the route manifest is written, so the files are compressed here.
  buildEnd: ({ reactRouterConfig }) => compressBuild(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
