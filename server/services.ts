import type { Settings } from "#contract/back-office/settings.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import type { CatalogVersion } from "./catalog/catalog-version.ts";
import type { DeliverySchedule } from "./delivery/delivery-schedule.ts";
import type { FailureBoard } from "./failures/failure-board.ts";
import type { ResponseCache } from "./plugins/response-cache.ts";
import type { Search } from "./search/search.ts";

/** What features need of the outside; made once by the process, passed on by hand. */
export type Services = {
  database: Database;
  /** The shop as it is at the moment when a field is read. */
  shop: ShopSettings;
  /** Everything the merchant has set, as it is now. */
  settings: () => Settings;
  /** What holds where nothing is set. */
  defaultSettings: Settings;
  catalogVersion: CatalogVersion;
  /** Promises when orders leave and arrive. */
  schedule: DeliverySchedule;
  responseCache: ResponseCache;
  search: Search;
  /** Where work that nobody waits for says that it fails. */
  failures: FailureBoard;
  /** Keys the digests of recovery codes and of device cookies, and encrypts the secrets of second factors. */
  secretKey: Buffer;
  /** Where the pictures that staff upload are, as an absolute path. */
  uploadFolder: string;
  /** Where the pictures are that are drawn when asked for, as an absolute path. */
  drawingFolder: string;
  /** The shop's own address for links that leave it: never what a request calls it, which anyone may choose. */
  origin: () => string;
};
