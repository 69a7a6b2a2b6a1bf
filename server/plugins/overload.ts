import underPressure from "@fastify/under-pressure";
import type { ShopApp } from "../shop-app.ts";
import { isInProcess } from "./in-process.ts";
import { refuseBusy } from "./refuse.ts";

/** Files cost next to nothing, and a page that lost half of them is worse than a slow one. */
const files = /^\/(assets|pictures)\//;

/**
 * Refuses work quickly while the process lags behind by more than two seconds, so that what was begun gets finished
 * (load shedding). Clients are asked to come back.
 */
export async function registerOverloadProtection(app: ShopApp): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    pressureHandler: (request, reply) => {
      if (files.test(request.url) || isInProcess(request)) return;
      refuseBusy(reply, 5);
    },
  });
}
