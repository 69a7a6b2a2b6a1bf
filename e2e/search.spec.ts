import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

const cards = "main article";
const open = { name: "Search", exact: true } as const;

test("a search by keyboard alone: suggestions with prices, the arrows, and Enter @once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", open).focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("combobox", { name: "Search products" });
  await expect(field).toBeFocused();
  await page.keyboard.type("navy scr");
  const options = page.getByRole("option");
  await expect(options).toHaveCount(7);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(options.first()).toContainText("Rs.");
  await expect(options.first().locator("img")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  const name = (await options.first().locator("span > span").first().innerText()).trim();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/selectedItem/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("Enter without a suggestion lists the results, and Escape leaves the search @once", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", open).click();
  const field = page.getByRole("search").locator("input");
  await field.fill("ladies topi");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(/about/);
  await page.getByRole("banner").getByRole("button", open).click();
  await expect(field).toHaveValue("ladies topi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/products\?q=ladies/);
  await expect(field).toBeHidden();
  await expect(page.locator(cards).first()).toContainText("Cap");
});

test("suggestions that fail to come leave a search that works @once", async ({ page, refusals }) => {
  refusals.push("503 /products/getSuggestions");
  await page.route("**/products/getSuggestions*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", open).click();
  await page.keyboard.type("women scrubs");
  await expect(page.getByText("Suggestions cannot be loaded now")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(cards).first()).toContainText("Women");
});

test("without script the search of the header is a form @once", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", open).click();
  const field = page.getByRole("search").locator("input").first();
  await field.fill("tbw101");
  await field.press("Enter");
  await expect(page).toHaveURL(/products\?q=tbw101/);
  await expect(page.getByText("1 product", { exact: true }).first()).toBeVisible();
  await expect(page.locator(cards).first()).toContainText("Mall Road V-Neck Set");
  await page.close();
});

test("an empty result says so and offers the nearest products @once", async ({ page }) => {
  await page.goto("/products?q=qqqq");
  await expect(page.getByText("No products available")).toBeVisible();
  await expect(page.getByText("Nothing in the shop matches “qqqq”.")).toBeVisible();
  await expect(page.getByRole("region", { name: "You may like" }).locator("article")).toHaveCount(4);
  await page
    .getByRole("navigation", { name: "Look in a category" })
    .getByRole("link", { name: "Caps" })
    .click();
  await expect(page).toHaveURL(/category=Caps/);
  await page.goto("/products?q=purple+scrubs");
  await expect(page.getByText("Not found: “purple”. These products come nearest.")).toBeVisible();
});

test("/ur searches and suggests in Urdu @once", async ({ page }) => {
  await page.goto("/ur");
  await page.getByRole("banner").getByRole("button", { name: "تلاش کریں", exact: true }).click();
  await page.keyboard.type("سفید کوٹ");
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ur\/products\?q=/);
  await expect(page.locator(cards).first()).toBeVisible();
});

test("a word that the merchant adds is found at once @once", async ({ page }) => {
  const word = `zimbo${Date.now().toString(36).replace(/\d/g, "x")}`;
  await page.goto(`/products?q=${word}`);
  await expect(page.getByText("No products available")).toBeVisible();
  await haveStaffSession(page, "manager");
  await page.goto("/admin/search-words");
  await page.getByRole("link", { name: "Add group" }).click();
  await page.getByRole("button", { name: "Add group" }).click();
  await expect(page.getByText("Enter the name")).toBeVisible();
  await page.getByLabel("Name of the group").fill(word);
  await page.getByLabel("Words, separated by commas").fill(`${word}, ${word} two`);
  await page.getByLabel("Also finds").fill("director lab coat");
  await page.getByRole("button", { name: "Add group" }).click();
  await expect(page.getByText("Group added")).toBeVisible();
  await page.goto(`/products?q=${word}`);
  await expect(page.locator(cards).first()).toContainText("Director Lab Coat");
});
