import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

async function downloaded(page: Page, what: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), what()]);
  return readFile(await download.path(), "utf8");
}

function csvFile(name: string, text: string) {
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

test("products go out as a file, come back changed, and nothing is saved of a file with a fault @once", async ({
  page,
}) => {
  await haveStaffSession(page, "manager");
  await page.goto("/admin/orders?status=Pending");
  const orders = await downloaded(page, () => page.getByRole("link", { name: "Export" }).click());
  expect(orders).toMatch(/^\uFEFFOrder,Date,Status/);

  await page.getByRole("navigation").getByRole("link", { name: "Products" }).click();
  await page.getByRole("link", { name: "Import and export" }).click();
  const link = page.getByRole("link", { name: "Download all products" });
  const products = await downloaded(page, () => link.press("Enter"));
  expect(products).toContain("Mall Road V-Neck Set");

  const columns = "Product code,Name,Category,Description,Price,Sizes,Colors,Fabrics\n";
  const cells = "Women,For long shifts,2900,S | M,Teal,Plain Cotton\n";
  const faulty = `${columns}TB-J-71,Lahore Tunic,${cells}TB-J-72,=cmd(),Shoes,Text,29.5,S,Teal,Plain Cotton\n`;
  const input = page.getByLabel("Drop a CSV file here or choose one");
  await input.setInputFiles(csvFile("spring.csv", faulty));
  await expect(page.getByRole("status").filter({ hasText: "spring.csv: 1 row is faulty." })).toBeVisible();
  await expect(
    page.getByRole("row", { name: "3 Category Shoes There is no category “Shoes”" }),
  ).toBeVisible();
  await expect(page.getByRole("row", { name: /3 Price 29\.5 Use whole rupees/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await expectNoBarriers(page);
  const list = await downloaded(page, () =>
    page.getByRole("button", { name: "Download the faulty rows" }).press("Enter"),
  );
  expect(list).toContain("TB-J-72,'=cmd(),Shoes");

  await input.setInputFiles(
    csvFile("spring.csv", list.replaceAll("Shoes", "Women").replaceAll("29.5", "2950")),
  );
  await page.getByRole("button", { name: "Import 1 product" }).press("Enter");
  await expect(
    page.getByText("spring.csv is imported. 1 product added, 0 changed, 0 left as they were."),
  ).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "See the products" }).click();
  await expect(page.getByRole("row", { name: /=cmd\(\).*TB-J-72.*2,950.*Hidden/ })).toBeVisible();

  // The import is one thing: undone, what it has added is gone again.
  await page.getByRole("link", { name: "Import and export" }).click();
  const newest = page.getByRole("row", { name: /spring\.csv.*Undo this import/ }).first();
  await newest.getByRole("button", { name: "Undo this import" }).click();
  const question = page.getByRole("dialog", { name: "Undo spring.csv?" });
  await expect(question.getByText("1 product that it has added will be deleted.")).toBeVisible();
  await question.getByRole("button", { name: "Undo it" }).click();
  await expect(page.getByText("spring.csv is undone: 0 products as before, 1 deleted.")).toBeVisible();
  await expectNoBarriers(page);
  await expect(page.getByRole("row", { name: /spring\.csv.*Undone/ })).toBeVisible();
});
