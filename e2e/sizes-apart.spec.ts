import { printPaper } from "./support/print-paper.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import {
  checkOutAsGuest,
  choose,
  enterAddress,
  expectAmount,
  orderNow,
  trackOrder,
} from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

const words = "M top, trousers made to measure";

test("a set with an M top and trousers made to measure is the same from the page to the paper @phone", async ({
  page,
}, { retry }) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await choose(page, "Color", "Maroon");
  await page.getByRole("button", { name: "Different size for top and trousers" }).click();
  const dialog = page.getByRole("dialog", { name: "Different size for top and trousers" });
  const part = (name: string) => dialog.getByRole("group", { name });
  await dialog.getByRole("button", { name: "Use these sizes" }).click();
  await expect(dialog.getByText("Choose a size: Top")).toBeVisible();
  await part("Top size").getByText("M", { exact: true }).click();
  await part("Trousers size").getByText("Made to measure").click();
  // The measurements of the trousers and none of the top, by the letters of the size chart.
  await expect(dialog.getByRole("textbox")).toHaveCount(3);
  await dialog.getByRole("textbox", { name: "E Trouser waist" }).fill("32");
  await dialog.getByRole("textbox", { name: "F Trouser length" }).fill("38.25");
  await dialog.getByRole("button", { name: "Save, + Rs. 500" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words).first()).toBeVisible();
  // 4,850 and the custom size once.
  await expectAmount(page, "Total", "Rs. 5,350");

  await page.reload();
  await expect(page.getByText(words).first()).toBeVisible();
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main")).toContainText(words);
  await checkOutAsGuest(page);
  await expect(page.getByRole("main")).toContainText(words);
  await enterAddress(page);
  const number = await orderNow(page);
  await trackOrder(page, number);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("38.25")).toHaveCount(0);

  // A day on which nothing else is cut.
  const day = `2031-05-0${retry + 6}`;
  await inDatabase("update orders set work_started_at = $1 where number = $2", [
    `${day}T06:00:00Z`,
    number.replace(/^TB-|-/g, ""),
  ]);
  const [order] = await inDatabase<{ id: string }>("select id from orders where number = $1", [
    number.replace(/^TB-|-/g, ""),
  ]);
  await haveStaffSession(page, "workshop");
  await page.goto(`/admin/job-tickets/print?ids=${order?.id}`);
  const ticket = (await printPaper(page)).map(({ text }) => text).join(" ");
  expect(ticket).toContain(words);
  expect(ticket).toContain("Trouser length 38.25 in");
  expect(ticket).not.toContain("Shirt length");
  await page.goto(`/admin/job-tickets/cutting?day=${day}`);
  const list = (await printPaper(page)).map(({ text }) => text).join(" ");
  expect(list).toContain(words);
  expect(list).toContain("Trouser waist 32 in");
  // 1.6 m for the top of an M, and 1.6 for the largest trousers.
  expect(list).toContain("3.2 m of cloth");
});

test("a coat is measured by its back and a cap by the head @once", async ({ page }) => {
  await page.goto("/products?garment_type=cap");
  await page.locator("main a[href^='/selectedItem/']").first().click();
  await page.getByRole("button", { name: /^Custom size/ }).click();
  const dialog = page.getByRole("dialog", { name: "Custom size" });
  await expect(dialog.getByRole("textbox", { name: /Head$/ })).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Size help" }).click();
  const help = page.getByRole("dialog", { name: "Size help" });
  await expect(help.getByRole("columnheader", { name: /Head$/ })).toBeVisible();
  await expect(help.getByRole("columnheader")).toHaveCount(2);

  await page.goto("/products?garment_type=coat");
  await page.locator("main a[href^='/selectedItem/']").first().click();
  await page.getByRole("button", { name: /^Custom size/ }).click();
  await expect(dialog.getByRole("textbox", { name: /Back length$/ })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: /Trouser/ })).toHaveCount(0);
});

test("two sizes are taken from the advice with one tap @once", async ({ page }) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: /^Custom size/ }).click();
  const dialog = page.getByRole("dialog", { name: "Custom size" });
  const lengths = {
    Chest: "38.5",
    "Shirt length": "26.5",
    Shoulder: "15.75",
    "Sleeve length": "9",
    "Trouser waist": "33",
    "Trouser length": "39.5",
  };
  for (const [name, inches] of Object.entries(lengths))
    await dialog.getByRole("textbox", { name: new RegExp(`${name}$`) }).fill(inches);
  await dialog.getByRole("button", { name: "Take size M top, L trousers instead" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/size=M\+top%2C\+L\+trousers/);
  await expect(page.getByText("M top, L trousers").first()).toBeVisible();
});
