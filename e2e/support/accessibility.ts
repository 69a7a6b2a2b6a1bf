import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails if axe finds anything serious on the page as it is now, open dialogs and menus included. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual(
    [],
  );
}

/** Fails if something to press is smaller than 24 by 24 pixels or too close to another (WCAG 2.2, 2.5.8). */
export async function expectLargeTargets(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(["target-size"]).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)))).toEqual([]);
}
