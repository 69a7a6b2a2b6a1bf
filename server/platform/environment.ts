import { availableParallelism } from "node:os";
import { z } from "zod";
import { newStaffPassword } from "#contract/staff/staff.ts";
import { emailAddress } from "#contract/values/text.ts";

// Each setting once: its name, what may be entered, and its meaning. docs/settings.md is made from this file:
// `npx vitest run server/platform/environment.test.ts -u` writes it.

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const port = z.coerce.number().int().min(0).max(65_535);
const httpAddress = z.url({ protocol: /^https?$/ });
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });
const origins = z
  .string()
  .transform(splitList)
  .pipe(z.array(httpAddress.transform((url) => new URL(url).origin)));
const proxies = z
  .string()
  .regex(/^[\d.:a-fA-F/,\s]*$/, "give IP addresses or ranges, separated by commas")
  .transform(splitList);

const redisAddress = z.string().refine(
  (text) => {
    const url = URL.parse(text);
    return (
      url !== null && /^rediss?:$/.test(url.protocol) && url.host !== "" && /^\/?\d*$/.test(url.pathname)
    );
  },
  { error: "give an address such as redis://:password@host:6379, with /1 for its database 1" },
);

/** A worker needs at least two connections and a listener, and the embedded database has room for so many. */
export const mostWorkers = 12;
const workerCount = z
  .string()
  .refine((wanted) => wanted === "auto" || (/^[1-9]\d?$/.test(wanted) && Number(wanted) <= mostWorkers), {
    error: `use auto or a number from 1 to ${mostWorkers}`,
  })
  .transform((wanted) =>
    wanted === "auto" ? Math.min(availableParallelism(), mostWorkers) : Number(wanted),
  );

const essentials = {
  PUBLIC_ORIGIN: httpAddress
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      "The shop's own address, such as `https://tabeeb.example`. Links in mails and for search engines begin with it, and other origins may not write. With `https` all cookies are sent over encrypted connections only. Without it the host of each request counts, and links in mails lead to `http://localhost:<port>`.",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      "The mail server, such as `smtp://user:password@mail.example:587?requireTLS=true`. Without it mails are written to `outbox/` in the data folder.",
    ),
  DEMO_SHOP: flag.default(true).describe("Fills an empty database with the demo shop."),
  TRUSTED_PROXIES: proxies
    .default([])
    .describe(
      "Addresses or ranges of the proxies in front, separated by commas, whose `X-Forwarded-For`, `-Proto` and `-Host` are believed ([proxies](behind-a-proxy.md)).",
    ),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe(
      "Folder for a backup every night, outside of the data folder and best on another disk. Each backup is restored on trial ([051](decisions/051-verified-backups.md)).",
    ),
  SECRET_KEY: z
    .string()
    .min(32, "use at least 32 characters")
    .optional()
    .describe(
      "Signs codes and device cookies, and encrypts the secrets of authenticator apps. At least 32 characters, the same for all processes. Without it the shop makes one at its first start and stores it in the data folder.",
    ),
};

const address = {
  PORT: port.default(3000).describe("Port on which the shop listens."),
  HOST: z.string().default("0.0.0.0").describe("Network address on which the shop listens."),
  CORS_ORIGINS: origins.default([]).describe("Further origins that may use the API, separated by commas."),
  WORKERS: workerCount
    .prefault("1")
    .describe(
      "Processes that share the port, up to 12; `auto` starts one per processor ([059](decisions/059-worker-processes.md)).",
    ),
};

