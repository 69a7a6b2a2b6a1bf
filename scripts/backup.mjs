// npm run backup -- FILE: all of the shop in one file, tried at once whether it can be restored; the shop may be open.
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript } from "./steps/project.mjs";
import { readEnvFile } from "./steps/read-env-file.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  readEnvFile();
  await installPackages();
  const backup = ["server/startup/commands/backup.ts", ...process.argv.slice(2)];
  return handOver(findNode(), backup, {});
});
