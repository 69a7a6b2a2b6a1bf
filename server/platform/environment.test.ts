import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";
import { readConfig } from "./config.ts";
import { describeSettings } from "./describe-settings.ts";
import { environment, settingGroups } from "./environment.ts";

test("every setting stands in one group and has a description", () => {
  const grouped = settingGroups.flatMap(({ settings }) => Object.keys(settings));
  expect(grouped.sort()).toEqual(Object.keys(environment.shape).sort());
  for (const [name, { description }] of Object.entries(environment.shape))
    expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)]);
});

test("docs/settings.md lists the settings as they are declared", async () => {
  await expect(describeSettings()).toMatchFileSnapshot(join(findProjectRoot(), "docs", "settings.md"));
});

test("the example file names settings only, with values that can be used", async () => {
  const text = await readFile(join(findProjectRoot(), ".env.example"), "utf8");
  const example = parseEnv(text.replaceAll(/^# ?(?=[A-Z_]+=)/gm, ""));
  expect(Object.keys(example).sort()).toEqual(Object.keys(settingGroups[0].settings).sort());
  expect(() => readConfig(example)).not.toThrow();
});
