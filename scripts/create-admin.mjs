// npm run create-admin: makes the first owner of the back office.
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript } from "./steps/project.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  await installPackages();
  return handOver(
    findNode(),
    ["--disable-warning=ExperimentalWarning", "server/startup/commands/create-admin.ts"],
    {},
  );
});
