import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { findOwnNode, root, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

/** The folder of all durable data; a relative one is in the project, regardless of the working directory. */
export function dataFolder(env = process.env) {
  return resolve(root, env.DATA_DIR || "data");
}

/**
 * Stops a second start before it replaces packages and pages under the running shop. The shop itself checks
 * again, so what cannot be found out here, for instance while packages are missing, is let pass.
 */
export async function refuseSecondShop() {
  const node = findOwnNode();
  const dataDir = dataFolder();
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  if (DATABASE_URL || DATABASE_URL_FILE || !node || !existsSync(join(dataDir, "shop.json"))) return;
  const script = join(root, "scripts", "steps", "ask-data-lock.mjs");
  const { code, output } = await runProgram(node, ["--no-warnings", script, dataDir], { quiet: true });
  if (code === 2) throw new StepError(output.trim());
}
