import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findProjectRoot } from "#database/project-root.ts";
import type { WhatsAppAccount } from "#server/notifications/texts/whatsapp.ts";
import type { LeopardsAccount } from "#server/parcels/leopards/leopards-calls.ts";
import type { PostExAccount } from "#server/parcels/postex.ts";
import type { JazzCashAccount } from "#server/payments/gateways/jazzcash.ts";
import { type CdnConfig, cdnOf } from "./cache/cdn-settings.ts";
import { type EnvironmentSettings, environment } from "./environment.ts";
import { type TracingConfig, tracingOf } from "./tracing/tracing-settings.ts";

const megabyte = 1024 * 1024;

export type BucketAccount = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  port: number;
  host: string;
  workers: number;
  /** Absolute path of the folder that holds the database and everything else that must survive. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server itself, where `databaseUrl` leads to a pooler in transaction mode; else the same. */
  databaseDirectUrl: string | undefined;
  /** Without one, what the catalogue shows is read from the one database. */
  databaseReplicaUrl: string | undefined;
  /** Without one, what is limited is counted on this machine. */
  redisUrl: string | undefined;
  /** Without one, uploaded pictures are in the data folder. */
  bucket: BucketAccount | undefined;
  publicOrigin: string | undefined;
  corsOrigins: string[];
  /** Bytes that a process caches: a page has some 17 kB, each response that several pages share some two. */
  cacheBytes: { pages: number; answers: number };
  /** Caching by a CDN in front; none without one. */
  cdn: CdnConfig | undefined;
  trustedProxies: string[];
  rateLimitFactor: number;
  demoShop: boolean;
  /** Whether browsers keep the pages that they have seen, for when there is no network. */
  offlinePages: boolean;
  /** Without one, mails are stored as files in the data folder. */
  smtpUrl: string | undefined;
  /** Without one, the shop generates a key and stores it in the data folder. */
  secretKey: string | undefined;
  /** Becomes an owner at the start if there are no staff yet. */
  firstAdmin: { name: string; email: string; password: string } | undefined;
  staffSecondFactor: "required" | "optional";
  /** Folder of the nightly backups; none are made without one. */
  backupDir: string | undefined;
  backupsKept: number;
  backupPassphrase: string | undefined;
  /** Where `/metrics` is served; nowhere without one. */
  metricsPort: number | undefined;
  /** Loopback unless set, because the metrics have no authentication. */
  metricsHost: string;
  postEx: PostExAccount | undefined;
  leopards: LeopardsAccount | undefined;
  webhooksGoAnywhere: boolean;
  /** Without it, nothing is sent to phones automatically. */
  whatsApp: WhatsAppAccount | undefined;
  jazzCash: JazzCashAccount | undefined;
  /** Where traces of what the shop does are sent; nowhere without one. */
  tracing: TracingConfig | undefined;
  logLevel: string;
};

/** Whether a pooler in transaction mode stands between the shop and its PostgreSQL. */
export function isPooled({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, "databaseUrl" | "databaseDirectUrl">) {
  return databaseUrl !== databaseDirectUrl;
}

/**
 * The settings that are not empty. `NAME_FILE` names a file with the value of the setting NAME, as Docker and
 * Kubernetes mount secrets; a line end at its end does not count.
 */
function readSecretFiles(env: Record<string, string | undefined>): Record<string, string> {
  const present = new Map<string, string>();
  for (const [name, value] of Object.entries(env)) if (value) present.set(name, value);
  for (const name of Object.keys(environment.shape)) {
    const file = present.get(`${name}_FILE`);
    if (file === undefined) continue;
    if (present.has(name)) throw new Error(`Set ${name} or ${name}_FILE, not both. See docs/settings.md.`);
    present.set(name, readSecret(`${name}_FILE`, file));
  }
  return Object.fromEntries(present);
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new Error(`The file that ${name} names cannot be read (${why}): ${file}. See docs/settings.md.`);
  }
}

/** Puts the password into the addresses of the database that have none: signs such as @, / and # are escaped. */
function withDatabasePassword(settings: Record<string, string>): Record<string, string> {
  const { DATABASE_PASSWORD: password, ...others } = settings;
  if (password === undefined) return settings;
  const withPassword = ([name, value]: [string, string]): [string, string] => {
    const url = /^DATABASE_(DIRECT_|REPLICA_)?URL$/.test(name) ? URL.parse(value) : null;
    if (url?.password !== "") return [name, value];
    url.password = encodeURIComponent(password);
    return [name, url.href];
  };
  return Object.fromEntries(Object.entries(others).map(withPassword));
}

