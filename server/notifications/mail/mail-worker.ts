import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#server/platform/config.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { startWorkers } from "#server/platform/jobs/workers.ts";
import type { Services } from "#server/services.ts";
import { deliverNext, type MailDelivery } from "./deliver-mail.ts";
import { sendBySmtp } from "./send-by-smtp.ts";
import { outboxOf, storeInOutbox } from "./store-in-outbox.ts";

const defaultPollInterval = 1_000;

/**
 * Milliseconds of pause after a mail while requests are under way. Rendering a mail blocks the thread for some
 * milliseconds: a flood of orders must not compete with its own mails.
 */
const pauseForRequests = 50;

/** Concurrent mails of a process, each on a separate connection, so that a hanging one does not stop the others. */
const lanes = 8;

const defaultTimeout = 10_000;

const defaultShutdownTimeout = 3_000;

export type MailWorkerOptions = {
  config: Pick<Config, "smtpUrl" | "dataDir">;
  services: Pick<Services, "database" | "secretKey" | "shop" | "failures" | "uploads"> &
    Partial<Pick<Services, "traces">>;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
  /** Whether requests are under way, which have priority. */
  isAnswering: () => boolean;
  /** The limits of mails that strangers cause. */
  takeOf: ShopApp["takeOf"];
  /** The shop's configured web address; never taken from a request. */
  origin: () => string;
  timeout?: number;
  pollInterval?: number;
  shutdownTimeout?: number;
};

/**
 * Returns the function that stops it, which waits briefly for sends under way. Any number of processes may run it on
 * one database.
 */
export function startMailWorker(options: MailWorkerOptions): () => Promise<void> {
  const { config, services, log, takeOf, origin, isAnswering } = options;
  const { timeout = defaultTimeout, pollInterval = defaultPollInterval } = options;
  const { shutdownTimeout = defaultShutdownTimeout } = options;
  const smtp =
    config.smtpUrl === undefined ? undefined : sendBySmtp(config.smtpUrl, { timeout, connections: lanes });
  const delivery: Omit<MailDelivery, "cut"> = {
    database: services.database,
    secretKey: services.secretKey,
    shop: services.shop,
    uploads: services.uploads,
    mailServer: services.failures.watch("mail-server"),
    log,
    takeOf,
    origin,
    traces: services.traces,
    send: smtp?.send ?? storeInOutbox(outboxOf(config.dataDir)),
  };
  const stop = startWorkers({
    lanes,
    deliverNext: (cut) => deliverNext({ ...delivery, cut }),
    outage: services.failures.watch("mails"),
    pause: () => (isAnswering() ? pauseForRequests : 0),
    pollInterval,
    shutdownTimeout,
  });
  return async () => {
    await stop();
    smtp?.close();
  };
}
