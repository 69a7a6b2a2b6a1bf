import { setInterval } from "node:timers";
import { sql } from "kysely";
import pg from "pg";
import { namedQuery } from "#database/named-query.ts";
import type { FailureWatch } from "../failures/failure-board.ts";

export type StoredSettings = Readonly<Record<string, unknown>>;

/** The version of the catalogue that this process knows; everything derived from an older one is stale. */
export type CatalogVersion = {
  current(): number;
  /** What the merchant has set by then, by name: read together with the version, so never older than it. */
  settings(): StoredSettings;
  /** Looks now: after this, what was written before it is known here. For writers whose next question is what they wrote. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

const readVersion = namedQuery(
  "read-catalog-version",
  () => sql<{ version: number; settings: StoredSettings | null }>`
    select version, (select json_object_agg(name, value) from settings) as settings from catalog_version`,
);

const reconnectDelay = 1_000;

/**
 * Follows the catalogue's version within a second, in every process: PostgreSQL announces each change (NOTIFY), and the
 * row is polled as well, every `pollInterval` milliseconds, because a pooler or a broken connection may swallow the
 * announcement.
 */
export async function watchCatalogVersion(
  pool: pg.Pool,
  databaseUrl: string,
  failures: FailureWatch,
  pollInterval = 500,
): Promise<CatalogVersion> {
  let version = 0;
  let settings: StoredSettings = {};
  let stopped = false;
  let listener: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const refresh = async () => {
    try {
      const [row] = await readVersion.run(pool, {});
      failures.over();
      if (!row || row.version <= version) return;
      version = row.version;
      settings = row.settings ?? {};
    } catch (error) {
      failures.met(error);
    }
  };

  const listen = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: reconnectDelay });
    const retry = () => {
      if (listener === client) listener = undefined;
      if (!stopped) reconnect = setTimeout(listen, reconnectDelay);
    };
    client.on("error", () => {});
    client.on("notification", refresh);
    client.on("end", retry);
    try {
      await client.connect();
      await client.query("listen catalog_changed");
      listener = client;
      await refresh();
    } catch {
      await client.end().catch(() => {});
    }
  };

  await refresh();
  await listen();
  const poll = setInterval(refresh, pollInterval);
  return {
    current: () => version,
    settings: () => settings,
    catchUp: refresh,
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      clearTimeout(reconnect);
      await listener?.end();
    },
  };
}
