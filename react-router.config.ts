import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // The whole route table is small: one request less on every first click.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
