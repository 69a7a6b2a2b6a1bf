// npm run build: builds everything, whether it was built already or not.
import { rebuild } from "./steps/build-shop.mjs";
import { findNode } from "./steps/find-node.mjs";
import { runScript } from "./steps/project.mjs";

await runScript(() => rebuild(findNode()));
