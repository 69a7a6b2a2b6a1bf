import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { choose, engrave, enterCustomSize, groupOf } from "./support/shopper.ts";

const product = "/selectedItem/mall-road-v-neck-set";

async function expectChosen(page: Page): Promise<void> {
  for (const [group, option] of [
    ["Color", "Maroon"],
    ["Fabric", "Cotton Twill + Rs. 250"],
    ["Trouser", "Jogger"],
    ["Size", "L"],
    ["Matching surgical cap", "Yes"],
  ] as const) {
    await expect(groupOf(page, group).getByRole("radio", { name: option, exact: true })).toBeChecked();
  }
}

async function chooseAll(page: Page): Promise<void> {
  await choose(page, "Color", "Maroon");
  await choose(page, "Fabric", "Cotton Twill + Rs. 250");
  await choose(page, "Trouser", "Jogger");
  await choose(page, "Size", "L");
  await choose(page, "Matching surgical cap", "Yes");
}

test("choices survive the size chart, a reload and a copied address @phone", async ({ page, context }) => {
  await page.goto("/products");
  await page.goto(product);
  await chooseAll(page);
  await engrave(page, "Dr. Journey", "Right");
  const address = page.url();
  expect(new URL(address).searchParams.toString()).toBe(
    "color=Maroon&fabric=Cotton+Twill&trouser=Jogger&size=L&cap=yes",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${product}$`));

  await page.getByRole("button", { name: "Size help" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Size chart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "SIZE CHART GUIDE" })).toBeVisible();
  await page.goBack();
  await expectChosen(page);
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveValue("Dr. Journey");
  await expect(groupOf(page, "Position").getByRole("radio", { name: "Right" })).toBeChecked();

  await page.reload();
  await expectChosen(page);
  await expect(name).toHaveValue("Dr. Journey");

  // A name is personal: a link carries the other choices only.
  const friend = await context.newPage();
  await friend.goto(address);
  await expectChosen(friend);
  await expect(groupOf(friend, "Name engraving").getByRole("radio", { name: "No" })).toBeChecked();
  await friend.close();

  // None of it was a step of the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
});

test("measurements outlast a reload, and are in no address @once", async ({ page }) => {
  await page.goto(product);
  await enterCustomSize(page, "Measured over a vest");
  expect(page.url()).toMatch(new RegExp(`${product}$`));
  await page.reload();
  await expect(page.getByText("Custom size selected")).toBeVisible();
  await expect(page.locator("main")).toContainText("40.5");
  await page.getByRole("button", { name: "Remove custom size" }).click();
  await page.reload();
  await expect(page.getByText("Custom size selected")).toBeHidden();
});

test("an address sets only choices that the product offers @once", async ({ page, request }) => {
  const html = await (await request.get(`${product}?color=Maroon`)).text();
  expect(html).toMatch(/<img[^>]*maroon-front/);
  await page.goto(`${product}?color=Gold&fabric=Silk&trouser=__proto__&size=9XL&cap=perhaps&utm_source=x`);
  await expect(groupOf(page, "Color").getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(groupOf(page, "Size").getByRole("radio", { checked: true })).toHaveCount(0);
  await choose(page, "Size", "M");
  // Parameters of others stay in the address.
  await expect(page).toHaveURL(/\?utm_source=x&size=M$/);
});

test("every view of the gallery comes in the color that is chosen @once", async ({ page }) => {
  test.slow();
  await page.goto(product);
  const thumbnails = page.getByRole("list", { name: "Pictures" }).locator("img");
  await expect(thumbnails).toHaveCount(8);
  await choose(page, "Color", "Maroon");
  for (const index of [1, 2, 3, 4, 5, 6, 7]) {
    const picture = thumbnails.nth(index);
    await expect(picture).toHaveAttribute("src", /^\/drawn\/tb-w-101-teal-[\w-]+\/6b1f33-960\.webp$/);
    await picture.scrollIntoViewIfNeeded();
    const isDrawn = () =>
      picture.evaluate(
        (image: HTMLImageElement) =>
          image.complete && image.naturalWidth > 0 && image.currentSrc.includes("/drawn/"),
      );
    await expect.poll(isDrawn, { timeout: 60_000 }).toBe(true);
  }
  await page.getByRole("button", { name: "Show back" }).click();
  await expect(page.getByRole("img", { name: "Mall Road V-Neck Set, back, Maroon" })).toBeVisible();
  // Back in the first color they are those that were shipped.
  await choose(page, "Color", "Teal");
  await expect(thumbnails.nth(1)).toHaveAttribute("src", /^\/pictures\//);
});

test("a view that cannot be drawn stays in the color it has @once", async ({ page }) => {
  await page.route("**/drawn/**", (route) => route.fulfill({ contentType: "image/webp", body: "nothing" }));
  await page.goto(product);
  await choose(page, "Color", "Maroon");
  const back = page.getByRole("list", { name: "Pictures" }).locator("img").nth(4);
  await expect(back).toHaveAttribute("src", /^\/pictures\/.*teal-back/);
  await expect.poll(() => back.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
