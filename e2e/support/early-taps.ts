import type { Locator, Page } from "@playwright/test";
import { addressee } from "./shopper.ts";

/** A control that shoppers tap as soon as it is visible, and a count of the taps that took effect. */
export type EarlyTap = {
  name: string;
  path: string;
  control: (page: Page) => Locator;
  /** Steps before it, with fields that work without scripts. */
  before?: (page: Page) => Promise<void>;
  /** Replaces a tap: a list to choose from opens beside the page. */
  instead?: (control: Locator) => Promise<unknown>;
  /** It does nothing without scripts: the tap has to be queued. */
  isKept?: boolean;
  /** There is nothing to tap before the scripts have drawn what only this browser knows, a cart of one piece. */
  drawnByScripts?: boolean;
  /** How often the tap took effect so far; `requests` are all that the page has sent, such as `POST /orders`. */
  effects: (page: Page, requests: readonly string[]) => Promise<number>;
};

const product = "/selectedItem/liberty-v-neck-set";

/** Everything between looking and having ordered. */
export const earlyTaps: readonly EarlyTap[] = [
  {
    name: "Menu",
    isKept: true,
    path: "/",
    control: (page) => button(page, "Menu"),
    effects: (page) => countOf(page.getByRole("dialog", { name: "Menu" })),
  },
  {
    name: "Search",
    path: "/products",
    before: async (page) => {
      await tapNow(page, button(page, "Filter"));
      await page.getByRole("searchbox").filter({ visible: true }).fill("polo", { force: true });
    },
    control: (page) => button(page, /^Show \d+ products$/),
    effects: async (page, requests) => loadsOf(requests, page, /[?&]q=polo/),
  },
  {
    name: "Filter",
    path: "/products",
    before: (page) => tapNow(page, button(page, "Filter")),
    control: (page) => page.getByRole("radio", { name: /^Men \d/ }).locator("xpath=ancestor::label"),
    effects: async (page, requests) => loadsOf(requests, page, /[?&]category=Men/),
  },
  {
    name: "Size",
    path: product,
    control: (page) => radio(page, "Size", "L"),
    effects: (page) => countOf(page.locator("[data-buy-bar]").getByText(/\bL$/)),
  },
  {
    name: "Add To Cart",
    isKept: true,
    path: product,
    before: chooseColorAndSize,
    control: (page) => button(page, "Add To Cart"),
    effects: piecesInCart,
  },
  {
    name: "Buy Now",
    isKept: true,
    path: product,
    before: chooseColorAndSize,
    control: (page) => button(page, "Buy Now"),
    effects: async (page) => (new URL(page.url()).pathname === "/cart" ? await piecesInCart(page) : 0),
  },
  {
    name: "Custom size",
    isKept: true,
    path: product,
    control: (page) => button(page, /^Custom size/),
    effects: (page) => countOf(page.getByRole("dialog", { name: "Custom size" })),
  },
  {
    name: "Quantity",
    drawnByScripts: true,
    path: "/cart",
    control: (page) => button(page, "One more"),
    effects: async (page) => (await piecesInCart(page)) - 1,
  },
  {
    name: "Proceed",
    drawnByScripts: true,
    path: "/cart",
    control: (page) => button(page, "Proceed to Checkout"),
    effects: (page) => countOf(page.getByRole("dialog", { name: "Almost Done!" })),
  },
  {
    name: "Order Now",
    drawnByScripts: true,
    path: "/checkout",
    before: enterAddressee,
    control: (page) => button(page, "Order Now"),
    effects: async (page, requests) =>
      /\/order-success\//.test(page.url())
        ? requests.filter((request) => request.startsWith("POST") && request.includes("createOrder")).length
        : 0,
  },
];

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).first();
}

function radio(page: Page, group: string, option: string): Locator {
  return page
    .getByRole("group", { name: new RegExp(`^${group}\\b`) })
    .getByRole("radio", { name: option, exact: true })
    .locator("xpath=ancestor::label");
}

export async function perform(page: Page, { control, instead }: EarlyTap): Promise<void> {
  if (instead) await instead(control(page));
  else await tapNow(page, control(page));
}

/** A piece in the cart of every page that is opened from now on, unless there is one already. */
export async function haveCart(page: Page, cart: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem("cart") === null) localStorage.setItem("cart", stored);
  }, cart);
}

export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

/** Taps the middle of a control as it lies right now, without waiting for anything. */
async function tapNow(page: Page, control: Locator): Promise<void> {
  const { x, y } = await control.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.touchscreen.tap(x, y);
}

async function chooseColorAndSize(page: Page): Promise<void> {
  await tapNow(page, radio(page, "Color", "Black"));
  await tapNow(page, radio(page, "Size", "L"));
}

async function enterAddressee(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(addressee)) {
    const field = page.getByLabel(label, { exact: true });
    if (label === "Province") await field.selectOption(text, { force: true });
    else await field.fill(text, { force: true });
  }
}

/** How many lists of products like this were asked for and shown. */
function loadsOf(requests: readonly string[], page: Page, query: RegExp): number {
  if (!query.test(page.url())) return 0;
  return requests.filter((request) => query.test(request) && /\/products\b/.test(request)).length;
}

function piecesInCart(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}").totalQuantity ?? 0);
}

async function countOf(place: Locator): Promise<number> {
  return await place.filter({ visible: true }).count();
}
