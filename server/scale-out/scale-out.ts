import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesInFolder, type PictureFiles } from "#server/pictures/picture-files.ts";
import type { CatalogVersion } from "#server/platform/cache/catalog-version.ts";
import { type Config, isPooled } from "#server/platform/config.ts";
import { type Count, countHere } from "#server/platform/http/count-here.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { FailureWatch, HealthReporter } from "#server/platform/jobs/health-reporter.ts";
import type { Services } from "#server/services.ts";
import { registerCdnHeaders } from "./cdn-headers.ts";
import { countInPrimary } from "./count-in-primary.ts";
import { countInRedis } from "./count-in-redis.ts";
import { filesInBucket, tryBucket } from "./files-in-bucket.ts";
import { purgeCdn } from "./purge-cdn.ts";
import { type ReadReplica, readFromReplica } from "./read-replica.ts";
import { tryRedis } from "./try-redis.ts";
import type { WorkerRole } from "./worker-role.ts";

/*
 * The one door to what a shop on one machine never uses: several workers or machines, a replica of the database,
 * Redis, a bucket, a
 * CDN, and the built files of other machines. Each of these does what one machine does where its setting is missing,
 * and stands
 * behind a type of a lower floor: `Count`, `PictureFiles`, `BuiltFiles`, `Database`. New readers may skip this folder.
 * The part of a pooler is in `database/`, where connections are opened.
 */

export { createBuiltFiles, deleteExpiredFiles } from "./built-files.ts";
export { employWorkers } from "./employ-workers.ts";
export { filesInBucket, moveIntoBucket } from "./files-in-bucket.ts";
export { poolSizeOf, readRole, tellPrimary, type WorkerRole } from "./worker-role.ts";

/**
 * Before the shop opens: says which of Redis and the bucket does not answer yet, and throws a sentence for one that
 * refuses.
 */
export async function tryStores(
  config: Pick<Config, "redisUrl" | "bucket">,
  say: (line: string) => void,
): Promise<void> {
  await tryRedis(config, say);
  await tryBucket(config.bucket, say);
}

/** Where uploaded pictures are: in `S3_BUCKET`, else in `folder`, an absolute path. */
export function uploadsOf(
  { bucket }: Pick<Config, "bucket">,
  folder: string,
  watch?: FailureWatch,
): PictureFiles {
  return bucket ? filesInBucket(bucket, watch) : filesInFolder(folder);
}

/** The replica of `DATABASE_REPLICA_URL`, from which the catalogue is read. */
export function watchReplica(
  { config, database, traces }: { config: Config } & Pick<Services, "database" | "traces">,
  watched: CatalogVersion,
  failures: HealthReporter,
): ReadReplica | undefined {
  if (config.databaseReplicaUrl === undefined) return undefined;
  return readFromReplica(config.databaseReplicaUrl, {
    primary: database,
    isPooled: isPooled(config),
    watched,
    failures: failures.watch("replica"),
    traceStep: traces?.step,
  });
}

/**
 * Counts what is limited in `REDIS_URL` for all machines, else in the primary of a worker; a process alone needs no
 * `count`.
 */
export async function countTogether(
  { redisUrl }: Pick<Config, "redisUrl">,
  { secretKey, failures, metrics }: Pick<Services, "secretKey" | "failures" | "metrics">,
  role?: WorkerRole,
): Promise<{ count?: Count; stop(): Promise<void> }> {
  const onThisMachine = role && countInPrimary();
  if (redisUrl !== undefined)
    return countInRedis({
      url: redisUrl,
      secretKey,
      otherwise: onThisMachine ?? countHere(),
      watch: failures.watch("limits"),
      metrics,
    });
  return { ...(onThisMachine && { count: onThisMachine }), stop: async () => {} };
}

/** Says to the CDN of `CDN_SECONDS` what it may keep. */
export function registerCdn(app: ShopApp, { cdn }: Pick<Config, "cdn">): void {
  if (cdn) registerCdnHeaders(app, cdn.seconds);
}

/** Has the CDN of `CDN_PURGE_URL` forget what changed. Gives what ends it; one process does so for all. */
export function startPurges(
  { cdn }: Pick<Config, "cdn">,
  { database, failures }: Pick<Services, "database" | "failures">,
): () => Promise<void> {
  if (!cdn?.purge) return async () => {};
  const watch = failures.watch("cdn");
  return purgeCdn({ executor: database.pool, target: cdn.purge, release: releaseOf(), watch });
}

function releaseOf(): string {
  return createHash("sha256")
    .update(readFileSync(process.argv[1] ?? ""))
    .digest("base64url");
}
