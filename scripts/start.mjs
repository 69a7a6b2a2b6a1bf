// npm start: from a bare clone to an open shop. What an earlier start has done is not done again.
import { buildShop } from "./steps/build-shop.mjs";
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { preparePictures } from "./steps/prepare-pictures.mjs";
import { runScript } from "./steps/project.mjs";
import { refuseSecondShop } from "./steps/refuse-second-shop.mjs";
import { handOver } from "./steps/run-program.mjs";

await runScript(async () => {
  await refuseSecondShop();
  await installPackages();
  const node = findNode();
  await Promise.all([buildShop(node), preparePictures(node)]);
  return handOver(node, ["--disable-warning=ExperimentalWarning", "dist/server/index.js"], {
    NODE_ENV: "production",
    // Each arena of the C library keeps some megabytes that are free; two of them are as quick as one a thread.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
  });
});
