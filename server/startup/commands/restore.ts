import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { clockInKarachi } from "#contract/values/karachi-time.ts";
import { readConfig } from "#server/platform/config.ts";
import { restoreEmbedded, restoreInto } from "../backup/restore-backup.ts";

// npm run restore -- FILE: makes the shop of a backup in the data folder, which is to be empty.

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  const [name] = parseArgs({ allowPositionals: true }).positionals;
  if (name === undefined) throw new Error("Which backup? npm run restore -- FILE");
  const config = readConfig(process.env);
  const archive = { file: resolve(name), passphrase: config.backupPassphrase };
  say(`Restoring ${archive.file} …`);
  const { madeAt, tables, digest } =
    config.databaseDirectUrl === undefined
      ? await restoreEmbedded(archive, config.dataDir, say)
      : await restoreInto(archive, config.databaseDirectUrl, config.dataDir);
  const orders = tables.find((table) => table.name === "orders")?.rows ?? 0;
  const at = clockInKarachi(new Date(madeAt)).slice(0, 16).replace("T", " ");
  if (digest !== undefined) say(`Its digest is ${digest}.`);
  else
    say("The backup is older than its digest: its rows were checked, its pictures and its key could not be.");
  say(`The shop of ${at} is back, every row of it: ${orders} orders. Start it with npm start.`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
