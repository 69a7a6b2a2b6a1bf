import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the place has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The focus never reached ${place}.`);
}
