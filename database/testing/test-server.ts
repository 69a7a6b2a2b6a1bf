import pg from "pg";

/** How test files reach the server: plain data, handed from the run's own process to its workers. */
export interface TestServer {
  /** For the shop's role. */
  readonly url: string;
  readonly ownerUrl: string;
  /** For the shop's role through a pooler in transaction mode, in a run that is to try it. */
  readonly pooledUrl?: string;
  /** A database with all migrations applied and no rows, to be cloned. */
  readonly template: string;
  /** The same with the demo shop in it. */
  readonly demoTemplate: string;
}

export function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function execute(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(statements);
  } finally {
    await client.end();
  }
}
