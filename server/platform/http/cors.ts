import cors from "@fastify/cors";
import type { ShopApp } from "./shop-app.ts";

/** Without any further origin, nothing is said about origins at all. */
export async function registerCors(app: ShopApp, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    // A question without its headers is answered like any other, not with a text of its own.
    strictPreflight: false,
    credentials: true,
    methods: ["GET", "POST", "DELETE"],
    allowedHeaders: ["content-type", "idempotency-key"],
    exposedHeaders: ["idempotent-replayed", "retry-after"],
  });
}
