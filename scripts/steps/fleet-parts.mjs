import { spawnSync } from "node:child_process";
import { buildShop } from "./build-shop.mjs";
import { readJson, StepError } from "./project.mjs";
import { count, countTests, failuresOf, runVitest } from "./test-parts.mjs";

/** Programs that this project does not bring, by what proves that they are there. */
const programs = [
  ["pgbouncer", ["--version"]],
  ["redis-server", ["--version"]],
  ["haproxy", ["-v"]],
];

/** The tests of the server that cannot run in a fleet by their nature, by file and name, and why. */
const exceptions = ["server", "testing", "not-in-a-fleet.json"];

/** Runs both parts; of the first one only `files`, if there are any, and then no second one. */
export async function runFleetParts(node, files) {
  const missing = programs.filter(([name, args]) => spawnSync(name, args).error).map(([name]) => name);
  if (missing.length > 0)
    throw new StepError(
      `There is no ${missing.join(", ")} on this machine: apt-get install ${missing.join(" ")}`,
    );
  const all = await runServerTests(node, files);
  if (files.length > 0) return all;
  const two = await runTwoProcesses(node);
  return { passed: all.passed + two.passed, failed: [...all.failed, ...two.failed] };
}

async function runServerTests(node, files) {
  console.log("\n— the server's tests, behind a pooler, with Redis and a bucket");
  const chosen = files.length > 0 ? files : ["server/", "database/"];
  const env = { TEST_POOLER: "true", TEST_REDIS: "true", TEST_BUCKET: "true" };
  const args = ["--project", "node", ...chosen];
  const { code, passed, results, unhandled } = await runVitest(node, args, { env });
  const judged = judge(results, readJson(...exceptions));
  for (const line of judged.excused) console.log(`Cannot run so: ${line}`);
  const crashed = code !== 0 && results.every(({ status }) => status === "passed");
  return count("vitest", crashed ? code : 0, passed, [...judged.failed, ...unhandled]);
}

/** Failures that are not excused, and excuses that did not fail: then the list has to be corrected. */
export function judge(results, excuses) {
  const failed = [];
  const excused = [];
  for (const result of results) {
    const known = excuses[result.name] ?? {};
    const names = failuresOf(result);
    for (const name of names) {
      if (name in known) excused.push(`${result.name}: ${name} (${known[name]})`);
      else failed.push(`${result.name}: ${name}`);
    }
    for (const name of Object.keys(known))
      if (!names.includes(name)) failed.push(`${result.name}: ${name} (excused, but it has not failed)`);
  }
  return { failed, excused };
}

async function runTwoProcesses(node) {
  console.log("\n— two processes behind a proxy");
  await buildShop(node);
  return countTests(await runVitest(node, ["--config", "bench/fleet/vitest.config.ts"]));
}
