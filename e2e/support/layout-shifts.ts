import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    unexpectedShifts: Shift[];
  }
}

type Shift = { value: number; moved: string[] };

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.unexpectedShifts = [];
    const show = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry && "sources" in entry && Array.isArray(entry.sources))) continue;
        if ("hadRecentInput" in entry && entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const tag = element?.cloneNode(false);
          const name = tag instanceof Element ? tag.outerHTML.slice(0, 160) : "something that is gone";
          return `${name} from ${show(previousRect)} to ${show(currentRect)}`;
        });
        window.unexpectedShifts.push({ value: Number(entry.value), moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Fails, naming what moved, if the page's shifts add up to 0.01: a tenth of what still counts as good. On a busy
 * machine the first frame may come while the page is still being read, and the last piece of a row then moves its
 * neighbours (0.002 to
 * 0.007 seen since the style sheet is asked for by a header).
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.unexpectedShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `Moved:\n${shifts.flatMap(({ moved }) => moved).join("\n")}`).toBeLessThan(0.01);
}
