import { expect, test } from "./support/shop-test.ts";

const product = "/selectedItem/mall-road-v-neck-set";

test("a tap tells of the fabrics where they are chosen", async ({ page }) => {
  await page.goto(product);
  const about = page.getByText("About the fabric");
  const care = page.getByText("Wash at 40 °C", { exact: false });
  await expect(care).toBeHidden();
  await about.click();
  await expect(care).toBeVisible();
  await expect(page.getByText("145 g/m²")).toBeVisible();
  await page.getByText("Cotton Twill").first().click();
  await expect(care).toBeVisible();
});

test("the fabrics are told of in Urdu, and without any script @once", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(`/ur${product}`, process.env.SHOP_ORIGIN).href);
  await page.getByText("کپڑے کے بارے میں").click();
  await expect(page.getByText("145 گرام فی مربع میٹر")).toBeVisible();
  await expect(page.getByText("100٪ سوتی")).toBeVisible();
  await context.close();
});
