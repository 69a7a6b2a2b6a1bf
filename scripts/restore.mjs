// npm run restore -- FILE: makes the shop of a backup in an empty data folder.
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript } from "./steps/project.mjs";
import { readEnvFile } from "./steps/read-env-file.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  readEnvFile();
  await installPackages();
  const restore = ["server/startup/commands/restore.ts", ...process.argv.slice(2)];
  return handOver(findNode(), restore, {});
});
