import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { clockInKarachi } from "#contract/values/karachi-time.ts";
import { readConfig } from "#server/platform/config.ts";
import { readSecretKey } from "#server/platform/secrets/secret-key.ts";
import { filesInBucket } from "#server/scale-out/scale-out.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { checkBackup } from "../backup/restore-backup.ts";
import { reachDatabase } from "../reach-database.ts";

// npm run backup -- FILE: all of the shop in one file, which may be open meanwhile; restored once into a database that
// is thrown away, so that it is known to be whole. BACKUP_PASSPHRASE encrypts it.

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readConfig(process.env);
  const { backupPassphrase: passphrase, dataDir } = config;
  const at = clockInKarachi(new Date()).slice(0, 16).replace(":", "");
  const file = resolve(positionals[0] ?? `tabeeb-${at}.tar.gz${passphrase === undefined ? "" : ".age"}`);
  const reached = await reachDatabase(config, say);
  try {
    const secretKey = config.secretKey === undefined ? readSecretKey(config) : undefined;
    const bucket = config.bucket && filesInBucket(config.bucket);
    await makeBackup({ databaseUrl: reached.ownerUrl, dataDir, bucket, secretKey }, file, passphrase);
  } finally {
    await reached.stop();
  }
  say(`Written to ${file}; trying whether it can be restored …`);
  const { tables, files, digest } = await checkBackup({ file, passphrase });
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  say(
    `It can: ${rowsOf("orders")} orders, ${rowsOf("products")} products, ${rowsOf("users")} accounts, ${files} files.`,
  );
  say(`Its digest, to compare it with before you restore it: ${digest}.`);
  if (passphrase === undefined)
    say("It is not encrypted: whoever has it has every customer's name and address.");
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
