import { expect, test } from "./support/shop-test.ts";

const product = "/selectedItem/mall-road-v-neck-set";

test("fabric facts unfold beneath the choice of fabric @phone", async ({ page }) => {
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

test("fabric facts work in Urdu and without scripts @once", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(`/ur${product}`, process.env.SHOP_ORIGIN).href);
  await page.getByText("کپڑے کے بارے میں").click();
  await expect(page.getByText("145 گرام فی مربع میٹر")).toBeVisible();
  await expect(page.getByText("100٪ سوتی")).toBeVisible();
  await context.close();
});
