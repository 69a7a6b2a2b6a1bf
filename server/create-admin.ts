import { join } from "node:path";
import { createDatabase } from "#database/connect.ts";
import { ownerUrl, readConnection, shopUrl } from "#database/embedded/connection-file.ts";
import { DataFolderInUseError } from "#database/embedded/data-lock.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { migrate } from "#database/migrate.ts";
import { type Config, readConfig } from "./config.ts";
import { askAdmin } from "./staff/ask-admin.ts";
import { createAdmin, customerSentence } from "./staff/create-admin.ts";

// npm run create-admin: makes an owner of the back office, or lets one in again who is locked out. The shop may be open.

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

type Reached = { url: string; ownerUrl: string; stop(): Promise<void> };

/** The shop's database, be it open already or not. */
async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<Reached> {
  const stop = async () => {};
  if (databaseUrl !== undefined) return { url: databaseUrl, ownerUrl: databaseUrl, stop };
  try {
    return await launchEmbedded({ dataDir, log: say });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const connection = readConnection(join(dataDir, "postgres"));
    return { url: shopUrl(connection), ownerUrl: ownerUrl(connection), stop };
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const admin = config.firstAdmin ?? (await askAdmin());
  const reached = await reachDatabase(config);
  try {
    await migrate(reached.ownerUrl);
    const database = createDatabase(reached.url);
    const { outcome } = await createAdmin(database.pool, admin).finally(database.close);
    switch (outcome) {
      case "customer":
        throw new Error(customerSentence(admin.email));
      case "common-password":
        throw new Error("This password is too common. Choose another one.");
      case "created":
        return say(`${admin.email} is an owner now. Log in at /admin.`);
      case "restored":
        return say(`${admin.email} is an owner again, with this password. Log in at /admin.`);
    }
  } finally {
    await reached.stop();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
