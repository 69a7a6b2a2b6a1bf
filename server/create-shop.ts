import { createDatabase, type Database } from "#database/connect.ts";
import { buildApp } from "./app.ts";
import { watchCatalogVersion } from "./catalog/catalog-version.ts";
import { watchSales } from "./catalog/change-due-sales.ts";
import type { Config } from "./config.ts";
import { createDeliverySchedule } from "./delivery/delivery-schedule.ts";
import { createFailureBoard } from "./failures/failure-board.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { startMailWorker } from "./mail/mail-worker.ts";
import type { PageHandler } from "./pages/render-page.ts";
import { drawingFolderOf, uploadFolderOf } from "./pictures/picture-folders.ts";
import { createResponseCache } from "./plugins/response-cache.ts";
import { assertTakesOrders, type Readiness } from "./readiness.ts";
import { createSearch } from "./search/search.ts";
import { readSecretKey } from "./secret-key.ts";
import type { Services } from "./services.ts";
import { defaultSettings, followSettings, liveShop } from "./settings/follow-settings.ts";
import type { ShopApp } from "./shop-app.ts";

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
  const failures = createFailureBoard({ executor: database.pool, log });
  const watched = await watchCatalogVersion(database.pool, databaseUrl, failures.watch("settings"));
  const catalogVersion = options.keepsNothing ? { ...watched, current: () => performance.now() } : watched;
  const defaults = defaultSettings(config);
  const settings = followSettings(watched, defaults);
  const services: Services = {
    database,
    shop: liveShop(settings),
    settings,
    defaultSettings: defaults,
    catalogVersion,
    schedule: createDeliverySchedule(database.pool, settings, failures.watch("promises")),
    responseCache: createResponseCache(catalogVersion),
    search: createSearch(database, catalogVersion),
    failures,
    secretKey: readSecretKey(config),
    uploadFolder: uploadFolderOf(config.dataDir),
    drawingFolder: drawingFolderOf(config.dataDir),
    origin: () => ownOrigin(app, config),
  };
  const readiness: Readiness = {
    isPrepared: () => isPrepared,
    check: () => assertTakesOrders(database.pool, config.dataDir),
  };
  const app: ShopApp = await buildApp({ config, services, pages, readiness });
  built = app;
  const stopSales = watchSales(database.pool, failures.watch("sales"));
  const stopHousekeeping = startHousekeeping(database, config.dataDir, failures);
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
    await stopMails();
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
