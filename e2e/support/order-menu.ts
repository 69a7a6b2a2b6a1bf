import type { Page } from "@playwright/test";

/** Chooses an action that is not the next step of the order, from the menu beside it. */
export async function chooseMore(page: Page, label: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "More", exact: true }).click();
  await main.getByRole("button", { name: label, exact: true }).click();
}
