import { createDatabase, type Database } from "#database/connect.ts";
import { buildApp } from "./app.ts";
import { startNightlyBackup } from "./backup/nightly-backup.ts";
import { watchSales } from "./catalog/change-due-sales.ts";
import type { Config } from "./config.ts";
import { startHousekeeping } from "./jobs/housekeeping.ts";
import { startMailWorker } from "./mail/mail-worker.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import type { PageHandler } from "./pages/render-page.ts";
import { followParcels } from "./parcels/follow-parcels.ts";
import { drawingFolderOf, uploadFolderOf } from "./pictures/picture-folders.ts";
import { readSecretKey } from "./secrets/secret-key.ts";
import { createServices } from "./services.ts";
import type { ShopApp } from "./shop-app.ts";
import { assertTakesOrders, type Readiness } from "./start/readiness.ts";

/** Puts the server together on the database at `databaseUrl`; closing the app closes everything it opened. */
export async function createShop(options: {
  config: Config;
  databaseUrl: string;
  pages: PageHandler;
  /** In development what was just written is shown: the version always moves, which keeps every cache empty. */
  keepsNothing?: boolean;
}): Promise<{
  app: ShopApp;
  database: Database;
  /** Lets requests in, which are refused until then. To be called once the database is prepared. */
  open: () => void;
}> {
  const { config, databaseUrl, pages } = options;
  const database = createDatabase(databaseUrl);
  let isPrepared = false;
  // The log comes with the app, which is built upon what fails.
  const log = { warn: (facts: object, words: string) => built?.log.warn(facts, words) };
  let built: ShopApp | undefined;
  const services = await createServices({
    config,
    databaseUrl,
    log,
    isSetUp: () => isPrepared,
    ...(options.keepsNothing && { keepsNothing: true }),
    database,
    secretKey: readSecretKey(config),
    uploadFolder: uploadFolderOf(config.dataDir),
    drawingFolder: drawingFolderOf(config.dataDir),
    origin: () => ownOrigin(app, config),
  });
  const { failures, catalogVersion } = services;
  const readiness: Readiness = {
    isPrepared: () => isPrepared,
    check: () => assertTakesOrders(database.pool, config.dataDir),
  };
  const app: ShopApp = await buildApp({ config, services, pages, readiness });
  built = app;
  const stopSales = watchSales(database.pool, failures.watch("sales"));
  const stopHousekeeping = startHousekeeping(database, config.dataDir, failures);
  const stopBackups = startNightlyBackup(config, failures.watch("backup"));
  const stopParcels = followParcels(
    { pool: database.pool, couriers: services.couriers },
    failures.watch("parcels"),
  );
  const stopMetrics = await serveMetrics(config, services);
  const stopMails = startMailWorker({
    config,
    services,
    log: app.log,
    takeOf: app.takeOf,
    origin: services.origin,
  });
  app.addHook("onClose", async () => {
    stopSales();
    stopHousekeeping();
    stopBackups();
    await stopMails();
    await stopParcels();
    await stopMetrics();
    await catalogVersion.stop();
    await database.close();
  });
  const open = () => {
    isPrepared = true;
  };
  return { app, database, open };
}

/** Without a setting, a shop for trying out on this machine. */
function ownOrigin({ server }: ShopApp, { publicOrigin, port }: Config): string {
  const address = server.address();
  const listening = typeof address === "object" && address !== null ? address.port : port;
  return publicOrigin ?? `http://localhost:${listening}`;
}
