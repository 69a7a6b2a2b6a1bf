// npm run create-admin: makes the first owner of the back office.
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript } from "./steps/project.mjs";
import { readEnvFile } from "./steps/read-env-file.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  readEnvFile();
  await installPackages();
  return handOver(findNode(), ["server/startup/commands/create-admin.ts"], {});
});
