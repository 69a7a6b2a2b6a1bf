import type { Settings } from "#contract/settings/settings.ts";
import type { Shop } from "#contract/settings/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import { createDeliverySchedule, type DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";
import { createSearch, type Search } from "#server/catalog/search/search.ts";
import { createGateways, type Gateways } from "#server/payments/gateways/gateways.ts";
import { type CatalogVersion, watchCatalogVersion } from "#server/platform/cache/catalog-version.ts";
import { createResponseCache, type ResponseCache } from "#server/platform/cache/response-cache.ts";
import type { Config } from "#server/platform/config.ts";
import type { BuiltFiles } from "#server/platform/http/static-files.ts";
import {
  createHealthReporter,
  type HealthReporter,
  type HealthReporterOptions,
} from "#server/platform/jobs/health-reporter.ts";
import { createMetrics, type Metrics } from "#server/platform/metrics/metrics.ts";
import type { Traces } from "#server/platform/tracing/traces.ts";
import { createBuiltFiles, uploadsOf, watchReplica } from "#server/scale-out/scale-out.ts";
import { defaultSettings, liveShop, subscribeToSettings } from "#server/settings/subscribe-to-settings.ts";
import { type Couriers, createCouriers } from "./parcels/couriers.ts";
import type { PictureFiles } from "./pictures/picture-files.ts";

/** External dependencies of the features; created once per process and passed explicitly. */
export type Services = {
  database: Database;
  /**
   * For what the catalogue shows, which may be a second old: a replica, where there is one. Never for prices that are
   * paid.
   */
  shownDatabase: Database;
  /** The shop as it is at the moment when a field is read. */
  shop: Shop;
  /** Everything the merchant has set, as it is now. */
  settings: () => Settings;
  defaultSettings: Settings;
  catalogVersion: CatalogVersion;
  /** Promises when orders leave and arrive. */
  schedule: DeliverySchedule;
  responseCache: ResponseCache;
  search: Search;
  /** Where work that nobody waits for says that it fails. */
  failures: HealthReporter;
  couriers: Couriers;
  /** Whether webhooks may lead to this machine and to private networks, without TLS. */
  webhooksGoAnywhere: boolean;
  gateways: Gateways;
  /** Where the backups of the night are; undefined where none are made. */
  backupFolder: string | undefined;
  /** Scripts, styles and pictures of all builds of the shop that are in use. */
  builtFiles: BuiltFiles;
  metrics: Metrics;
  /** The traces, if there are any; their starter stops them. */
  traces: Traces | undefined;
  /** Keys the digests of recovery codes and of device cookies, and encrypts the secrets of second factors. */
  secretKey: Buffer;
  uploads: PictureFiles;
  /** Where the pictures are that are drawn when asked for, as an absolute path. */
  drawingFolder: string;
  /** The shop's own address for links that leave it: never what a request calls it, which anyone may choose. */
  origin: () => string;
};

type OwnServices = Pick<Services, "database" | "secretKey" | "drawingFolder" | "origin" | "traces">;

type ServicesOptions = OwnServices &
  Pick<HealthReporterOptions, "log" | "noteEvery" | "isSetUp"> & {
    config: Config;
    /** Where the uploaded pictures are that are in no bucket, as an absolute path. */
    uploadFolder: string;
    /** Where the version of the catalogue is listened for: the server itself, no pooler. */
    directUrl: string;
    /** In development what was just written is shown: the version always moves, which keeps every cache empty. */
    keepsNothing?: boolean;
  };

/** Makes the services of a process; `catalogVersion.stop` ends what they have started. */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { config, uploadFolder, directUrl, log, noteEvery, isSetUp, keepsNothing = false, ...own } = options;
  const { pool } = own.database;
  const metrics = createMetrics();
  metrics.watchPool(pool);
  const failures = createHealthReporter({
    executor: pool,
    log,
    ...(isSetUp && { isSetUp }),
    ...(noteEvery !== undefined && { noteEvery }),
  });
  own.traces?.reportTo(failures.watch("traces"));
  const watchedHere = await watchCatalogVersion(pool, directUrl, failures.watch("settings"));
  const replica = watchReplica(options, watchedHere, failures);
  const watched = replica?.catalogVersion ?? watchedHere;
  const shownDatabase = replica?.database ?? own.database;
  const nothing = { current: () => performance.now(), changesSince: () => undefined };
  const stop = async () => {
    await replica?.stop();
    await watchedHere.stop();
  };
  const catalogVersion = { ...watched, ...(keepsNothing && nothing), stop };
  const defaults = defaultSettings(config);
  const settings = subscribeToSettings(watched, defaults);
  const gateways = createGateways(config);
  return {
    ...own,
    shownDatabase,
    uploads: uploadsOf(config, uploadFolder, failures.watch("pictures")),
    shop: liveShop(settings, [...gateways.keys()]),
    settings,
    defaultSettings: defaults,
    catalogVersion,
    schedule: createDeliverySchedule(pool, settings, failures.watch("promises")),
    responseCache: createResponseCache(catalogVersion, metrics, config.cacheBytes.answers),
    search: createSearch(shownDatabase, catalogVersion),
    failures,
    couriers: createCouriers(config),
    builtFiles: createBuiltFiles({ pool, secretKey: own.secretKey, log }),
    webhooksGoAnywhere: config.webhooksGoAnywhere,
    gateways,
    backupFolder: config.backupDir,
    metrics,
  };
}
