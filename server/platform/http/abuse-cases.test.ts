import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";

const root = findProjectRoot();
const rows = readFileSync(join(root, "docs/abuse-cases.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

test("the abuse cases have a row for each kind of what strangers try", () => {
  expect([...new Set(rows.map(([kind]) => kind))]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});

test.each(rows)("%s: %s is answered by %s, in a test that there is", (_kind, _tried, _answer, shown = "") => {
  const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(shown) ?? [];
  const source = readFileSync(join(root, file), "utf8");
  expect(source).toContain(`"${title}"`);
});
