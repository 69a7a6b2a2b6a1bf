// Plants one bug after the other into the sources, runs the test that is to catch it, takes it out again, and writes
// down in docs/planted-bugs.md what went red. `npm run tool -- planted-bugs`; exits 1 if a test stays green with its
// bug.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bug, bugs } from "./bugs-to-plant.ts";

if (execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }).trim() !== "") {
  throw new Error("Commit first: bugs are planted into the files themselves.");
}

const report = join(mkdtempSync(join(tmpdir(), "planted-bugs-")), "report.json");

/** How many tests of the file fail with the bug; none if it went unnoticed. */
function failuresWith({ file, right, wrong, test }: Bug): number {
  const source = readFileSync(file, "utf8");
  try {
    writeFileSync(
      file,
      source.replace(right, () => wrong),
    );
    spawnSync("npx", ["vitest", "run", test, "--reporter=json", `--outputFile=${report}`], {
      stdio: "ignore",
    });
    return JSON.parse(readFileSync(report, "utf8")).numFailedTests;
  } finally {
    writeFileSync(file, source);
  }
}

const rows = bugs.map((bug) => {
  const failures = failuresWith(bug);
  console.log(`${failures > 0 ? "red" : "GREEN"}: ${bug.what} (${bug.test}, ${failures} failed)`);
  return { ...bug, failures };
});
writeFileSync(
  "docs/planted-bugs.md",
  `# Planted bugs

\`npm run tool -- planted-bugs\` plants each bug into the sources, requires that the named test fails, and
writes this table.

| bug | in | caught by | tests that failed |
|---|---|---|--:|
${rows.map(({ what, file, test, failures }) => `| ${what} | \`${file}\` | \`${test}\` | ${failures} |`).join("\n")}
`,
);
process.exitCode = rows.every(({ failures }) => failures > 0) ? 0 : 1;
