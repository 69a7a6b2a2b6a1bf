import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { buildShop } from "./build-shop.mjs";
import { findChromium } from "./find-chromium.mjs";
import { preparePictures } from "./prepare-pictures.mjs";
import { findCommand, root } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

// Each part runs to its end, shows its output, and gives how many passed, the names of those that `failed`,
// and of those that were `flaky`: passed, but not the first time.

const checks = [
  ["format and lint", "@biomejs/biome", "biome", "check", "--error-on-warnings", "."],
  ["types of pages", "@react-router/dev", "react-router", "typegen"],
  // Each further checker finds out the types that it meets once more: with four of them, twice the work.
  ["types", "typescript", "tsc", "-b", "--noEmit", "--checkers", "1", "--builders", "2"],
  ["dead code", "knip", "knip"],
];

/**
 * Format, lint, types, dead code, floors, documents and words, one by one so that a failure hides no other. Their
 * output is shown as a whole when another part runs beside them.
 */
export async function runChecks(node, { isBeside = false } = {}) {
  const counts = { passed: 0, failed: [] };
  const run = async (name, command) => {
    if (!isBeside) console.log(`\n— ${name}`);
    const { code, output } = await runProgram(node, command, { quiet: isBeside });
    if (isBeside) console.log(`\n— ${name}\n${output}`);
    if (code === 0) counts.passed += 1;
    else counts.failed.push(name);
  };
  for (const [name, packageName, command, ...args] of checks)
    await run(name, [findCommand(packageName, command), ...args]);
  await run("floors", [join("scripts", "check-floors.mjs")]);
  await run("glossary", [join("scripts", "check-glossary.mjs")]);
  await run("documents", [join("scripts", "check-docs.mjs")]);
  await run("words", [join("scripts", "check-words.mjs")]);
  return counts;
}

/**
 * Unit and API tests, and those of single pages in Chromium: all, or those that import what was changed `since` a
 * commit.
 */
export async function runUnitTests(node, since) {
  console.log("\n— unit and API tests");
  const chromium = await findChromium(node);
  const changed = since ? [`--changed=${since}`, "--passWithNoTests"] : [];
  return countTests(await runVitest(node, changed, { env: { CHROMIUM_PATH: chromium } }), since);
}

/** `results`: what each test file came to; `unhandled`: errors that were thrown outside of any test. */
export function runVitest(node, args, { env, quiet = false } = {}) {
  return withReports(async (folder) => {
    const report = join(folder, "report.json");
    const errors = join(folder, "errors.json");
    const reporters = ["default", "json", join(root, "scripts", "steps", "note-unhandled-errors.mjs")];
    const command = [
      findCommand("vitest", "vitest"),
      "run",
      ...reporters.map((name) => `--reporter=${name}`),
    ];
    const { code } = await runProgram(node, [...command, `--outputFile.json=${report}`, ...args], {
      quiet,
      env: { UNHANDLED_ERRORS_FILE: errors, ...env },
    });
    const { numPassedTests: passed, testResults = [] } = readReport(report) ?? {};
    const results = testResults.map((result) => ({ ...result, name: relative(root, result.name) }));
    return { code, passed, results, unhandled: readReport(errors) ?? [] };
  });
}

export function countTests({ code, passed, results, unhandled }, since) {
  const failed = results.flatMap((result) =>
    failuresOf(result).map((name) => {
      const test = result.assertionResults.find(({ fullName }) => fullName === name);
      return describeFailure(`${result.name}: ${name}`, test?.failureMessages ?? [result.message]);
    }),
  );
  return count("vitest", code, passed, [...failed, ...unhandled], { mayBeEmpty: since !== undefined });
}

/** Journeys through the built shop in Chromium: all, or those that were changed `since` a commit. */
export async function runJourneys(node, since) {
  return withReports(async (folder) => {
    console.log("\n— browser journeys");
    const file = join(folder, "report.json");
    const chromium = await findChromium(node);
    await Promise.all([buildShop(node), preparePictures(node)]);
    const command = [
      findCommand("@playwright/test", "playwright"),
      "test",
      "--config=e2e/playwright.config.ts",
    ];
    if (since) command.push(`--only-changed=${since}`, "--pass-with-no-tests");
    const { code } = await runProgram(node, [...command, "--reporter=list,json"], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    const report = readReport(file);
    const passed = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0);
    const suites = report?.suites ?? [];
    // Errors outside of tests, such as a shop that ended unexpectedly.
    const errors = (report?.errors ?? []).map(({ message }) => stripVTControlCharacters(message));
    return {
      ...count("playwright", code, passed, [...suites.flatMap(failedInSuite), ...errors], {
        mayBeEmpty: since !== undefined,
      }),
      flaky: suites.flatMap(flakyInSuite),
    };
  });
}

async function withReports(run) {
  const folder = mkdtempSync(join(tmpdir(), "tabeeb-report-"));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * The failures of a test file. One that cannot be loaded fails without a test of its own, and so does one that ends
 * badly, such as with personal data in the log.
 */
export function failuresOf({ status, assertionResults }) {
  const names = assertionResults.filter((test) => test.status === "failed").map((test) => test.fullName);
  return names.length === 0 && status === "failed" ? ["the file as a whole"] : names;
}

function failedInSuite({ suites = [], specs = [] }) {
  const failed = specs
    .filter((spec) => !spec.ok)
    .map((spec) => describeFailure(nameOf(spec), messagesOf(spec)));
  return [...failed, ...suites.flatMap(failedInSuite)];
}

/** Journeys that passed the second time only (docs/decisions/012-retry-browser-tests.md). */
function flakyInSuite({ suites = [], specs = [] }) {
  const flaky = specs
    .filter((spec) => spec.tests.some(({ status }) => status === "flaky"))
    .map((spec) => describeFailure(nameOf(spec), messagesOf(spec)));
  return [...flaky, ...suites.flatMap(flakyInSuite)];
}

function messagesOf({ tests }) {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  );
}

/** With the beginning of what it says, such as the seed of random data: a long output may be cut to its end. */
export function describeFailure(name, messages) {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join("\n")).split("\n");
  const said = lines.filter((line) => line.trim() !== "").slice(0, 10);
  return [name, ...said.map((line) => `    ${line.slice(0, 300)}`)].join("\n");
}

function nameOf({ file, title }) {
  return `${file}: ${title}`;
}

/** A runner that fails without a failed test, for instance because it crashed, is a failure too. */
export function count(runner, code, passed = 0, failed = [], { mayBeEmpty = false } = {}) {
  const crashed = code !== 0 && failed.length === 0;
  const empty = !mayBeEmpty && passed + failed.length === 0;
  return { passed, failed: crashed || empty ? [...failed, `${runner} itself`] : failed };
}
