import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findOwnNode, readJson, root, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

/**
 * Installs the packages of package-lock.json that the shop is built from and runs with, and with `tools` also those
 * that only tests and checks need, unless they are installed. Half of the time of a first start went into the tools.
 */
export async function installPackages({ tools = false } = {}) {
  if (areInstalled({ tools })) return;
  console.log("Installing the packages …");
  // A shop may be running from what is installed: tools are added beside it, while `npm ci` would begin by deleting it.
  const command = tools && areInstalled({ tools: false }) ? ["install", "--no-save"] : ["ci"];
  const options = [tools ? "--include=dev" : "--omit=dev", "--include=optional"];
  const { code } = await runProgram(
    "npm",
    [...command, ...options, "--no-audit", "--no-fund", "--loglevel=error"],
    {
      env: { PATH: pathWithoutOwnNode() },
      // npm is a batch file on Windows.
      shell: process.platform === "win32",
    },
  );
  if (code !== 0) {
    throw new StepError(
      "The packages could not be installed: see npm's message above, check the network, then try again.",
    );
  }
}

/** npm writes down what it installed as its last act, so an interrupted installation has no such list. */
function areInstalled(wish) {
  if (!existsSync(join(root, "node_modules", ".package-lock.json")) || !findOwnNode()) return false;
  return isWhatIsWanted(
    readJson("package-lock.json").packages,
    readJson("node_modules", ".package-lock.json").packages,
    wish,
  );
}

/**
 * Whether the packages that are `installed` are those that the lock file wants, both as npm lists them; with `tools`
 * those of tests too.
 */
export function isWhatIsWanted(wanted, installed, { tools }) {
  return Object.entries(wanted).every(([path, want]) => {
    if (path === "" || (want.dev && !tools)) return true;
    const have = installed[path];
    // Optional packages are for one kind of computer each.
    return have ? have.version === want.version && have.integrity === want.integrity : want.optional === true;
  });
}

/** `npm start` puts our own Node first on the path; npm must not run on the very Node it is about to replace. */
function pathWithoutOwnNode() {
  const own = join(root, "node_modules", ".bin");
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== own)
    .join(delimiter);
}
