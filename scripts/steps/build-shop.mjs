import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCommand, root, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

/** Beside these, every file of the top folder is a source: settings of the compilers, and what is pinned. */
const sourceFolders = ["contract", "database", "drawings", "scripts", "server", "web"];
const stamp = join(root, "build", "sources.sha256");

/** Builds the shop and its back office for production, unless the build is of exactly these sources. */
export async function buildShop(node) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digestOfSources()) return;
  await buildAnew(node);
}

/** Builds the shop in each of its languages and its back office for production. */
export async function buildAnew(node) {
  const digest = digestOfSources();
  console.log("Building the shop …");
  rmSync(join(root, "build"), { recursive: true, force: true });
  const pages = [findCommand("@react-router/dev", "react-router"), "build"];
  const backOffice = ["--disable-warning=ExperimentalWarning", "scripts/build-back-office.ts"];
  await runBuilds(node, [
    { args: pages },
    { args: backOffice },
    { args: pages, env: { PAGES_LANGUAGE: "ur" } },
  ]);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, digest);
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

/** Contents and not dates: a checkout changes dates, and an old file put back has an old one. */
function digestOfSources() {
  const hash = createHash("sha256");
  const topFiles = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  for (const file of [...topFiles, ...sourceFolders].sort().flatMap(listFiles)) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function listFiles(path) {
  if (statSync(join(root, path)).isFile()) return /\.(md|test\.tsx?|tsbuildinfo)$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
