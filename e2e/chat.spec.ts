import type { Page } from "@playwright/test";
import { sampleCart } from "../bench/sample-cart.ts";
import { allPages } from "./support/all-pages.ts";
import { haveCart } from "./support/early-taps.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose } from "./support/shopper.ts";

const chat = (page: Page) => page.getByRole("complementary", { name: "Chat" }).locator("a");
const inFooter = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: /WhatsApp/ });

/** Controls and texts of the payment that lie below the tab; their middles and corners are checked. */
function coveredByChat(): string[] {
  const tab = document.querySelector("aside a[href*='wa.me']");
  if (!tab?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const box = tab.getBoundingClientRect();
  const covered = (place: DOMRect) => {
    const [left, right] = [Math.max(place.left, box.left), Math.min(place.right, box.right)];
    const [top, bottom] = [Math.max(place.top, box.top), Math.min(place.bottom, box.bottom)];
    if (place.width === 0 || left >= right || top >= bottom) return false;
    // The header lies above what scrolls below it, and outside of the window nothing is covered.
    return tab.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const controls = [
    ...document.querySelectorAll("a, button, input, select, textarea, label, summary"),
  ].filter((element) => !tab.contains(element) && element.checkVisibility({ visibilityProperty: true }));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = controls.filter((element) => covered(element.getBoundingClientRect())).map(nameOf);
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const text = words.currentNode.textContent ?? "";
    if (/Rs\.?\s?\d/.test(text) && covered(range.getBoundingClientRect())) found.push(text);
  }
  return found;

  function nameOf(element: Element): string {
    return `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
  }
}

const widths = [360, 390, 430];

/** Scrolls to a part of the page, lets the tab find that the page is at rest, and ends its transition. */
async function comeToRest(page: Page, part: number): Promise<void> {
  await page.evaluate(async (down) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: down * (scrollHeight - clientHeight), behavior: "instant" });
    // Observers and listeners hear of a move with the next picture.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, part);
  // Longer than the tab waits.
  await page.clock.fastForward(450);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const moving = document.querySelector("aside a[href*='wa.me']")?.getAnimations() ?? [];
    for (const animation of moving) animation.finish();
  });
}

test(`the chat covers nothing on any page, wherever it is scrolled to, ${widths.join(", ")} px wide @phone`, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 800 });
  await haveCart(page, await sampleCart(baseURL ?? ""));
  let seen = 0;
  for (const path of allPages) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of [0, 0.21, 0.5, 0.77, 1]) {
        await comeToRest(page, part);
        expect(await page.evaluate(coveredByChat), `${path} at ${part}, ${width} px wide`).toEqual([]);
        if (await chat(page).isVisible()) seen += 1;
      }
    }
  }
  expect(seen, "places where the chat is offered").toBeGreaterThan(60);
});

test("the chat goes aside while the page moves @once", async ({ page }) => {
  await page.goto("/tac");
  await expect(chat(page)).toBeVisible();
  // It is back 300 ms after the page has come to rest: so it is looked at right after each move.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 60);
      return await chat(page).isVisible();
    })
    .toBe(false);
  await expect(chat(page)).toBeVisible();
});

const inFlow = ["/cart", "/checkout", "/maintenance", "/404", "/nowhere"];

test.describe("in the flow", () => {
  test.use({ refusals: ["404 /nowhere"] });

  for (const path of inFlow)
    test(`the chat is a part of ${path}, with scripts and without @once`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await haveCart(page, await sampleCart(baseURL ?? ""));
      const without = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      for (const each of [page, without]) {
        await each.goto(`${baseURL}${path}`);
        const shown = chat(each).filter({ visible: true });
        await expect(shown).toHaveCount(1);
        await shown.scrollIntoViewIfNeeded();
        expect(await each.evaluate(coveredByChat)).toEqual([]);
      }
    });
});

test("the first message names the product with its choices, or the order @once", async ({ page }) => {
  const message = async () =>
    new URL((await inFooter(page).getAttribute("href")) ?? "").searchParams.get("text");
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Black");
  await choose(page, "Size", "L");
  await expect
    .poll(message)
    .toMatch(/Liberty V-Neck Set \(.*Black, L\).*\/selectedItem\/liberty-v-neck-set$/);
  const order = page.locator("main").getByRole("link", { name: "Order on WhatsApp" });
  await expect(order).toHaveAttribute("href", (await inFooter(page).getAttribute("href")) ?? "");
  await page.goto("/order-success/TB-0000-0000-0000");
  const kept = page.getByRole("link", { name: "Send the number to my WhatsApp" });
  expect(new URL((await kept.getAttribute("href")) ?? "").searchParams.get("text")).toMatch(
    /^My order at Tabeeb: TB-0000-0000-0000\. Track it: http.*\/order-track#TB-0000-0000-0000$/,
  );
  await expect.poll(message).toBe("Hello, I have a question about my order TB-0000-0000-0000.");
  await page.goto("/about");
  await expect.poll(message).toBe(null);
});
