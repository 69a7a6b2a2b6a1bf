import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./support/accessibility.ts";
import { inDatabase } from "./support/shop-database.ts";
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

  await page.getByRole("navigation").getByRole("link", { name: "Catalogue" }).click();
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
    page.getByRole("button", { name: "Download the rows with errors" }).press("Enter"),
  );
  expect(list).toContain("TB-J-72,'=cmd(),Shoes");

  await input.setInputFiles(
    csvFile("spring.csv", list.replaceAll("Shoes", "Women").replaceAll("29.5", "2950")),
  );
  await page.getByRole("button", { name: "Import 1 product" }).press("Enter");
  await expect(
    page.getByText("spring.csv is imported. 1 product added, 0 changed, 0 unchanged."),
  ).toBeVisible();
  await expectNoBarriers(page);

  // A second file is looked at: each change as old and new, and nothing is made.
  await input.setInputFiles(csvFile("dearer.csv", "Product code,Price\nTB-J-72,4900\n"));
  await expect(page.getByRole("row", { name: /=cmd\(\) Price: 2,950 becomes 4,900/ })).toBeVisible();
  await expectNoBarriers(page);
  await input.setInputFiles(csvFile("same.csv", "Product code,Price\nTB-J-72,2950\n"));
  await expect(page.getByText("same.csv: nothing in the file is different from the shop.")).toBeVisible();
  await page.goto("/admin/products");
  await expect(page.getByRole("row", { name: /=cmd\(\).*TB-J-72.*2,950.*Hidden/ })).toBeVisible();

  // An import is atomic: undoing it removes everything that it added.
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

test("stock goes out as a file, is counted, looked at and saved @once", async ({ page }) => {
  // A product that no other journey orders.
  const id = "charcoal-clinic-coat";
  await inDatabase("delete from product_stock where product_id = $1", [id]);
  await inDatabase(
    `insert into product_stock (product_id, size, color_id, pieces)
     select p.id, 'M', c.color_id, 5 from products p join product_colors c on c.product_id = p.id where p.id = $1`,
    [id],
  );
  await haveStaffSession(page, "manager");
  await page.goto("/admin/products/files");
  const link = page.getByRole("link", { name: "Download the stock", exact: true });
  const stock = await downloaded(page, () => link.press("Enter"));
  expect(stock).toMatch(/^\uFEFFProduct,Name,Size,Color,Pieces,Counted\r\n/);
  const counted = (pieces: string) =>
    stock.replaceAll(/^(charcoal-clinic-coat,.*,5,)$/gm, (row) => `${row}${pieces}`).replaceAll("\r", "");
  const input = page.getByLabel("Drop a counted CSV file here or choose it");
  await input.setInputFiles(csvFile("counted.csv", counted("many")));
  await expect(page.getByText("cannot be saved. Nothing changes until all rows are correct.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Counted many Enter whole pieces/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save the count", exact: true })).toHaveCount(0);
  await expectNoBarriers(page);

  await input.setInputFiles(csvFile("counted.csv", counted("8")));
  await expect(page.getByRole("row", { name: /Charcoal Clinic Coat M, .* 5 8/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Save the count", exact: true }).press("Enter");
  await expect(page.getByText(/^Saved: \d rows? changed\.$/)).toBeVisible();
  await expectNoBarriers(page);
  const kept = await inDatabase<{ pieces: number }>(
    "select distinct pieces from product_stock where product_id = $1",
    [id],
  );
  expect(kept).toEqual([{ pieces: 8 }]);
  await inDatabase("delete from product_stock where product_id = $1", [id]);
});
