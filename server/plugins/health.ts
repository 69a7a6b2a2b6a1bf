import type { Database } from "#database/connect.ts";
import type { ShopApp } from "../shop-app.ts";
import { refuse } from "./refuse.ts";

/** `/healthz`: the process lives. `/readyz`: it can take work: the database answers, and no shutdown has begun. */
export function registerHealth(app: ShopApp, database: Database): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.get("/healthz", { schema: { hide: true } }, async () => ({ ok: true }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    if (draining) return refuse(reply, "BUSY", "The shop is closing.", { retryAfter: 5 });
    await database.pool.query("select 1");
    return { ok: true };
  });
}
