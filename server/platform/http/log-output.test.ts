import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { openLogOutput } from "./log-output.ts";

const folder = mkdtempSync(join(tmpdir(), "tabeeb-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("writes its lines, the last ones as the process ends", async () => {
  const file = join(folder, "shop.log");
  const output = openLogOutput(openSync(file, "w"));
  const log = pino({ base: null }, output);
  log.info("first");
  await expect.poll(() => readFileSync(file, "utf8")).toContain("first");
  log.info("last");
  output.flushSync();
  expect(readFileSync(file, "utf8")).toContain("last");
});

const unwritable = join(folder, "unwritable.log");
writeFileSync(unwritable, "");

test.each([
  ["that cannot be written", unwritable, "r"],
  // Not every system has one.
  ...(existsSync("/dev/full") ? ([["on a full disk", "/dev/full", "w"]] as const) : []),
] as const)("a log %s loses lines, and neither ends nor holds up the process", async (_where, path, mode) => {
  const file = openSync(path, mode);
  const output = openLogOutput(file);
  const log = pino({ base: null }, output);
  let lost = 0;
  output.on("drop", () => {
    lost += 1;
  });
  for (let line = 0; line < 300; line += 1) {
    log.info("x".repeat(10_000));
    if (line % 50 === 0) await sleep(5);
  }
  expect(lost).toBeGreaterThan(100);
  output.flushSync();
  closeSync(file);
});
