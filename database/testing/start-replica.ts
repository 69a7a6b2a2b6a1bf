import { appendFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "../embedded/connection-file.ts";
import { adoptCluster } from "../embedded/init-cluster.ts";
import { findNativeBinaries } from "../embedded/native-binaries.ts";
import { chooseRunAs } from "../embedded/run-as.ts";
import { startServerProcess } from "../embedded/server-process.ts";
import { shopServerSettings } from "../embedded/server-settings.ts";

export type Replica = {
  /** Of the owner's role, which is the primary server's. */
  readonly url: string;
  ask(statement: string): Promise<Record<string, unknown>[]>;
  /** From now on it takes writes. */
  promote(): Promise<void>;
  /** Only once it is promoted. */
  stop(): Promise<void>;
};

/**
 * Copies the cluster of a running server (`primaryUrl`, of its owner) from one folder to another and lets the copy
 * follow it; from now on the primary server confirms nothing that the copy has not.
 */
export async function startReplica(
  primaryUrl: string,
  folders: { from: string; to: string },
): Promise<Replica> {
  const runAs = chooseRunAs();
  await copyCluster(primaryUrl, folders);
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  writeFileSync(join(folders.to, "standby.signal"), "");
  appendFileSync(
    join(folders.to, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${password}'\n`,
  );
  adoptCluster(folders.to, runAs);
  const port = await findFreePort();
  const url = new URL(primaryUrl);
  url.port = String(port);
  // Says that it is ready once it is promoted.
  const promoted = startServerProcess({
    folder: folders.to,
    port,
    binaries: findNativeBinaries(),
    runAs,
    settings: shopServerSettings,
    log: () => {},
  });
  const isFollowing = "select 1 from pg_stat_replication where state = 'streaming'";
  while ((await ask(primaryUrl, isFollowing)).length === 0) await Promise.race([promoted, sleep(100)]);
  await ask(primaryUrl, "alter system set synchronous_standby_names = '*'");
  await ask(primaryUrl, "select pg_reload_conf()");
  return {
    url: url.href,
    ask: (statement) => ask(url.href, statement),
    promote: async () => {
      await ask(url.href, "select pg_promote()");
    },
    stop: async () => (await promoted).stop(),
  };
}

/**
 * As PostgreSQL's manual copies a running cluster (25.3.4, the low-level API); what is written meanwhile is fetched
 * later.
 */
async function copyCluster(url: string, { from, to }: { from: string; to: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  const left = new Set(["postmaster.pid", "postmaster.opts"]);
  const log = join(from, "pg_wal");
  const isCopied = (path: string) => !left.has(basename(path)) && !path.startsWith(`${log}/`);
  cpSync(from, to, { recursive: true, filter: isCopied });
  mkdirSync(join(to, "pg_wal", "archive_status"), { recursive: true, mode: 0o700 });
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  writeFileSync(join(to, "backup_label"), rows[0]?.labelfile ?? "");
  await client.end();
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
