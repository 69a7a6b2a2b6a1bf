import { recordTap } from "#contract/tracing/taps.ts";
import { mount } from "../http/mount.ts";
import type { ShopApp } from "../http/shop-app.ts";
import type { Traces } from "./traces.ts";

/** Where pages tell how long their taps took, for they may speak to the shop alone. */
export function registerTraceRoutes(app: ShopApp, traces: Traces): void {
  const options = { access: "anyone", limits: ["taps"], work: "unqueued" } as const;
  mount(app, recordTap, options, async ({ body }) => ({ kept: traces.keepTap(body) }));
}
