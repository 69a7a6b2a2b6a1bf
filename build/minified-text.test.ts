import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { minifiedFunction } from "./minified-text.ts";

const folder = await mkdtemp(join(tmpdir(), "minified-"));
afterAll(() => rm(folder, { recursive: true }));

async function minifiedOf(code: string) {
  const path = join(folder, "script.ts");
  await writeFile(path, code);
  return minifiedFunction(path);
}

test("the one function of a module is given without its export", async () => {
  expect(await minifiedOf("export function run(name: string) { alert(name); }")).toMatch(
    /^function run\(\w\)\{alert\(\w\)\}/,
  );
});

test.each([
  ["something before it", "const names = new Map();\nexport function run() { alert(names.size); }"],
  ["another export", "export function run() { alert(1); }\nexport function stop() { alert(2); }"],
  ["a function that is exported apart", "function run() { alert(1); }\nexport { run as start };"],
  ["no function", 'export const name = "run";'],
])("a module with %s cannot be inlined", async (_what, code) => {
  await expect(minifiedOf(code)).rejects.toThrow(/script\.ts has to export one function/);
});