const data = {
  DATA_DIR: z
    .string()
    .default("data")
    .describe("Folder of the embedded database and of everything else that must survive a restart."),
  DATABASE_URL: databaseAddress
    .optional()
    .describe("A PostgreSQL 15 or newer, used instead of the embedded one."),
  DATABASE_PASSWORD: z
    .string()
    .optional()
    .describe("Password for the addresses of PostgreSQL that have none. It may have any sign."),
  DATABASE_DIRECT_URL: databaseAddress
    .optional()
    .describe(
      "The PostgreSQL behind a pooler in transaction mode, such as PgBouncer, to which `DATABASE_URL` then leads. Used for migrations, backups and notifications ([071](decisions/071-connection-pooler.md)).",
    ),
  DATABASE_REPLICA_URL: databaseAddress
    .optional()
    .describe(
      "A streaming replica of the server in `DATABASE_URL`, from which the catalogue is read ([080](decisions/080-read-replica.md)).",
    ),
  REDIS_URL: redisAddress
    .optional()
    .describe(
      "A Redis or Valkey, such as `redis://:password@cache:6379`, in which all machines count rate limits. While it is unreachable each machine counts on its own ([057](decisions/057-redis-rate-limits.md)).",
    ),
  CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(20)
    .describe(
      "Megabytes of rendered pages and answers that each process caches, enough for a thousand pages. A shop of 10,000 products wants `200` ([078](decisions/078-memory-budget.md)).",
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(14)
    .describe("Number of nightly backups that stay."),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, "use at least 12 characters")
    .optional()
    .describe("Encrypts and opens backups. At least 12 characters, stored elsewhere than the backups."),
};

const bucket = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "give the name of a bucket")
    .optional()
    .describe(
      "A bucket of any S3-compatible store for uploaded pictures. Pictures in the data folder are moved there at the start ([072](decisions/072-pictures-in-s3.md)).",
    ),
  S3_ACCESS_KEY_ID: z.string().optional().describe("Access key of the bucket."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("Secret of the access key."),
  S3_ENDPOINT: httpAddress
    .transform((url) => url.replace(/\/+$/, ""))
    .optional()
    .describe("Address of the store, such as `https://storage.example`. Without it Amazon's."),
  S3_REGION: z.string().default("us-east-1").describe("Region of the store (Cloudflare: `auto`)."),
};

const cdn = {
  CDN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(604_800)
    .optional()
    .describe(
      "Seconds for which a CDN may cache public pages and answers, at most 60 without `CDN_PURGE_URL` ([how to](deploying.md#behind-a-cdn)).",
    ),
  CDN_PURGE_URL: httpAddress.optional().describe("Address that is notified of changed pages."),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+:\s*\S[\x20-\x7e]*$/, "give a header such as Authorization: Bearer token")
    .optional()
    .describe("Header that authenticates the shop there, such as `Authorization: Bearer token`."),
};

const safety = {
  ADMIN_EMAIL: emailAddress
    .optional()
    .describe(
      "The first owner, created at the start while the shop has no staff; ignored afterwards, which the log says. Set together with `ADMIN_PASSWORD`.",
    ),
  ADMIN_PASSWORD: newStaffPassword.optional().describe("The first owner's password, at least 15 characters."),
  STAFF_SECOND_FACTOR: z
    .enum(["required", "optional"])
    .default("required")
    .describe(
      "`optional` lets owners and managers work without an authenticator app. The owner's choice in the back office overrides it.",
    ),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .default(1)
    .describe("Multiplies every [rate limit](limits.md)."),
  OFFLINE_PAGES: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "`off` removes the service worker and its stored pages from every browser that visits ([014](decisions/014-service-worker.md)).",
    ),
};

