import { createDatabase } from "#database/connect.ts";
import { migrate } from "#database/migrate.ts";
import { readConfig } from "#server/platform/config.ts";
import { askAdmin } from "#server/staff/ask-admin.ts";
import { createAdmin, customerSentence } from "#server/staff/create-admin.ts";
import { reachDatabase } from "../reach-database.ts";

// npm run create-admin: makes an owner of the back office, or lets one in again who is locked out. The shop may be
// open.

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const admin = config.firstAdmin ?? (await askAdmin());
  const reached = await reachDatabase(config, say);
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
