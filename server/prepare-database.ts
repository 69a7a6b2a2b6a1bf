import type { Database } from "#database/connect.ts";
import { assertDurable } from "#database/durability.ts";
import { migrate } from "#database/migrate.ts";
import { seedDemoShop } from "#database/seeds/seed-demo-shop.ts";

/** Brings the database up to date, fills an empty one with the demo shop if wanted, and checks that it keeps orders. */
export async function prepareDatabase(options: {
  database: Database;
  /** The address of a role that may change tables. */
  ownerUrl: string;
  demoShop: boolean;
  say: (line: string) => void;
}): Promise<void> {
  const { database, say } = options;
  const applied = await migrate(options.ownerUrl);
  if (applied.length > 0) say(`Set up the database (${applied.length} migrations).`);
  await assertDurable(database.pool);
  if (options.demoShop && (await seedDemoShop(database.pool)))
    say("Filled the empty shop with demo products.");
}
