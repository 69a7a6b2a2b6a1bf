import type { Page } from "@playwright/test";

/**
 * Makes opening a page wait until its controls answer. A page can be seen, and clicked, before its scripts have run; a
 * person is slower than they are, and a journey is not.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await hydrated(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await hydrated(page);
    return response;
  };
}

/** Returns immediately for files and the back office, which are no pages of the shop. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !("__reactRouterContext" in window) || document.documentElement.hasAttribute("data-hydrated"),
  );
}
