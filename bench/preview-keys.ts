// What does a letter of the engraved name cost on a slow phone, and how much of it is the preview?
// node bench/preview-keys.ts, after `npm run build`
//
// A phone's screen, its processor four times slower. Processor time of the page's main thread from one key to the next,
// taken from the browser's own trace, so that a busy machine disturbs it little. The preview is the difference to the
// same page whose preview cannot be loaded; what typing costs the browser alone shows a bare field put beside it. The
// line to hold for the preview is 16 ms.
import { type Browser, devices, type Locator, type Page } from "@playwright/test";
import { launchChromium } from "../e2e/support/launch-chromium.ts";
import { engrave } from "../e2e/support/shopper.ts";
import { withProductionShop } from "./production-shop.ts";
import { type KeyCost, keyCosts } from "./trace-of-keys.ts";

const slowdown = 4;
const name = "Dr. Ayesha Khan, Cardio";
/** Milliseconds between two keys: a quick typist on glass. */
const pause = 200;
const rounds = 3;

const ways = ["bare", "without", "with"] as const;
type Way = (typeof ways)[number];

await withProductionShop({}, async (shop) => {
  const browser = await launchChromium();
  try {
    const costs: Record<Way, KeyCost[]> = { bare: [], without: [], with: [] };
    // By turns, so that the machine's mood meets all alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ways) costs[way].push(...(await typeName(browser, shop.origin, way)));
    }
    print(costs);
  } finally {
    await browser.close();
  }
});

async function typeName(browser: Browser, origin: string, way: Way): Promise<KeyCost[]> {
  const context = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (way !== "with") await page.route("**/preview-code-*.js", (route) => route.abort());
  await page.goto(`${origin}/selectedItem/mall-road-v-neck-set`, { waitUntil: "networkidle" });
  await engrave(page, "D", "Left");
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  const costs = await traceTyping(browser, page, way === "bare" ? await bareField(field) : field);
  await context.close();
  return costs;
}

/** A field after this one that nothing listens to. */
async function bareField(field: Locator): Promise<Locator> {
  await field.evaluate((input) => input.after(document.createElement("input")));
  return field.locator("xpath=following-sibling::input");
}

async function traceTyping(browser: Browser, page: Page, field: Locator): Promise<KeyCost[]> {
  await field.fill("");
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"],
  });
  await field.pressSequentially(name, { delay: pause });
  await page.waitForTimeout(pause);
  return keyCosts(await browser.stopTracing());
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(costs: Record<Way, KeyCost[]>): void {
  const kinds = ["script", "style and layout", "paint", "other", "all"] as const;
  process.stdout.write(
    `${costs.with.length} keys each, ms of the main thread at ${slowdown} times slower\n\n`,
  );
  process.stdout.write(
    "| median of | bare field | without preview | with preview | the preview |\n|---|---|---|---|---|\n",
  );
  for (const kind of kinds) {
    const [bare = 0, without = 0, drawn = 0] = ways.map((way) =>
      median(costs[way].map((cost) => cost[kind])),
    );
    const cells = [bare, without, drawn, drawn - without].map((value) => value.toFixed(1));
    process.stdout.write(`| ${kind} | ${cells.join(" | ")} |\n`);
  }
}
