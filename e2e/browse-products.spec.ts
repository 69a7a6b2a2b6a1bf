import { expect, test } from "./support/shop-test.ts";
import { narrow } from "./support/shopper.ts";

const cards = "main article";

test("filters, sort and page stand in the address, and can be taken back one by one @phone", async ({
  page,
}) => {
  await page.goto("/products?page=2");
  await narrow(page, "Category", "Women");
  await expect(page).toHaveURL(/category=Women/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Women");
  await expect(page).toHaveTitle(/^Women\b/);
  await narrow(page, "Fabric", "Four-Way Stretch");
  await expect(page).toHaveURL(/fabric_type=Four-Way/);
  await expect(page.getByText(/^\d+ products$/).first()).toBeVisible();

  await page.getByRole("link", { name: /remove.*Four-Way Stretch/i }).click();
  await expect(page).not.toHaveURL(/fabric_type/);
  await expect(page).toHaveURL(/category=Women/);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
});

test("a wide screen has the filters in one row @once", async ({ page }) => {
  await page.goto("/products");
  const category = page.getByRole("combobox", { name: "Category" });
  await expect(category.getByRole("option", { name: /^Caps/ })).toHaveText("Caps (4)");
  await category.selectOption("Women");
  await expect(page).toHaveURL(/category=Women/);
  await page.getByRole("combobox", { name: "Garment" }).selectOption("top");
  await expect(page).toHaveURL(/category=Women&garment_type=top/);
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Garment" })).toHaveValue("");
});

test("the sheet says what each filter would leave, and Back closes it before it leaves the list @phone", async ({
  page,
}) => {
  await page.goto("/products");
  const sheet = page.getByRole("dialog", { name: "Filter" });
  const option = (name: string) => sheet.getByRole("radio", { name, exact: true });
  const choose = (name: string) => option(name).locator("xpath=ancestor::label").click();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await choose("Trousers 5");
  await expect(page).toHaveURL(/garment_type=trousers/);
  // Counts apply the other filters only: there are no lab coats among the trousers.
  await expect(sheet.getByRole("group", { name: "Category" }).getByRole("radio")).toHaveCount(3);
  await expect(option("Sets 15")).toBeVisible();
  await choose("Women 2");
  await expect(sheet.getByRole("button", { name: "Show 2 products" })).toBeVisible();
  await sheet.getByLabel("To, in rupees").fill("2400");
  await sheet.getByLabel("To, in rupees").press("Enter");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=Women&garment_type=trousers&max_price=2400/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Women: Trousers");
  await expect(page.getByRole("button", { name: "Filter (3)" })).toBeVisible();
  await page.getByRole("link", { name: "Remove Up to Rs. 2,400" }).click();
  await expect(page).not.toHaveURL(/max_price/);
  await page.getByRole("button", { name: "Filter (2)" }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=Women&garment_type=trousers$/);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(
    sheet.getByRole("group", { name: "Garment" }).getByRole("radio", { name: "All" }),
  ).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("the first products are in sight on a phone, with filter and sort above them @phone", async ({
  page,
}) => {
  for (const path of ["/products", "/products?category=Lab+Coats", "/ur/products?category=Women"]) {
    await page.goto(path);
    const top = await page
      .locator(cards)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top, path).toBeLessThan(300);
  }
  await page.goto("/products");
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeInViewport();
  await expect(page.getByRole("combobox", { name: "Sort" }).filter({ visible: true })).toBeInViewport();
});

test("home and menu lead to every category in one tap", async ({ page, isMobile }) => {
  for (const category of ["Lab Coats", "Caps"]) {
    await page.goto("/");
    await page
      .getByRole("region", { name: "Shop by Category" })
      .getByRole("link", { name: category })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(category);
    if (!isMobile) continue;
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: category }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(category);
  }
});

test("a page past the end says so and leads back @once", async ({ page }) => {
  for (const number of ["99", "1000000000"]) {
    await page.goto(`/products?category=Women&page=${number}`);
    await expect(page.locator("main")).toContainText(`There is no page ${number}: the list has one page.`);
    await expect(page.getByText("No products available", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Go to page 1" }).click();
    await expect(page).toHaveURL(/\/products\?category=Women$/);
    await expect(page.locator(cards).first()).toBeVisible();
  }
});

test("without scripts the sheet opens, and its form leads to the list @once", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto("/products");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByRole("checkbox", { name: /^Maroon/ }).check({ force: true });
  await sheet.getByLabel("From, in rupees").fill("3000");
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL(/color=Maroon/);
  await expect(page).toHaveURL(/min_price=3000/);
  await expect(page.locator(cards).first()).toBeVisible();
  await page.close();
});

test("a card shows its stars, the color that is filtered by, and the garment from behind under a mouse @once", async ({
  page,
}) => {
  await page.goto("/products?color=Maroon&q=mall+road");
  const card = page.locator("main article").filter({ hasText: "Mall Road V-Neck Set" }).first();
  await expect(card.getByRole("img", { name: /4\.\d out of 5|4\.\d/ }).first()).toBeVisible();
  const pictures = card.locator("img");
  await expect(pictures.first()).toHaveAttribute("src", /maroon-front/);
  await expect(pictures.nth(1)).toBeHidden();
  await card.hover();
  await expect(pictures.nth(1)).toBeVisible();
  // It is drawn in this color when it is first asked for.
  await expect
    .poll(() => pictures.nth(1).evaluate((image) => (image as HTMLImageElement).naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/selectedItem\/mall-road-v-neck-set\?color=Maroon$/);
  await expect(page.getByRole("radio", { name: "Maroon" })).toBeChecked();
});

test("a search forgives a slip, and says so when nothing is there @once", async ({ page }) => {
  await page.goto("/products");
  const searchbox = page.locator("main").getByRole("searchbox");
  await searchbox.fill("mandrin");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=mandrin/);
  await expect(page.locator(cards).getByText("Noor Mandarin Set").first()).toBeVisible();
  await searchbox.fill("submarine");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No products available")).toBeVisible();
});

test("going back finds the same page at the same place @phone", async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("link", { name: /^(Page )?3$/ }).click();
  await expect(page).toHaveURL(/page=3/);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(0);
  const product = page.locator(cards).nth(6).getByRole("link").first();
  await product.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await product.click();
  await expect(page).toHaveURL(/selectedItem/);
  await page.goBack();
  await expect(page).toHaveURL(/page=3/);
  expect(before).toBeGreaterThan(0);
  await expect.poll(scrolled).toBe(before);
});

test("seven skeletons stand in while a slow list loads @once", async ({ page }) => {
  await page.goto("/products");
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/products/getProducts*", async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Category" }).selectOption("Men");
  await expect(page.locator("[data-skeleton]")).toHaveCount(7);
  goOn();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect(page.locator(cards).first()).toBeVisible();
});
