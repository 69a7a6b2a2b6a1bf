import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** Clicks and pages of each step by its name, as the document has them. */
function readFigures(): Map<string, string> {
  const document = readFileSync(new URL("../../docs/desk-in-clicks.md", import.meta.url), "utf8");
  const rows = [...document.matchAll(/^\| (?<step>[^|]+?) \| [^|]* \| (?<now>\d+ \/ \d+) \|/gm)];
  return new Map(rows.map(({ groups }) => [groups?.step ?? "", groups?.now ?? ""]));
}

/**
 * Counts presses of a pointer and choices in a list as clicks, and each address that is shown as a page, from the next
 * page load on. Gives a step, whose figures are those of its row in the document.
 */
export async function countClicks(
  page: Page,
): Promise<(step: string, act: () => Promise<void>) => Promise<void>> {
  const figures = readFigures();
  const counted = { clicks: 0, pages: 0 };
  await page.exposeFunction("countAtDesk", (what: keyof typeof counted) => {
    counted[what] += 1;
  });
  await page.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    const count: (what: "clicks" | "pages") => void = Reflect.get(window, "countAtDesk");
    count("pages");
    // A choice by keys is typing.
    let typed = false;
    const noteKey = () => {
      typed = true;
    };
    const notePress = () => {
      typed = false;
      count("clicks");
    };
    addEventListener("keydown", noteKey, true);
    addEventListener("pointerdown", notePress, true);
    addEventListener(
      "change",
      ({ target }) => target instanceof HTMLSelectElement && !typed && count("clicks"),
      true,
    );
    let shown = location.pathname;
    window.navigation?.addEventListener("currententrychange", () => {
      if (location.pathname === shown) return;
      shown = location.pathname;
      count("pages");
    });
  });
  return async (step, act) => {
    const before = { ...counted };
    await act();
    // Counts arrive before this answer.
    await page.evaluate(() => undefined);
    const found = `${counted.clicks - before.clicks} / ${counted.pages - before.pages}`;
    expect.soft(found, step).toBe(figures.get(step));
  };
}
