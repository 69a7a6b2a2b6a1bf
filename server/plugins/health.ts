import type { FastifyBaseLogger } from "fastify";
import type { Readiness } from "../readiness.ts";
import type { ShopApp } from "../shop-app.ts";
import { withoutRows } from "./errors.ts";
import { askAgainIn, refuse, refuseBusy } from "./refuse.ts";

/**
 * `/healthz`: the process lives. `/readyz`: it can take an order, and no shutdown has begun. Until the database is prepared
 * everything else is refused as well: tables or products may be missing.
 */
export function registerHealth(app: ShopApp, readiness: Readiness): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (readiness.isPrepared() || isProbe(request.url)) return done();
    refuse(reply, "BUSY", "The shop is opening.", { retryAfter: askAgainIn });
  });
  const noteChange = changesOf(app.log);
  app.get("/healthz", { schema: { hide: true } }, async () => ({ ok: true }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    if (draining || !readiness.isPrepared()) {
      const sentence = draining ? "The shop is closing." : "The shop is opening.";
      return refuse(reply, "BUSY", sentence, { retryAfter: askAgainIn });
    }
    try {
      await readiness.check();
    } catch (error) {
      noteChange(error);
      return refuseBusy(reply);
    }
    noteChange(undefined);
    return { ok: true };
  });
}

function isProbe(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}

/** Logs when orders can no longer be taken, once with its reason, and when they can again. */
function changesOf(log: FastifyBaseLogger): (error: unknown) => void {
  let last: string | undefined;
  return (error) => {
    const reason = error === undefined ? undefined : String(error);
    if (reason === last) return;
    last = reason;
    if (error === undefined) log.warn("orders can be taken again");
    else log.error({ err: error instanceof Error ? withoutRows(error) : reason }, "orders cannot be taken");
  };
}
