import pg from "pg";
import { type DatabaseTimeouts, databaseTimeouts, sessionLimits } from "./connect.ts";

/** A setting leads to a pooler where PostgreSQL itself is needed; the message is a sentence for the merchant. */
export class PoolerInBetweenError extends Error {
  override readonly name = "PoolerInBetweenError";

  constructor(setting: string) {
    super(
      `${setting} leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL to the PostgreSQL behind it. See docs/settings.md.`,
    );
  }
}

/** A server tells each client the number of its session, to cancel it; a pooler tells one that it has made up. */
export async function assertNoPooler(url: string, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    if (rows[0]?.pid !== Reflect.get(client, "processID")) throw new PoolerInBetweenError(setting);
  } finally {
    await client.end();
  }
}

/**
 * Has PostgreSQL give its limits to each session of the pool's role in this database: a pooler refuses those that a
 * client asks for. Sessions that the pooler has open get them when it renews them.
 */
export async function keepTimeoutsForRole(
  pool: pg.Pool,
  timeouts: DatabaseTimeouts = databaseTimeouts,
): Promise<void> {
  const limits = Object.entries(sessionLimits(timeouts));
  const wanted = limits.map(([name, milliseconds]) => `${name}=${milliseconds}`);
  // In one statement, so that of several processes that start one writes; each row can be written by one at a time
  // alone.
  await pool.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtextextended('timeouts of the role', 0));
    if not exists (
      select 1 from pg_db_role_setting
      where setrole = current_user::regrole
        and setdatabase = (select oid from pg_database where datname = current_database())
        and setconfig @> array['${wanted.join("', '")}']
    ) then
      ${limits.map(([name, milliseconds]) => `execute format('alter role current_user in database %I set ${name} = ${milliseconds}', current_database());`).join("\n      ")}
    end if;
  end $$`);
}
