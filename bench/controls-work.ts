import { type Browser, devices, type Page } from "@playwright/test";
import { launchChromium } from "../e2e/support/launch-chromium.ts";
import { type Network, slowDown } from "../e2e/support/slow-phone.ts";
import { median } from "./lighthouse-report.ts";
import { sampleCart } from "./sample-cart.ts";

/** Milliseconds after the click that opened a page, on a first visit. */
export type PageStart = {
  page: string;
  painted: number;
  /** Every control responds immediately. */
  controlsWork: number;
};

/** The pages of a purchase, each with its main control, whose hydration marks the page as interactive. */
const pages = {
  "/": "header button[aria-haspopup=dialog]",
  "/products": "main form button[type=submit]",
  "/selectedItem/mall-road-v-neck-set": "[data-buy-bar] button",
  "/cart": "main ul li button",
  "/checkout": "main form[method=post] button[type=submit], main button[type=submit]",
};

/** First visits with an empty cache and one piece in the cart, on a phone four times slower than this machine. */
export async function pageStarts(origin: string, network: Network, visits = 3): Promise<PageStart[]> {
  const browser = await launchChromium();
  try {
    const cart = await sampleCart(origin);
    const rows: PageStart[] = [];
    for (const [page, control] of Object.entries(pages)) {
      // Warm the cache: the first request renders the page.
      await fetch(origin + page);
      const starts: Omit<PageStart, "page">[] = [];
      for (let visit = 0; visit < visits; visit += 1)
        starts.push(await visitOnce(browser, origin + page, control, cart, network));
      rows.push({
        page,
        painted: median(starts.map(({ painted }) => painted)),
        controlsWork: median(starts.map(({ controlsWork }) => controlsWork)),
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function visitOnce(browser: Browser, address: string, control: string, cart: string, network: Network) {
  const context = await browser.newContext({ ...devices["Pixel 7"], serviceWorkers: "block" });
  try {
    await context.addInitScript((stored) => localStorage.setItem("cart", stored), cart);
    const page = await context.newPage();
    await slowDown(page, network);
    const times = watchStart(page, control);
    await page.goto(address, { waitUntil: "commit" });
    return await times();
  } finally {
    await context.close();
  }
}

/** Records per frame when the page is painted and when the control works, since navigation start. */
function watchStart(page: Page, control: string) {
  return async () => {
    await page.waitForFunction(
      (wanted) => document.documentElement.hasAttribute("data-hydrated") && document.querySelector(wanted),
      control,
      { polling: "raf", timeout: 60_000 },
    );
    return await page.evaluate(() => ({
      controlsWork: performance.now(),
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    }));
  };
}
