// Pictures of every page of the built shop on a phone and on a desktop, in `screens/`, to be looked at beside one
// another.
import { mkdir } from "node:fs/promises";
import { devices, type Page } from "@playwright/test";
import { withProductionShop } from "../bench/production-shop.ts";
import { sampleCart } from "../bench/sample-cart.ts";
import { allPages, customerPages } from "./support/all-pages.ts";
import { haveSession } from "./support/customer.ts";
import { launchChromium } from "./support/launch-chromium.ts";
import { plantOrder } from "./support/plant-order.ts";

const folder = "screens";
const screens = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};

await mkdir(folder, { recursive: true });
const browser = await launchChromium();
await withProductionShop({}, async (shop) => {
  try {
    await plantOrder(shop);
    const cart = await sampleCart(shop.origin);
    for (const [screen, options] of Object.entries(screens)) {
      const context = await browser.newContext({ ...options, baseURL: shop.origin, reducedMotion: "reduce" });
      await context.addInitScript((stored) => localStorage.setItem("cart", stored), cart);
      const page = await context.newPage();
      for (const path of allPages) await takeScreen(page, path, screen);
      await haveSession(page);
      for (const path of customerPages) await takeScreen(page, path, screen);
      await context.close();
    }
  } finally {
    await browser.close();
  }
});

async function takeScreen(page: Page, path: string, screen: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await loadLazyPictures(page);
  const name = path === "/" ? "home" : path.slice(1).replace(/[^\w-]+/g, "-");
  const file = `${folder}/${name}-${screen}.png`;
  await page.screenshot({ path: file, fullPage: true });
  console.log(file);
}

/** A full-page picture shows the page after scrolling through it. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
  });
  await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
}
