import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findOwnNode, readJson, root, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

/** Installs the packages of package-lock.json, unless they are installed. */
export async function installPackages() {
  if (areInstalled()) return;
  console.log("Installing the packages …");
  const options = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await runProgram("npm", ["ci", ...options], {
    env: { PATH: pathWithoutOwnNode() },
    // npm is a batch file on Windows.
    shell: process.platform === "win32",
  });
  if (code !== 0) {
    throw new StepError(
      "The packages could not be installed: see npm's message above, check the network, then try again.",
    );
  }
}

/** npm writes down what it installed as its last act, so an interrupted installation has no such list. */
function areInstalled() {
  if (!existsSync(join(root, "node_modules", ".package-lock.json")) || !findOwnNode()) return false;
  return isWhatIsWanted(
    readJson("package-lock.json").packages,
    readJson("node_modules", ".package-lock.json").packages,
  );
}

/** Whether the packages that are `installed` are those that the lock file wants, both as npm lists them. */
export function isWhatIsWanted(wanted, installed) {
  return Object.entries(wanted).every(([path, want]) => {
    if (path === "") return true;
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
