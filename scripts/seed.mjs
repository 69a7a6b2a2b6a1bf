// npm run seed: fills the shop with invented products, customers and orders, to see how it does with many.
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript } from "./steps/project.mjs";
import { readEnvFile } from "./steps/read-env-file.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  readEnvFile();
  await installPackages();
  const seed = ["server/startup/commands/seed.ts", ...process.argv.slice(2)];
  return handOver(findNode(), seed, {});
});
