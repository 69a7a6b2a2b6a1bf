// npm test: everything that must hold, from a bare clone. `npm test check`, `unit` or `e2e` runs one part; with `--
// --changed` of the tests only those that what was changed could break, since the branch left `main` or since a commit:
// `-- --changed=<commit>`.

import { changedFiles, commitBefore } from "./steps/changed-files.mjs";
import { findNode } from "./steps/find-node.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { runScript, StepError } from "./steps/project.mjs";
import { runChecks, runJourneys, runUnitTests } from "./steps/test-parts.mjs";

// Those of a line run beside each other: neither occupies two cores.
const lines = [["check", "unit"], ["e2e"]];
const partNames = lines.flat();

await runScript(async () => {
  const asked = process.argv.slice(2);
  const changed = asked.find((name) => /^--changed(=|$)/.test(name));
  const since = changed && commitBefore(changed.split("=")[1]);
  const wanted = asked.filter((name) => name !== changed);
  const unknown = wanted.find((name) => !partNames.includes(name));
  if (unknown)
    throw new StepError(`There is no part ${unknown}: name some of ${partNames.join(", ")}, or none.`);

  await installPackages({ tools: true });
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
  const isJourneyChanged = !since || changedFiles(since).some((file) => file.startsWith("e2e/"));
  const parts = {
    check: (node) => runChecks(node, { isBeside: isWanted("unit") }),
    unit: (node) => runUnitTests(node, since),
    e2e: isJourneyChanged ? (node) => runJourneys(node, since) : leaveJourneys,
  };
  const node = findNode();
  let passed = 0;
  const failed = [];
  const flaky = [];
  for (const line of lines) {
    const ran = await Promise.all(line.filter(isWanted).map((name) => runPart(parts[name], node)));
    for (const counts of ran) {
      passed += counts.passed;
      failed.push(...counts.failed);
      flaky.push(...(counts.flaky ?? []));
    }
  }
  // Repeated at the end of the output, where it is seen.
  for (const name of flaky) console.log(`Flaky: ${name}`);
  for (const name of failed) console.log(`Failed: ${name}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length > 0 || (passed === 0 && !since) ? 1 : 0;
});

/** A journey leads through the whole shop, so that no change says which of them it could break. */
function leaveJourneys() {
  console.log("\n— no browser journey was changed: npm test e2e runs them all");
  return { passed: 0, failed: [] };
}

/** A part that cannot run at all counts as one failure, and the others still run. */
async function runPart(run, node) {
  try {
    return await run(node);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: [error.message] };
  }
}
