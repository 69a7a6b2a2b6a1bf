import type { Locator } from "@playwright/test";
import { expectNoBarriers } from "./support/accessibility.ts";
import { fillFixtureCart, fixtureOrder } from "./support/fixture-order.ts";
import { expect, test } from "./support/shop-test.ts";
import { checkOutAsGuest, enterAddress, orderNow } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

function wordsOf(sheet: Locator): Promise<string[]> {
  return sheet
    .locator("dt")
    .evaluateAll((labels) =>
      labels.map((label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`),
    );
}

test("choices made in the shop appear on job tickets and packing slips @once", async ({ page }) => {
  await fillFixtureCart(page);
  await checkOutAsGuest(page);
  await enterAddress(page);
  const number = await orderNow(page);

  await haveStaffSession(page, "workshop");
  await page.goto("/admin/job-tickets");
  await page.getByRole("searchbox").fill(number);
  const row = page.getByRole("row", { name: number });
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row).toContainText("To confirm");
  await expectNoBarriers(page);
  await row.getByRole("checkbox").check();
  await page.getByRole("link", { name: "Print tickets" }).click();

  await expect(page.getByRole("article")).toHaveCount(fixtureOrder.length);
  for (const { product, choices, measurements } of fixtureOrder) {
    const ticket = page.getByRole("article", { name: product.name });
    await expect(ticket).toContainText(product.code);
    await expect(ticket.getByRole("img", { name: `${number} as a code` })).toBeVisible();
    expect(await wordsOf(ticket)).toEqual(expect.arrayContaining([...choices, ...measurements]));
  }
  await expect(page.locator("[data-close-up=sleeve]")).toBeVisible();
  await expect(page.locator("[data-close-up=left]")).toBeVisible();
  const read = await page.getByRole("main").innerHTML();
  for (const secret of ["Journey Tester", "3001234567", "Journey Street"]) expect(read).not.toContain(secret);
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Start work" }).click();
  // Nobody has confirmed it: that is asked once.
  const question = page.getByRole("dialog", { name: "Start work all the same?" });
  await question.getByRole("button", { name: "Start work" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Start work" })).toHaveCount(0);

  await page.goto("/admin/job-tickets/cutting");
  await expect(page.getByRole("heading", { name: "Cotton Twill, Maroon" })).toBeVisible();
  await expect(page.getByText("38.25 in").first()).toBeVisible();
  await page.getByRole("link", { name: "Embroidery list" }).click();
  await expect(page.getByRole("row", { name: "Dr. Ayesha Khan" }).filter({ hasText: number })).toContainText(
    "sleeve",
  );
  await expectNoBarriers(page);
});
