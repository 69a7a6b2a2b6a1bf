import { createDatabase, type Database } from "#database/connect.ts";
import { assertMigrated } from "#database/migrate.ts";
import { startWebhookWorker } from "#server/integrations/webhooks/deliver-messages.ts";
import { startMailWorker } from "#server/notifications/mail/mail-worker.ts";
import { startTextWorker } from "#server/notifications/texts/deliver-texts.ts";
import { createWhatsApp } from "#server/notifications/texts/whatsapp.ts";
import { trackParcels } from "#server/parcels/poll-parcels.ts";
import { settlingOf } from "#server/payments/gateways/gateway-routes.ts";
import { workOnPayments } from "#server/payments/gateways/work-on-payments.ts";
import { type Config, isPooled } from "#server/platform/config.ts";
import type { Readiness } from "#server/platform/http/health.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { lendMetrics, serveMetrics } from "#server/platform/metrics/serve-metrics.ts";
import { readSecretKey } from "#server/platform/secrets/secret-key.ts";
import { startTraces } from "#server/platform/tracing/traces.ts";
import { countTogether, poolSizeOf, startPurges, type WorkerRole } from "#server/scale-out/scale-out.ts";
import { startNightlyBackup } from "#server/startup/backup/nightly-backup.ts";
import { assertTakesOrders } from "#server/startup/readiness.ts";
import { startHousekeeping } from "#server/startup/scheduled-jobs.ts";
import { buildApp } from "./app.ts";
import { watchSales } from "./catalog/change-due-sales.ts";
import type { PageHandler } from "./pages/render-page.ts";
import { drawingFolderOf, uploadFolderOf } from "./pictures/picture-folders.ts";
import { createServices, type Services } from "./services.ts";

/**
 * Puts the server together on the database at `databaseUrl`, which is `directUrl` unless a pooler is in between;
 * closing the app closes everything it opened.
 */
export async function createShop(options: {
  config: Config;
  databaseUrl: string;
  directUrl: string;
  pages: PageHandler;
  /** In development what was just written is shown: the version always moves, which keeps every cache empty. */
  keepsNothing?: boolean;
  role?: WorkerRole;
}): Promise<{
  app: ShopApp;
  database: Database;
  /**
   * Publishes the files of the build and lets requests in, which are refused until then. To be called once the database
   * is prepared.
   */
  open: () => Promise<void>;
}> {
  const { config, databaseUrl, directUrl, pages, role } = options;
  const traces = config.tracing && (await startTraces(config.tracing));
  const database = createDatabase(databaseUrl, {
    poolSize: poolSizeOf(role?.workers ?? 1),
    isPooled: isPooled(config),
    traceStep: traces?.step,
  });
  let isPrepared = false;
  // The log comes with the app, which is built upon what fails.
  const log = { warn: (facts: object, words: string) => built?.log.warn(facts, words) };
  let built: ShopApp | undefined;
  const services = await createServices({
    config,
    directUrl,
    log,
    isSetUp: () => isPrepared,
    ...(options.keepsNothing && { keepsNothing: true }),
    database,
    traces,
    secretKey: readSecretKey(config),
    uploadFolder: uploadFolderOf(config.dataDir),
    drawingFolder: drawingFolderOf(config.dataDir),
    origin: () => ownOrigin(built, config),
  });
  const { catalogVersion } = services;
  const readiness: Readiness = {
    isPrepared: () => isPrepared,
    check: async () => {
      await assertMigrated(database.pool);
      await assertTakesOrders(database.pool, config.dataDir);
    },
  };
  const { count, stop: stopCounting } = await countTogether(config, services, role);
  const app: ShopApp = await buildApp({ config, services, pages, readiness, ...(count && { count }) });
  built = app;
  const stopChores =
    role === undefined || role.slot === 1 ? startScheduledJobs(config, services, app) : async () => {};
  const stopMetrics = role ? lendMetrics(config, services) : await serveMetrics(config, services);
  const stopMails = startMailWorker({
    config,
    services,
    log: app.log,
    takeOf: app.takeOf,
    isAnswering: app.isAnswering,
    origin: services.origin,
  });
  const stopWebhooks = startWebhookWorker({ services, log: app.log });
  const stopTexts = config.whatsApp
    ? startTextWorker({
        services,
        provider: createWhatsApp(config.whatsApp),
        log: app.log,
        takeOf: app.takeOf,
      })
    : async () => {};
  app.addHook("onClose", async () => {
    const chores = stopChores();
    await Promise.all([stopMails(), stopWebhooks(), stopTexts()]);
    await chores;
    await stopMetrics();
    await traces?.stop();
    await stopCounting();
    await catalogVersion.stop();
    await database.close();
  });
  const open = async () => {
    // Before the first page that names them: its requests may come to another process.
    if (!options.keepsNothing) await services.builtFiles.publish();
    isPrepared = true;
  };
  return { app, database, open };
}

/**
 * Work that one process does for all. Gives what ends it, which waits for what is under way with couriers and gateways.
 */
function startScheduledJobs(config: Config, services: Services, { log }: ShopApp): () => Promise<void> {
  const { database, failures, couriers, shop } = services;
  const stopSales = watchSales(database.pool, failures.watch("sales"));
  const stopHousekeeping = startHousekeeping(services, config.dataDir);
  const stopBackups = startNightlyBackup(config, failures.watch("backup"));
  const stopParcels = trackParcels({ pool: database.pool, couriers, shop }, (courier) =>
    failures.watch("parcels", courier),
  );
  const stopPayments = workOnPayments(settlingOf(services, log));
  const stopPurges = startPurges(config, services);
  return async () => {
    stopSales();
    stopHousekeeping();
    stopBackups();
    await Promise.all([stopParcels(), stopPayments(), stopPurges()]);
  };
}

/** Without a setting, a shop for trying out on this machine; its work in the background may ask before it listens. */
function ownOrigin(app: ShopApp | undefined, { publicOrigin, port }: Config): string {
  const address = app?.server.address();
  const listening = typeof address === "object" && address !== null ? address.port : port;
  return publicOrigin ?? `http://localhost:${listening}`;
}
