import type { Database } from "#database/connect.ts";
import { assertDurable } from "#database/durability.ts";
import { migrate } from "#database/migrate.ts";
import { assertNoPooler, keepTimeoutsForRole } from "#database/pooler.ts";
import { giveSynonyms } from "#database/search/give-synonyms.ts";
import { seedDemoShop } from "#database/seeds/seed-demo-shop.ts";
import { type Config, isPooled } from "#server/platform/config.ts";
import { createFirstAdmin } from "#server/staff/create-admin.ts";

/** With the demo shop in an empty database if wanted, and the first owner. */
export async function prepareDatabase(options: {
  database: Database;
  ownerUrl: string;
  config: Pick<Config, "databaseUrl" | "databaseDirectUrl" | "demoShop" | "firstAdmin">;
  say: (line: string) => void;
}): Promise<void> {
  const { database, config, say } = options;
  if (config.databaseUrl !== undefined)
    await assertNoPooler(options.ownerUrl, isPooled(config) ? "DATABASE_DIRECT_URL" : "DATABASE_URL");
  if (isPooled(config)) await keepTimeoutsForRole(database.pool);
  const applied = await migrate(options.ownerUrl);
  if (applied.length > 0) say(`Set up the database (migrations: ${applied.length}).`);
  await assertDurable(database.pool);
  await giveSynonyms(database.pool);
  if (config.demoShop && (await seedDemoShop(database.pool)))
    say("Filled the empty shop with demo products.");
  if (config.firstAdmin) say(await createFirstAdmin(database.pool, config.firstAdmin));
}
