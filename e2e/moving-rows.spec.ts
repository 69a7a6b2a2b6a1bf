import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";

/** More than the three seconds between two slides, in milliseconds of the page's own clock. */
const longerThanOneSlide = 3_500;

/** The names of the products that a carousel shows whole, from its start to its end. */
function shownProducts(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((section) => {
    const slides = [...section.querySelectorAll("li")].map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return { left, right, name: slide.querySelector("h3")?.textContent ?? "" };
    });
    const frame = section.querySelector("ul")?.parentElement?.getBoundingClientRect();
    return (
      slides
        // A slide begins with its gap, which the first one has outside the frame: 20 px at most.
        .filter(({ left, right }) => frame && left >= frame.left - 21 && right <= frame.right + 1)
        .sort((one, other) => one.left - other.left)
        .map(({ name }) => name)
    );
  });
}

async function openCarousel(page: Page): Promise<Locator> {
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Popular Products" });
  await carousel.scrollIntoViewIfNeeded();
  return carousel;
}

/** Lets the page's clock run ahead and the slide come to rest. */
async function passTime(page: Page): Promise<void> {
  await page.clock.fastForward(longerThanOneSlide);
  await page.clock.runFor(1_500);
}

test("a carousel runs automatically until its button is pressed", async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  const pause = carousel.getByRole("button", { name: "Pause Popular Products" });
  await expect(pause).toBeVisible();
  const first = await shownProducts(carousel);
  await passTime(page);
  await expect.poll(() => shownProducts(carousel)).not.toEqual(first);

  await pause.click();
  await page.mouse.move(0, 0);
  await passTime(page);
  const rest = await shownProducts(carousel);
  await passTime(page);
  expect(await shownProducts(carousel)).toEqual(rest);

  await carousel.getByRole("button", { name: "Play Popular Products" }).click();
  await passTime(page);
  await expect.poll(() => shownProducts(carousel)).not.toEqual(rest);
});

test("a carousel rests under the pointer and under the focus of the keyboard @once", async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await expect(carousel.getByRole("button", { name: "Pause Popular Products" })).toBeVisible();
  await carousel.getByRole("listitem").first().hover();
  await passTime(page);
  const underPointer = await shownProducts(carousel);
  await passTime(page);
  expect(await shownProducts(carousel)).toEqual(underPointer);

  const next = carousel.getByRole("button", { name: "Next in Popular Products" });
  await carousel.getByRole("button", { name: "Previous in Popular Products" }).focus();
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  await page.mouse.move(0, 0);
  await passTime(page);
  expect(await shownProducts(carousel)).toEqual(underPointer);
  await page.keyboard.press("Enter");
  await page.clock.runFor(1_500);
  await expect.poll(async () => (await shownProducts(carousel))[0]).toBe(underPointer[1]);
  const afterNext = await shownProducts(carousel);
  await expect(carousel.getByRole("status")).toContainText(`${afterNext[0]}, `);

  // Only visible slides are focusable.
  await page.keyboard.press("Tab");
  await expect(carousel.getByRole("link", { name: afterNext[0] ?? "" })).toBeFocused();
  for (let presses = 0; presses < afterNext.length; presses += 1) await page.keyboard.press("Tab");
  await expect(carousel.locator(":focus")).toHaveCount(0);
});

test("a carousel shows 4, 3, 2 or 1 products @once", async ({ page }) => {
  const carousel = await openCarousel(page);
  await expect(carousel.getByRole("button", { name: "Pause Popular Products" })).toBeVisible();
  await carousel.getByRole("button", { name: "Pause Popular Products" }).click();
  for (const [width, count] of [
    [1200, 4],
    [1199, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await shownProducts(carousel)).length, `at ${width} px`).toBe(count);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves automatically, and everything can be reached", async ({ page }) => {
    await page.clock.install();
    const carousel = await openCarousel(page);
    const first = await shownProducts(carousel);
    await passTime(page);
    expect(await shownProducts(carousel)).toEqual(first);
    await expect(carousel.getByRole("button", { name: "Pause Popular Products" })).toBeHidden();
    await carousel.getByRole("button", { name: "Next in Popular Products" }).click();
    await expect.poll(() => shownProducts(carousel)).not.toEqual(first);

    const quotes = page.getByRole("region", { name: "Reviews in a row" });
    const track = quotes.locator(".marquee-track");
    await expect(track).toHaveCSS("animation-name", "none");
    await expect(quotes).toHaveCSS("overflow-x", "auto");
  });
});

test("the row of reviews stops by its button and is read out once", async ({ page }) => {
  await page.goto("/about");
  const quotes = page.getByRole("region", { name: "Reviews in a row" });
  const track = quotes.locator(".marquee-track");
  await expect(quotes.getByRole("listitem")).toHaveCount(5);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(track).toHaveCSS("animation-name", "none");
  await quotes.scrollIntoViewIfNeeded();
  await expect(track).toHaveCSS("animation-name", "run");
  await expect(track).toHaveCSS("animation-play-state", "running");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(track).toHaveCSS("animation-play-state", "paused");
  await page.getByRole("button", { name: "Pause what our customers say" }).click();
  await expect(track).toHaveCSS("animation-play-state", "paused");
  await page.getByRole("button", { name: "Play what our customers say" }).click();
  await expect(track).toHaveCSS("animation-play-state", "running");
  await quotes.focus();
  await expect(track).toHaveCSS("animation-play-state", "paused");
});
