import { expectNoBarriers } from "./support/accessibility.ts";
import { fillFixtureCart } from "./support/fixture-order.ts";
import { printPaper } from "./support/print-paper.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { checkOutAsGuest, enterAddress, orderNow } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test.use({ refusals: ["409 /api/admin/cloth/correct"] });

test("a fabric is counted, is short for an order, and is taken off when it is cut @once", async ({
  page,
}) => {
  // Of a first try of this journey, if there was one.
  await inDatabase("delete from cloth_movements");
  await inDatabase("delete from cloths");
  await fillFixtureCart(page);
  await checkOutAsGuest(page);
  await enterAddress(page);
  const number = await orderNow(page);

  await haveStaffSession(page, "manager");
  await page.goto("/admin/cloth");
  const row = page.getByRole("row", { name: "Cotton Twill, Maroon" });
  await expect(row).toContainText("Not counted");
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Count a fabric" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Choose the fabric")).toBeVisible();
  await page.getByLabel("Fabric", { exact: true }).selectOption("Cotton Twill");
  await page.getByLabel("Colour", { exact: true }).selectOption("Maroon");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter metres such as 25 or 1.5")).toBeVisible();
  await page.getByLabel("Metres counted").fill("1.5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: "Stock count" })).toContainText("+1.5 m");
  await page.getByLabel("Damaged or lost").check();
  await page.getByLabel("Metres damaged or lost").fill("4");
  await expect(page.getByText("Then −2.5 m")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("There are 1.5 m on the shelf.")).toBeVisible();
  await expect(page.getByLabel("Metres damaged or lost")).toHaveValue("4");
  await expectNoBarriers(page);

  await haveStaffSession(page, "workshop");
  await page.goto("/admin/cloth?show=short");
  await expect(row).toContainText("short");
  await expect(page.getByRole("link", { name: "Count a fabric" })).toHaveCount(0);
  await page.getByRole("link", { name: "On paper" }).click();
  await expect(page.getByRole("row", { name: "Maroon" })).toContainText("1.5 m");
  await expectNoBarriers(page);
  const [paper] = await printPaper(page);
  expect(paper?.text).toContain("Cotton Twill");

  await page.goto("/admin/job-tickets");
  await page.getByRole("searchbox").fill(number);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("row", { name: number }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Start work" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start work" }).click();
  await page.getByRole("row", { name: number }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Mark cut" }).click();
  await expect(page.getByText("1 order cut")).toBeVisible();

  await page.goto("/admin/cloth");
  await row.getByRole("link").click();
  await expect(page.getByRole("row", { name: "Cut" }).filter({ hasText: number })).toContainText("−");
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
});
