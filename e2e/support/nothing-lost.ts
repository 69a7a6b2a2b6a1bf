import { expect, type Page } from "@playwright/test";

/**
 * Widths in CSS pixels of a 1440 pixels wide window at 200 %, of a small phone, and of 1280 pixels at 400 % (WCAG 2.2,
 * 1.4.10).
 */
const narrowWidths = [720, 360, 320];

/** Fails, naming it, if text is cut off or the page has to be moved sideways in a window that is narrow or enlarged. */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `Wide as ${width}` })
      .toBeLessThanOrEqual(width);
    await expect.poll(() => page.evaluate(textsCutOff), { message: `Cut off at ${width}` }).toEqual([]);
  }
}

/** Texts that reach out of what hides the rest of itself. Rows that move bring theirs into sight. */
function textsCutOff(): string[] {
  const slack = 2;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const around = text.parentElement;
    if (!text.textContent?.trim() || !around?.checkVisibility({ visibilityProperty: true })) continue;
    if (around.closest("[aria-roledescription=carousel], .marquee")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width > 0 && frames(around).some((frame) => reachesOut(box, frame))) cut.push(text.textContent);
  }
  return cut;

  /** The ancestors of a text, up to a scroll container; texts for screen readers and ellipses end the search. */
  function frames(place: Element | null): Element[] {
    if (place === null || place === document.body || place.clientWidth === 1) return [];
    const { overflow, textOverflow } = getComputedStyle(place);
    if (/auto|scroll/.test(overflow) || textOverflow === "ellipsis") return [];
    return [place, ...frames(place.parentElement)];
  }

  function reachesOut(text: DOMRect, frame: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const box = frame.getBoundingClientRect();
    const sideways = text.left < box.left - slack || text.right > box.right + slack;
    const down = text.top < box.top - slack || text.bottom > box.bottom + slack;
    return (overflowX !== "visible" && sideways) || (overflowY !== "visible" && down);
  }
}
