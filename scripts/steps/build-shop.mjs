import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCommand, root, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

const sources = [
  "contract",
  "drawings",
  "database",
  "server",
  "web",
  "compress-build.ts",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/build-back-office.ts",
  "vite.config.ts",
];
const stamp = join(root, "build", "sources.sha256");

/** Builds the shop and its back office for production, unless the build is of exactly these sources. */
export async function buildShop(node) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digestOfSources()) return;
  await buildAnew(node);
}

/** Builds the shop and its back office for production. */
export async function buildAnew(node) {
  const digest = digestOfSources();
  console.log("Building the shop …");
  rmSync(stamp, { force: true });
  const shop = [findCommand("@react-router/dev", "react-router"), "build"];
  const backOffice = ["--disable-warning=ExperimentalWarning", "scripts/build-back-office.ts"];
  await Promise.all([runBuild(node, shop), runBuild(node, backOffice)]);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, digest);
}

async function runBuild(node, args) {
  const { code, output } = await runProgram(node, args, { env: { NODE_ENV: "production" }, quiet: true });
  if (code === 0) return;
  throw new StepError(
    `${output}\nThe shop could not be built: mend what the message above names, then try again.`,
  );
}

/** Contents and not dates: a checkout changes dates, and an old file put back has an old one. */
function digestOfSources() {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of listFiles(source))
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function listFiles(path) {
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(`${path}/${entry.name}`) : `${path}/${entry.name}`))
    .filter((file) => !/\.(test\.tsx?|tsbuildinfo)$/.test(file));
}