const couriers = {
  POSTEX_TOKEN: z
    .string()
    .optional()
    .describe(
      "Token of the PostEx account, from its merchant portal. Without it no parcel is booked with PostEx ([047](decisions/047-courier-port-and-postex.md)).",
    ),
  POSTEX_PICKUP_CODE: z
    .string()
    .default("001")
    .describe("Code of the address at which PostEx picks up parcels."),
  POSTEX_URL: httpAddress
    .default("https://api.postex.pk/services/integration/api/order")
    .describe("Address of the PostEx API."),
  LEOPARDS_API_KEY: z
    .string()
    .optional()
    .describe(
      "Key of the Leopards account, from its portal. Both couriers may be used at once ([064](decisions/064-leopards-courier.md)).",
    ),
  LEOPARDS_API_PASSWORD: z.string().optional().describe("Password of that key."),
  LEOPARDS_SHIPPER_ID: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe("The shop's number among the shippers of the account."),
  LEOPARDS_ORIGIN_CITY: z
    .string()
    .default("")
    .describe(
      "City in which Leopards picks up parcels, in its spelling. Without it no price of a parcel is requested.",
    ),
  LEOPARDS_URL: httpAddress
    .transform((url) => url.replace(/\/*$/, "/"))
    .default("https://merchantapi.leopardscourier.com/api/")
    .describe("Address of the Leopards API."),
};

const whatsApp = {
  WHATSAPP_TOKEN: z
    .string()
    .optional()
    .describe(
      "Token of WhatsApp's Cloud API. Customers receive the messages that are switched on in the back office ([068](decisions/068-whatsapp-notifications.md)).",
    ),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d+$/, "give the id of the number, which is digits")
    .optional()
    .describe("Id of the sending phone number."),
  WHATSAPP_APP_SECRET: z
    .string()
    .optional()
    .describe("Secret of the app, which proves notices at `/texts/whatsapp`."),
  WHATSAPP_VERIFY_TOKEN: z.string().optional().describe("Token with which WhatsApp verifies that address."),
  WHATSAPP_URL: httpAddress
    .default("https://graph.facebook.com/v24.0")
    .describe("Address of the API, with its version."),
};

const payments = {
  JAZZCASH_MERCHANT_ID: z
    .string()
    .optional()
    .describe(
      "The JazzCash contract, from its merchant portal. Enter `<PUBLIC_ORIGIN>/payments/jazzcash/return` there as the return address, and `.../notice` as the address of notices (IPN) ([063](decisions/063-payment-gateway-port-jazzcash.md)).",
    ),
  JAZZCASH_PASSWORD: z.string().optional().describe("Password of the contract."),
  JAZZCASH_SALT: z.string().optional().describe("Integrity salt, which signs requests and notices."),
  JAZZCASH_MPIN: z
    .string()
    .optional()
    .describe("PIN of the merchant's wallet. Without it nothing is refunded to wallets."),
  JAZZCASH_URL: httpAddress
    .default("https://payments.jazzcash.com.pk")
    .describe("Address of its pages and API (`https://sandbox.jazzcash.com.pk` for trials)."),
};

const webhooks = {
  WEBHOOK_ADDRESSES: z
    .enum(["public", "any"])
    .default("public")
    .describe(
      "`any` lets webhooks lead to this machine and to private networks, also without TLS ([055](decisions/055-api-keys-and-webhooks.md)).",
    ),
};

const monitoring = {
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("warn")
    .describe("`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`. Logs carry no personal data."),
  METRICS_PORT: port
    .optional()
    .describe(
      "A port of its own for `/metrics` in Prometheus format, to be closed to visitors ([operating](operating.md)).",
    ),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe(
      "Network address of that port. Change it only where a private network leads to it, such as in a container.",
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress
    .optional()
    .describe(
      "An OpenTelemetry collector, such as `http://collector:4318`, which receives traces without personal data ([082](decisions/082-opentelemetry-traces.md)).",
    ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpAddress
    .optional()
    .describe("The whole address for traces, path included. Overrides the setting before."),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe("Headers for the collector, such as `authorization=Bearer%20token`."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.01)
    .describe("Share of requests that are traced, from 0 to 1."),
  OTEL_SERVICE_NAME: z.string().max(100).default("tabeeb").describe("Name of the shop in traces."),
};

/** The settings by subject, in the order of docs/settings.md. */
export const settingGroups = [
  { title: "Set these six in production", settings: essentials },
  { title: "Address and processes", settings: address },
  { title: "Data and backups", settings: data },
  { title: "Pictures in a bucket", settings: bucket },
  { title: "CDN", settings: cdn },
  { title: "Staff and safety", settings: safety },
  { title: "Couriers", settings: couriers },
  { title: "WhatsApp", settings: whatsApp },
  { title: "Payments", settings: payments },
  { title: "Webhooks", settings: webhooks },
  { title: "Monitoring", settings: monitoring },
] as const;

export const environment = z.object({
  ...essentials,
  ...address,
  ...data,
  ...bucket,
  ...cdn,
  ...safety,
  ...couriers,
  ...whatsApp,
  ...payments,
  ...webhooks,
  ...monitoring,
});

export type EnvironmentSettings = z.output<typeof environment>;

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