/** A bad value throws a sentence that names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(withDatabasePassword(readSecretFiles(env)));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `The setting ${issue?.path.join(".")} cannot be used: ${issue?.message}. See docs/settings.md.`,
    );
  }
  const settings = result.data;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if ((email === undefined) !== (password === undefined)) {
    throw new Error("ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or none. See docs/settings.md.");
  }
  if (settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new Error(
      "DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler. See docs/settings.md.",
    );
  if (settings.DATABASE_REPLICA_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new Error(
      "DATABASE_REPLICA_URL needs DATABASE_URL, the address of the server it follows. See docs/settings.md.",
    );
  const leopards = leopardsOf(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    workers: settings.WORKERS,
    dataDir: resolve(findProjectRoot(), settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    redisUrl: settings.REDIS_URL,
    bucket: bucketOf(settings),
    publicOrigin: settings.PUBLIC_ORIGIN,
    corsOrigins: settings.CORS_ORIGINS,
    cacheBytes: { pages: 0.8 * megabyte * settings.CACHE_MB, answers: 0.2 * megabyte * settings.CACHE_MB },
    cdn: cdnOf(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    demoShop: settings.DEMO_SHOP,
    offlinePages: settings.OFFLINE_PAGES === "on",
    smtpUrl: settings.SMTP_URL,
    secretKey: settings.SECRET_KEY,
    firstAdmin:
      email !== undefined && password !== undefined ? { name: "Owner", email, password } : undefined,
    staffSecondFactor: settings.STAFF_SECOND_FACTOR,
    backupDir:
      settings.BACKUP_DIR === undefined ? undefined : resolve(findProjectRoot(), settings.BACKUP_DIR),
    backupsKept: settings.BACKUP_KEEP,
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    postEx:
      settings.POSTEX_TOKEN === undefined
        ? undefined
        : { url: settings.POSTEX_URL, token: settings.POSTEX_TOKEN, pickupCode: settings.POSTEX_PICKUP_CODE },
    leopards,
    webhooksGoAnywhere: settings.WEBHOOK_ADDRESSES === "any",
    whatsApp: readWhatsApp(settings),
    jazzCash: jazzCashOf(settings),
    tracing: tracingOf(settings),
    logLevel: settings.LOG_LEVEL,
  };
}

function bucketOf(settings: EnvironmentSettings): BucketAccount | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  const asked = [bucket, accessKeyId, secretAccessKey];
  if (asked.every((setting) => setting === undefined)) return undefined;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error(
      "S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none. See docs/settings.md.",
    );
  const { S3_REGION: region, S3_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com` } = settings;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function leopardsOf(settings: EnvironmentSettings): LeopardsAccount | undefined {
  const { LEOPARDS_API_KEY: apiKey, LEOPARDS_API_PASSWORD: apiPassword } = settings;
  const { LEOPARDS_SHIPPER_ID: shipperId, LEOPARDS_URL: url, LEOPARDS_ORIGIN_CITY: originCity } = settings;
  const asked = [apiKey, apiPassword, shipperId];
  if (asked.every((setting) => setting === undefined)) return undefined;
  if (apiKey === undefined || apiPassword === undefined || shipperId === undefined)
    throw new Error(
      "LEOPARDS_API_KEY, LEOPARDS_API_PASSWORD and LEOPARDS_SHIPPER_ID go together: set all or none. See docs/settings.md.",
    );
  return { url, apiKey, apiPassword, shipperId, originCity };
}

function readWhatsApp(settings: EnvironmentSettings): WhatsAppAccount | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = settings;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_URL: url } = settings;
  if (token && phoneNumberId && appSecret && verifyToken)
    return { url, token, phoneNumberId, appSecret, verifyToken };
  if (token || phoneNumberId || appSecret || verifyToken)
    throw new Error(
      "WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN go together: set all or none. See docs/settings.md.",
    );
  return undefined;
}

function jazzCashOf(settings: EnvironmentSettings): JazzCashAccount | undefined {
  const { JAZZCASH_MERCHANT_ID: merchantId, JAZZCASH_PASSWORD: password, JAZZCASH_SALT: salt } = settings;
  if (merchantId === undefined && password === undefined && salt === undefined) return undefined;
  if (merchantId === undefined || password === undefined || salt === undefined) {
    throw new Error(
      "JAZZCASH_MERCHANT_ID, JAZZCASH_PASSWORD and JAZZCASH_SALT go together: set all or none. See docs/settings.md.",
    );
  }
  return { url: settings.JAZZCASH_URL, merchantId, password, salt, mpin: settings.JAZZCASH_MPIN };
}
