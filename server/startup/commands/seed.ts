import { parseArgs } from "node:util";
import { z } from "zod";
import { createDatabase } from "#database/connect.ts";
import { readConfig } from "#server/platform/config.ts";
import { defaultSettings, readSettings } from "#server/settings/subscribe-to-settings.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { reachDatabase } from "../reach-database.ts";
import { seedShop } from "../seeding/seed-shop.ts";

// npm run seed -- --products 100000 --orders 1000000 --customers 200000: a shop of that size, to see how it does.

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const count = z.coerce.number().int().min(0).max(10_000_000);

function readArguments() {
  const { values } = parseArgs({
    options: {
      products: { type: "string", default: "1000" },
      orders: { type: "string", default: "10000" },
      customers: { type: "string", default: "2000" },
      force: { type: "boolean", default: false },
    },
  });
  const wanted = z.object({ products: count, orders: count, customers: count }).safeParse(values);
  if (!wanted.success)
    throw new Error(`How many ${wanted.error.issues[0]?.path.join(".")}? Give a whole number.`);
  return { wanted: wanted.data, isForced: values.force };
}

async function run(): Promise<void> {
  const { wanted, isForced } = readArguments();
  const config = readConfig(process.env);
  const begun = performance.now();
  const { url, ownerUrl, stop } = await reachDatabase(config, say);
  try {
    const database = createDatabase(url);
    try {
      await prepareDatabase({ database, ownerUrl, config, say });
      const stored = await database.kysely.selectFrom("settings").select(["name", "value"]).execute();
      const settings = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
      const { freeDeliveryFrom } = readSettings(settings, defaultSettings(config));
      await seedShop({ ownerUrl, wanted, freeDeliveryFrom, isForced, say });
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
  say(`Done in ${Math.round((performance.now() - begun) / 1000)} s.`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
