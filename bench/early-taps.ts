// Taps at many moments between the first paint of a page and its controls: does each take effect, exactly once? `npm
// run bench -- early-taps` makes ten of each control in turns on both networks, `npm run bench -- early-taps 40` forty;
// exits 1 if one is lost or doubled.
import { type Browser, devices } from "@playwright/test";
import { type EarlyTap, earlyTaps, haveCart, perform, watchRequests } from "../e2e/support/early-taps.ts";
import { launchChromium } from "../e2e/support/launch-chromium.ts";
import { type Network, slowDown, slowNetworks } from "../e2e/support/slow-phone.ts";
import { withProductionShop } from "./production-shop.ts";
import { sampleCart } from "./sample-cart.ts";

const moments = Number(process.argv[2] ?? 10);
const networks = Object.values(slowNetworks);
/** Longest time in milliseconds from tappable to interactive, and for an effect and a second one. */
const longestWait = 1_600;
const timeout = 30_000;
const afterwards = 1_000;

type Outcome = { effects: number; early: boolean };

const browser = await launchChromium();
await withProductionShop({}, async (shop) => {
  try {
    const cart = await sampleCart(shop.origin);
    console.log("| control | taps | before it worked | lost | doubled |\n|---|---|---|---|---|");
    for (const tap of earlyTaps) {
      // Warm the cache: the first request renders the page.
      await fetch(shop.origin + tap.path);
      const outcomes: Outcome[] = [];
      for (let moment = 0; moment < moments; moment += 1) {
        const network = networks[moment % networks.length] ?? slowNetworks.throttled;
        const delay = (longestWait * moment) / moments;
        const outcome = await tapOnce(browser, shop.origin, { tap, network, delay, cart }).catch(
          (error: unknown) => {
            console.log(`${tap.name} after ${delay} ms, ${network.name}: ${error}`);
            return { effects: 0, early: true };
          },
        );
        outcomes.push(outcome);
      }
      const lost = outcomes.filter(({ effects }) => effects === 0).length;
      const doubled = outcomes.filter(({ effects }) => effects > 1).length;
      const early = outcomes.filter((outcome) => outcome.early).length;
      console.log(`| ${tap.name} | ${outcomes.length} | ${early} | ${lost} | ${doubled} |`);
      if (lost + doubled > 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
});

type Visit = { tap: EarlyTap; network: Network; delay: number; cart: string };

/** One visit with one tap, `delay` milliseconds after its control is first seen. */
async function tapOnce(
  browser: Browser,
  origin: string,
  { tap, network, delay, cart }: Visit,
): Promise<Outcome> {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    viewport: { width: 390, height: 844 },
    baseURL: origin,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    if (tap.drawnByScripts) await haveCart(page, cart);
    const requests = watchRequests(page);
    await slowDown(page, network);
    await page.goto(tap.path, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor({ timeout });
    // An element in the layout is invisible until its styles have loaded.
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
      undefined,
      { polling: 50 },
    );
    await tap.before?.(page);
    await tap.control(page).waitFor({ timeout });
    await page.waitForTimeout(delay);
    const early = !(await page.locator("html[data-hydrated]").count());
    await perform(page, tap);
    const until = performance.now() + timeout;
    const count = () => tap.effects(page, requests).catch(() => 0);
    while ((await count()) === 0 && performance.now() < until) await page.waitForTimeout(50);
    await page.waitForTimeout(afterwards);
    return { effects: await count(), early };
  } finally {
    await context.close();
  }
}
