import type { FastifyBaseLogger } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { withoutRows } from "./errors.ts";
import { askAgainIn, sendBusyError, sendError } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";

/** The state behind `/readyz` and the first requests. */
export type Readiness = {
  isPrepared: () => boolean;
  check: () => Promise<void>;
};

export function registerHealth(app: ShopApp, readiness: Readiness): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (readiness.isPrepared() || isProbe(request.url)) return done();
    sendError(reply, "BUSY", reason("SHOP_OPENING"), { retryAfter: askAgainIn });
  });
  const noteChange = changesOf(app.log);
  const probe = { schema: { hide: true }, config: { work: "unqueued" } } as const;
  app.get("/healthz", probe, async () => ({ ok: true }));
  app.get("/readyz", probe, async (_request, reply) => {
    if (draining || !readiness.isPrepared()) {
      const sentence = draining ? reason("SHOP_CLOSING") : reason("SHOP_OPENING");
      return sendError(reply, "BUSY", sentence, { retryAfter: askAgainIn });
    }
    try {
      await readiness.check();
    } catch (error) {
      noteChange(error);
      return sendBusyError(reply);
    }
    noteChange(undefined);
    return { ok: true };
  });
}

function isProbe(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}

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
