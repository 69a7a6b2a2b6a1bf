import { setInterval } from "node:timers";
import pg from "pg";
import { type Executor, readFirst } from "#database/query.ts";
import type { FailureWatch } from "../jobs/health-reporter.ts";

export type StoredSettings = Readonly<Record<string, unknown>>;

/** The version of the catalogue that this process knows; everything derived from an older one is stale. */
export type CatalogVersion = {
  current(): number;
  /**
   * The changes since a version: `p:` with the id of a product, `c:` with the name of a category whose first products
   * may have changed; undefined when anything may have changed.
   */
  changesSince(version: number): ReadonlySet<string> | undefined;
  /** The merchant's settings of that time, by name: read together with the version, so never older than it. */
  settings(): StoredSettings;
  /**
   * Looks now: after this, what was written before it is known here. For writers whose next question is what they
   * wrote.
   */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

type VersionRow = {
  version: number;
  settings: StoredSettings | null;
  /** Of how many versions since the one asked for it is known what they changed, and that. */
  noted: number;
  tags: string[] | null;
};

const readVersion = (executor: Executor, since: number) => readFirst(executor)<VersionRow>`
  select version, (select json_object_agg(name, value) from settings) as settings, noted, tags
  from catalog_version, lateral (
    select count(distinct c.version)::integer as noted, array_agg(distinct c.tag) as tags
    from catalog_changes c where c.version > ${since}::bigint) as changes`;

/** The tag of a change that may affect anything. */
export const everything = "*";
/** A cache that has not been queried for so many changes drops everything. */
const longestLog = 1_000;

/** The changes of each version that this process has seen. */
class ChangeLog {
  #entries: { version: number; changed: readonly string[] }[] = [];
  /** Before this one nothing is known. */
  #from = 0;

  note(version: number, changed: readonly string[], isUnknown: boolean): void {
    this.#entries.push({ version, changed });
    if (isUnknown) {
      this.#entries = [];
      this.#from = version;
    }
    const dropped = this.#entries.splice(0, this.#entries.length - longestLog).at(-1);
    if (dropped) this.#from = dropped.version;
  }

  since(version: number): ReadonlySet<string> | undefined {
    if (version < this.#from) return undefined;
    const later = this.#entries.filter((entry) => entry.version > version);
    return new Set(later.flatMap(({ changed }) => changed));
  }
}

const reconnectDelay = 1_000;

/**
 * Follows the catalogue's version within a second, in every process: PostgreSQL announces each change (NOTIFY), and the
 * row is polled as well, every `pollInterval` milliseconds, because a pooler or a broken connection may swallow the
 * announcement. `directUrl` is where it listens: the server itself.
 */
export async function watchCatalogVersion(
  pool: pg.Pool,
  directUrl: string,
  failures: FailureWatch,
  pollInterval = 500,
): Promise<CatalogVersion> {
  let version = 0;
  let settings: StoredSettings = {};
  const log = new ChangeLog();
  let stopped = false;
  let listener: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const refresh = async () => {
    try {
      const since = version;
      const row = await readVersion(pool, since);
      failures.over();
      if (!row || row.version <= version) return;
      // Another question was answered in between: what it has brought would be counted twice.
      if (since !== version) return void (await refresh());
      const tags = row.tags ?? [];
      const hasGap = row.noted < row.version - since;
      log.note(row.version, tags, hasGap || tags.includes(everything));
      version = row.version;
      settings = row.settings ?? {};
    } catch (error) {
      failures.met(error);
    }
  };

  const listen = async () => {
    const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: reconnectDelay });
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
    changesSince: (since) => log.since(since),
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
