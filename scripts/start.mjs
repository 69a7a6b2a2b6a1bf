// npm start: from a bare clone to an open shop. Steps of an earlier start are not repeated.
import { buildShop } from "./steps/build-shop.mjs";
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { preparePictures } from "./steps/prepare-pictures.mjs";
import { runScript } from "./steps/project.mjs";
import { readEnvFile } from "./steps/read-env-file.mjs";
import { refuseSecondShop } from "./steps/refuse-second-shop.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  readEnvFile();
  await refuseSecondShop();
  await installPackages();
  const node = findNode();
  await Promise.all([buildShop(node), preparePictures(node)]);
  // Less room for what is young, and one arena of the C library, are as quick here and take less memory
  // (docs/decisions/078-memory-budget.md).
  const flags = ["--max-semi-space-size=8"];
  return handOver(node, [...flags, "dist/server/index.js"], {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1",
  });
});
