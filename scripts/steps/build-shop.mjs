import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCommand, root, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";
import { thirdPartyLicences } from "./third-party-licences.mjs";

/** Beside these, every file of the top folder is a source: settings of the compilers, and what is pinned. */
const sourceFolders = ["build", "contract", "database", "drawings", "scripts", "server", "web"];
const stamp = join(root, "dist", "sources.sha256");

/** Builds the shop and its back office for production, unless the build is of exactly these sources. */
export async function buildShop(node) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digestOfSources()) return;
  await rebuild(node);
}

/** Builds the shop in each of its languages and its back office for production. */
export async function rebuild(node) {
  const digest = digestOfSources();
  console.log("Building the shop …");
  rmSync(join(root, "dist"), { recursive: true, force: true });
  const pages = [findCommand("@react-router/dev", "react-router"), "build"];
  const backOffice = ["build/back-office.ts"];
  await runBuilds(node, [
    { args: pages },
    { args: backOffice },
    ...furtherLanguages().map((tag) => ({ args: pages, env: { PAGES_LANGUAGE: tag } })),
  ]);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist", "third-party-licences.txt"), thirdPartyLicences());
  writeFileSync(stamp, digest);
}

/** Each has a folder of messages; English is built with the server. */
function furtherLanguages() {
  const folders = readdirSync(join(root, "web/messages"), { withFileTypes: true });
  return folders.filter((entry) => entry.isDirectory() && entry.name !== "en").map(({ name }) => name);
}

/** Two at a time, as many as a small machine has cores. */
async function runBuilds(node, builds) {
  const waiting = builds.values();
  const work = async () => {
    for (const build of waiting) await runBuild(node, build);
  };
  await Promise.all([work(), work()]);
}

async function runBuild(node, { args, env = {} }) {
  const { code, output } = await runProgram(node, args, {
    env: { NODE_ENV: "production", ...env },
    quiet: true,
  });
  if (code === 0) return;
  throw new StepError(
    `${output}\nThe shop could not be built: mend what the message above names, then try again.`,
  );
}

/**
 * Of everything in a project's `folder` that its build is made of. Contents and not dates: a checkout changes dates,
 * and an old file put back has an old one.
 */
export function digestOfSources(folder = root) {
  const hash = createHash("sha256");
  const topFiles = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  for (const file of [...topFiles, ...sourceFolders].sort().flatMap((path) => listFiles(folder, path))) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}

function listFiles(folder, path) {
  const file = join(folder, path);
  if (statSync(file).isFile()) return /\.(md|test\.(tsx?|mjs)|tsbuildinfo)$/.test(path) ? [] : [path];
  return readdirSync(file)
    .sort()
    .flatMap((name) => listFiles(folder, `${path}/${name}`));
}
