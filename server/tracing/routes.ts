import { say } from "#contract/http/say.ts";
import { keepTap } from "#contract/tracing/taps.ts";
import { mount } from "../http/mount.ts";
import { sendError } from "../http/send-error.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Where pages tell how long their taps took, for they may speak to the shop alone. */
export function registerTraceRoutes(app: ShopApp, { traces }: Pick<Services, "traces">): void {
  const options = { access: "anyone", limits: ["taps"], work: "reports" } as const;
  mount(app, keepTap, options, async ({ body, reply }) =>
    traces ? { kept: traces.keepTap(body) } : sendError(reply, "NOT_FOUND", say("NOTHING_AT_ADDRESS")),
  );
}
