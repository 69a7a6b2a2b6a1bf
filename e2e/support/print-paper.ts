import { expect, type Page } from "@playwright/test";
import { type ReadPage, readPdf } from "./read-pdf.ts";

export async function printPaper(page: Page): Promise<ReadPage[]> {
  await countPrints(page);
  await page.getByRole("button", { name: /^Print/ }).click();
  await expect.poll(() => printsOf(page)).toBe(1);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

export function countPrints(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.dataset.prints = "0";
    window.print = () => {
      document.body.dataset.prints = String(Number(document.body.dataset.prints) + 1);
    };
  });
}

export async function printsOf(page: Page): Promise<number> {
  return Number(await page.locator("body").getAttribute("data-prints"));
}
