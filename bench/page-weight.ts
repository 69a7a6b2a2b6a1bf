import { type Browser, devices, type Page } from "@playwright/test";
import { launchChromium } from "../e2e/support/launch-chromium.ts";
import { sampleCart } from "./sample-cart.ts";
import { placeSampleOrder } from "./sample-order.ts";

export type PageWeight = Record<"Document" | "Script" | "Stylesheet" | "Font" | "Image", number> & {
  page: string;
};

const pages = [
  "/",
  "/products",
  "/selectedItem/mall-road-v-neck-set",
  "/cart",
  "/checkout",
  "/order-track",
  "/size-chart",
  "/login",
  "/contact",
  "/privacy-policy",
];

/** How many bytes, compressed as sent, does a phone load on a first visit before it has done anything? */
export async function pageWeights(origin: string): Promise<PageWeight[]> {
  const browser = await launchChromium();
  try {
    const weights: PageWeight[] = [];
    const cart = await sampleCart(origin);
    const ordered = `/order-success/${await placeSampleOrder(origin)}`;
    for (const page of [...pages, ordered]) weights.push(await weigh(browser, origin, page, cart));
    return weights;
  } finally {
    await browser.close();
  }
}

/** With something in the cart, or the checkout would lead elsewhere. */
async function weigh(browser: Browser, origin: string, path: string, cart: string): Promise<PageWeight> {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  await context.addInitScript((stored) => localStorage.setItem("cart", stored), cart);
  const page = await context.newPage();
  const weightOf = await watchPageWeight(page);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await context.close();
  return weightOf(path);
}

/** Counts from now on what a page, which must be new, loads; gives a function that tells it at any time. */
export async function watchPageWeight(page: Page): Promise<(path: string) => PageWeight> {
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const weight = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  // Bodies alone: headers weigh nothing to speak of once a proxy speaks HTTP/2.
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type !== undefined && isWeighed(weight, type)) weight[type] += encodedDataLength;
  });
  // The document alone reports no parts; its few headers are weighed with it.
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === "Document") weight.Document += encodedDataLength;
  });
  await session.send("Network.enable");
  return (path) => ({ page: path, ...weight });
}

function isWeighed<Weight extends object>(
  weight: Weight,
  type: string,
): type is Extract<keyof Weight, string> {
  return type in weight;
}
