import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { hasExternalServer, startExternalServer } from "#database/testing/start-external-server.ts";
import { hasPooler, startPooler } from "#database/testing/start-pooler.ts";
import { execute, inDatabase } from "#database/testing/test-server.ts";
import { launchBucket } from "#server/testing/start-bucket.ts";
import { hasRedis, launchRedis } from "#server/testing/start-redis.ts";
import { hasHaproxy, startHaproxy } from "../rolling/haproxy.ts";
import { type RunningProcess, startProcess } from "../start-process.ts";

/** Software of a fleet that this machine lacks, by the names of Debian's packages. */
export const missing = Object.entries({
  postgresql: hasExternalServer,
  pgbouncer: hasPooler,
  "redis-server": hasRedis,
  haproxy: hasHaproxy,
})
  .filter(([, isThere]) => !isThere)
  .map(([name]) => name);

/** Sessions of PostgreSQL that the pooler has: fewer than the two processes ask for. */
export const sessionsOfPooler = 8;

export type Fleet = {
  /** Of the proxy. */
  origin: string;
  /** Of PostgreSQL itself, and of the server that follows it. */
  databaseUrl: string;
  replicaUrl: string;
  redisUrl: string;
  bucket: Record<string, string>;
  secretKey: string;
  /** Folders of the processes, each on a machine of its own in earnest. */
  dataDirs: string[];
  stop(): Promise<void>;
};

/**
 * Two processes of the built shop behind a HAProxy, with everything that several machines share: Debian's PostgreSQL
 * behind a PgBouncer, a server that follows it, a Redis, and a stand-in for a store that speaks S3.
 */
export async function startFleet(env: Record<string, string>): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-fleet-"));
  const stops: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const engines = await startEngines(folder, sessionsOfPooler, stops);
    const { databaseUrl, pooledUrl, replicaUrl, redisUrl } = engines;
    const bucket = await launchBucket();
    stops.push(bucket.remove);
    const shared = {
      secretKey: "the same for every process of the shop",
      databaseUrl,
      replicaUrl,
      redisUrl,
      bucket: bucket.env,
    };
    const ports = [await findFreePort(), await findFreePort()];
    const dataDirs = ports.map((port) => join(folder, `process-${port}`));
    // At the same moment, as a cluster would: one of them brings the database up to date.
    const processes = await Promise.all(
      ports.map((port, index) =>
        startOne(port, {
          DATABASE_URL: pooledUrl,
          DATABASE_DIRECT_URL: databaseUrl,
          DATABASE_REPLICA_URL: replicaUrl,
          REDIS_URL: redisUrl,
          ...bucket.env,
          SECRET_KEY: shared.secretKey,
          DATA_DIR: dataDirs[index] ?? "",
          ...env,
        }),
      ),
    );
    stops.push(() => Promise.all(processes.map((shop) => shop.stop())));
    const proxy = await startHaproxy(ports, folder);
    stops.push(proxy.stop);
    return { ...shared, origin: proxy.origin, dataDirs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Debian's PostgreSQL with an empty database behind a PgBouncer of so many sessions, a server that follows it, and a
 * Redis. The functions that stop them are pushed to `stops` as they start; the last one stops first.
 */
export async function startEngines(folder: string, sessions: number, stops: (() => Promise<unknown>)[]) {
  const server = await startExternalServer(folder);
  stops.push(server.stop);
  await execute(server.url, "create database shop");
  const databaseUrl = inDatabase(server.url, "shop");
  const replica = await server.startReplica();
  stops.push(replica.stop);
  const pooler = await startPooler(databaseUrl, sessions);
  stops.push(pooler.stop);
  const redis = await launchRedis();
  stops.push(redis.kill);
  return {
    databaseUrl,
    pooledUrl: inDatabase(pooler.url, "shop"),
    replicaUrl: inDatabase(replica.url, "shop"),
    redisUrl: redis.url,
  };
}

/** A process of the built shop, once it is ready. */
export async function startOne(port: number, env: Record<string, string>): Promise<RunningProcess> {
  const shop = await startProcess(["dist/server/index.js"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
    ...env,
  });
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await sleep(50);
  return shop;
}
