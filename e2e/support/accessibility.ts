import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails if axe finds anything on the page as it is now, open dialogs and menus included, or an id twice. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // Asked again where it finds something: a toast that is fading just then is too pale.
  await expect
    .poll(async () => (await findViolations(page, {})).map(({ rule, targets }) => `${rule}: ${targets}`))
    .toEqual([]);
  expect(await page.evaluate(repeatedIds)).toEqual([]);
}

/** Fails if something to press is smaller than 24 by 24 pixels or too close to another (WCAG 2.2, 2.5.8). */
export async function expectLargeTargets(page: Page): Promise<void> {
  const violations = await findViolations(page, { runOnly: ["target-size"] });
  expect(violations.map(({ targets }) => targets)).toEqual([]);
}

type Violation = { rule: string; targets: string };

/**
 * Runs axe in the page itself. Its package for Playwright looks into frames, which the shop has none of, and for that
 * opens a second page each time and describes every element that is in order: four times the work.
 */
async function findViolations(page: Page, options: RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (given) => {
    const results = await window.axe?.run({
      ...given,
      // The one frame there is shows a mail, shut off from its page.
      iframes: false,
      resultTypes: ["violations"],
      preload: false,
    });
    if (results === undefined) throw new Error("axe is not there.");
    return results.violations.map(({ id, nodes }) => ({
      rule: id,
      targets: nodes.map(({ target }) => target.join(" ")).join(", "),
    }));
  }, options);
}

/** A label or an anchor must refer to one element, which axe does not check. */
function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
