import { join } from "node:path";
import pg from "pg";
import { ownerUrl, readConnection, shopRole } from "#database/embedded/connection-file.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";

/**
 * Makes the running shop's database confirm commits before they are written. Set externally, because the shop refuses
 * to start with such a database.
 */
export async function confirmTooEarly(dataDir: string): Promise<void> {
  await executeAsOwner(
    dataDir,
    // A connection retains its initial setting, so the shop's connections are ended.
    `alter role ${shopRole} set synchronous_commit = off;
     select pg_terminate_backend(pid) from pg_stat_activity where usename = '${shopRole}';`,
  );
}

export async function confirmInTimeAgain(dataDir: string): Promise<void> {
  const database = await launchEmbedded({ dataDir, log: () => {} });
  await executeAsOwner(dataDir, `alter role ${shopRole} reset synchronous_commit`);
  await database.stop();
}

async function executeAsOwner(dataDir: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl(readConnection(join(dataDir, "postgres"))) });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
