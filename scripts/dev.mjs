// npm run dev: the shop with hot reload, in one process.
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript } from "./steps/project.mjs";
import { readEnvFile } from "./steps/read-env-file.mjs";
import { refuseSecondShop } from "./steps/refuse-second-shop.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  readEnvFile();
  await refuseSecondShop();
  await installPackages();
  return handOver(findNode(), ["server/dev.ts"], {});
});
