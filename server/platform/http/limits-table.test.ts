import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";
import { limitsTable } from "./limits-table.ts";
import { type Limit, rateLimits } from "./rate-limits.ts";

const file = join(findProjectRoot(), "docs/limits.md");

test("docs/limits.md has the limits of the code, each with its subject", () => {
  const [, written = ""] = readFileSync(file, "utf8").split(/(?=^\| limit)/m);
  expect(written.trim()).toBe(limitsTable());
});

test("every limit says what it is counted by, and none is by somebody whom strangers may name but it says why that harms nobody", () => {
  const silent = Object.entries<Limit>(rateLimits).filter(
    ([, { by, of, spares }]) =>
      (by === "work" && (of === undefined || (spares === undefined && !/ a customer asks/.test(of)))) ||
      (by === "phone" && spares === undefined),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
