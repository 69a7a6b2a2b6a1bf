import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildShop } from "./build-shop.mjs";
import { findChromium } from "./find-chromium.mjs";
import { preparePictures } from "./prepare-pictures.mjs";
import { findCommand, readJson } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

// Each part runs to its end, shows its output, and gives `{ passed, failed }`.

/** The scripts that `npm run check` is made of, one by one so that a failure hides no other. */
export async function runChecks() {
  const names = [...readJson("package.json").scripts.check.matchAll(/npm run ([\w-]+)/g)].map(
    ([, name]) => name,
  );
  const counts = { passed: 0, failed: 0 };
  for (const name of names) {
    console.log(`\n— ${name}`);
    const { code } = await runProgram("npm", ["run", "--silent", name], {
      shell: process.platform === "win32",
    });
    counts[code === 0 ? "passed" : "failed"] += 1;
  }
  return counts;
}

/** Unit and API tests. */
export async function runUnitTests(node) {
  return withReport(async (file) => {
    console.log("\n— unit and API tests");
    const command = [findCommand("vitest", "vitest"), "run", "--reporter=default", "--reporter=json"];
    const { code } = await runProgram(node, [...command, `--outputFile.json=${file}`], {
      env: { NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
    });
    const report = readReport(file);
    // A file that cannot be loaded fails without a test of its own.
    const unloadable = (report?.testResults ?? []).filter(
      ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
    );
    return count(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + unloadable.length);
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
    const stats = readReport(file)?.stats;
    return count(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected);
  });
}

async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), "tabeeb-report-"));
  try {
    return await run(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** A runner that fails without a failed test, for instance because it crashed, is a failure too. */
function count(code, passed = 0, failed = 0) {
  const crashed = code !== 0 && failed === 0;
  const empty = passed + failed === 0;
  return { passed, failed: failed + (crashed || empty ? 1 : 0) };
}
