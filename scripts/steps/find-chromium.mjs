import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findCommand, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

/** The shell draws no window around each page and takes two thirds of the processor time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** A Chromium that starts on this computer: CHROMIUM_PATH, one on the path, Playwright's, or one installed now. */
export async function findChromium(node) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new StepError(`CHROMIUM_PATH names ${given}, which does not start: correct it, or unset it.`);
  }
  return (
    findOnPath() ??
    (await findPlaywrights()) ??
    (await download(node)) ??
    (await installPackage()) ??
    giveUp()
  );
}

function findOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts);
}

async function findPlaywrights() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return starts(file) ? file : undefined;
}

async function download(node) {
  console.log("Downloading Chromium for the tests in a browser …");
  await runProgram(node, [findCommand("@playwright/test", "playwright"), "install", "chromium"], {
    quiet: true,
  });
  return findPlaywrights();
}

/** Debian's and Ubuntu's package, where we may install one. */
async function installPackage() {
  if (process.getuid?.() !== 0) return undefined;
  console.log("Installing Chromium for the tests in a browser …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-get", ["update"], { quiet: true, env });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await runProgram("apt-get", ["install", "-y", "--no-install-recommends", name], { quiet: true, env });
    const installed = findOnPath();
    if (installed) return installed;
  }
  return undefined;
}

function giveUp() {
  throw new StepError(
    "The tests in a browser need Chromium and it could not be installed: install it, or set CHROMIUM_PATH to one.",
  );
}

/** A browser may be there and still lack a library. */
function starts(file) {
  return existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
}
