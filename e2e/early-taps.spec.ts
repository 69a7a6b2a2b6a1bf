import { sampleCart } from "../bench/sample-cart.ts";
import { earlyTaps, haveCart, perform, watchRequests } from "./support/early-taps.ts";
import { holdBack } from "./support/hold-back.ts";
import { expect, test } from "./support/shop-test.ts";

/*
 * Taps while the page can be seen and its scripts are still on their way (web/shell/record-taps.tsx). `npm run bench
 * -- early-taps` does the
 * same on a slow phone, at many moments.
 */

const scripts = /\/assets\/.*\.js$/;

for (const tap of earlyTaps) {
  test(`${tap.name} counts once when it is tapped as soon as it is seen @phone`, async ({
    page,
    baseURL,
  }) => {
    if (tap.drawnByScripts) await haveCart(page, await sampleCart(baseURL ?? ""));
    const requests = watchRequests(page);
    const release = await holdBack(page, scripts);
    const opened = page.goto(tap.path);
    // Data of this browser alone, such as its cart, is drawn by the scripts.
    if (tap.drawnByScripts) release();
    const control = tap.control(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Before its styles load the page has an invisible layout in which a tap would miss.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await tap.before?.(page);
    await expect(control).toBeVisible();
    await perform(page, tap);
    if (tap.isKept) await expect(control).toHaveAttribute("data-kept", "");
    release();
    await opened;
    await expect.poll(() => tap.effects(page, requests)).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await tap.effects(page, requests)).toBe(1);
    await expect(page.locator("[data-kept]")).toHaveCount(0);
  });
}
