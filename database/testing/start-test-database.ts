import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../connect.ts";
import { launchEmbedded } from "../embedded/launch-embedded.ts";
import { openTablesToShopRole } from "../embedded/shop-role.ts";
import { migrate } from "../migrate.ts";
import { seedDemoShop } from "../seeds/seed-demo-shop.ts";
import { startPooler } from "./start-pooler.ts";
import { execute, inDatabase, type TestServer } from "./test-server.ts";

export interface RunningTestServer {
  readonly server: TestServer;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own for one run of the tests, in a temporary folder, or uses the one that
 * TEST_DATABASE_URL names; no database of the shop is touched. The embedded server waits for no disk here, so a
 * test of durability launches its own. With TEST_POOLER=true a PgBouncer is in front of it.
 */
export async function startTestDatabase(): Promise<RunningTestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return startOn({ url: given, ownerUrl: given }, "select 1");
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-test-"));
  const database = await launchEmbedded({ dataDir, log: () => {}, throwaway: true });
  const cleanUp = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { server, stop } = await startOn(database, openTablesToShopRole);
    return { server, stop: () => stop().finally(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function startOn(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  beforeMigrating: string,
): Promise<RunningTestServer> {
  const pooler = process.env.TEST_POOLER === "true" ? await startPooler(url) : undefined;
  const template = `tabeeb_template_${randomBytes(6).toString("hex")}`;
  await execute(ownerUrl, `create database ${template}`);
  await execute(inDatabase(ownerUrl, template), beforeMigrating);
  await migrate(inDatabase(ownerUrl, template));
  const demoTemplate = `${template}_demo`;
  await execute(ownerUrl, `create database ${demoTemplate} template ${template}`);
  await fillWithDemoShop(inDatabase(url, demoTemplate));
  return {
    server: { url, ownerUrl, template, demoTemplate, ...(pooler && { pooledUrl: pooler.url }) },
    stop: async () => {
      await pooler?.stop();
      for (const name of [demoTemplate, template])
        await execute(ownerUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function fillWithDemoShop(url: string): Promise<void> {
  const { pool, close } = createDatabase(url, { poolSize: 1 });
  await seedDemoShop(pool);
  await close();
}
