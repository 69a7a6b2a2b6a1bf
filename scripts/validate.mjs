// npm run validate: checks of the built shop by programs that others wrote; see validate/run.ts.
import { buildShop } from "./steps/build-shop.mjs";
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript } from "./steps/project.mjs";
import { handOver, runProgram } from "./steps/run-program.mjs";

await runScript(async () => {
  await installPackages({ tools: true });
  const node = findNode();
  const args = ["ci", "--prefix", "validate", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code } = await runProgram("npm", args, { shell: process.platform === "win32" });
  if (code !== 0) return code;
  await buildShop(node);
  return handOver(node, ["validate/run.ts"], {});
});
