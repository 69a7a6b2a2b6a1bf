import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { buildShop } from "./build-shop.mjs";
import { findChromium } from "./find-chromium.mjs";
import { preparePictures } from "./prepare-pictures.mjs";
import { findCommand, readJson } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

// Each part runs to its end, shows its output, and gives how many passed, the names of those that `failed`,
// and of those that were `flaky`: passed, but not the first time.

/** The scripts that `npm run check` is made of, one by one so that a failure hides no other. */
export async function runChecks() {
  const names = [...readJson("package.json").scripts.check.matchAll(/npm run ([\w-]+)/g)].map(
    ([, name]) => name,
  );
  const counts = { passed: 0, failed: [] };
  for (const name of names) {
    console.log(`\n— ${name}`);
    const { code } = await runProgram("npm", ["run", "--silent", name], {
      shell: process.platform === "win32",
    });
    if (code === 0) counts.passed += 1;
    else counts.failed.push(name);
  }
  return counts;
}

/** Unit and API tests, and those of single pages in Chromium. */
export async function runUnitTests(node) {
  return withReport(async (file) => {
    console.log("\n— unit and API tests");
    const chromium = await findChromium(node);
    const command = [findCommand("vitest", "vitest"), "run", "--reporter=default", "--reporter=json"];
    const { code } = await runProgram(node, [...command, `--outputFile.json=${file}`], {
      env: { NODE_OPTIONS: "--disable-warning=ExperimentalWarning", CHROMIUM_PATH: chromium },
    });
    const report = readReport(file);
    return count("vitest", code, report?.numPassedTests, (report?.testResults ?? []).flatMap(failedInFile));
  });
}

/** Journeys through the built shop in Chromium. */
export async function runJourneys(node) {
  return withReport(async (file) => {
    console.log("\n— browser journeys");
    const chromium = await findChromium(node);
    await Promise.all([buildShop(node), preparePictures(node)]);
    const command = [
      findCommand("@playwright/test", "playwright"),
      "test",
      "--config=e2e/playwright.config.ts",
    ];
    const { code } = await runProgram(node, [...command, "--reporter=list,json"], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    const report = readReport(file);
    const passed = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0);
    const suites = report?.suites ?? [];
    // What is no test's own, such as a shop that ended by itself.
    const errors = (report?.errors ?? []).map(({ message }) => stripVTControlCharacters(message));
    return {
      ...count("playwright", code, passed, [...suites.flatMap(failedInSuite), ...errors]),
      flaky: suites.flatMap(flakyInSuite),
    };
  });
}

export async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), "tabeeb-report-"));
  try {
    return await run(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** A file that cannot be loaded fails without a test of its own. */
export function failedInFile({ name, status, assertionResults }) {
  if (status === "failed" && assertionResults.length === 0) return [name];
  return assertionResults.filter((test) => test.status === "failed").map((test) => test.fullName);
}

function failedInSuite({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => !spec.ok).map(nameOf);
  return [...failed, ...suites.flatMap(failedInSuite)];
}

/** Journeys that passed the second time only (docs/decisions/012-retried-journeys.md). */
function flakyInSuite({ suites = [], specs = [] }) {
  const flaky = specs.filter((spec) => spec.tests.some(({ status }) => status === "flaky")).map(nameOf);
  return [...flaky, ...suites.flatMap(flakyInSuite)];
}

function nameOf({ file, title }) {
  return `${file}: ${title}`;
}

/** A runner that fails without a failed test, for instance because it crashed, is a failure too. */
export function count(runner, code, passed = 0, failed = []) {
  const crashed = code !== 0 && failed.length === 0;
  const empty = passed + failed.length === 0;
  return { passed, failed: crashed || empty ? [...failed, `${runner} itself`] : failed };
}
