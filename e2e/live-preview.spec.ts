import type { Locator, Page } from "@playwright/test";
import { haveSession } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose, engrave, enterAddress, groupOf, orderNow, trackOrder } from "./support/shopper.ts";

/** Drawings of sewn names: each is one outline in the thread's pattern. */
function sewnNames(place: Locator): Locator {
  return place.locator("svg:has(pattern) use[fill^='url(']");
}

/** The front in the chosen trousers, and in its corner the chosen fabric from near. */
async function expectTrouserAndFabric(place: Locator): Promise<void> {
  await expect(place.locator("picture img").first()).toHaveAttribute("src", /-maroon-jogger-front-/);
  await expect(place.locator("[data-cloth=twill]")).toHaveCount(1);
}

/** The picture of the set in the order, with name and cap over it. */
async function expectSameOverlay(page: Page): Promise<void> {
  const picture = page.getByRole("img", {
    name: "Mall Road V-Neck Set in Maroon, with the matching cap, Dr. Sana Mir sewn on the wearer's right",
  });
  await expect(picture).toBeVisible();
  const around = page.locator("main").locator(":has(> picture)", { has: picture }).last();
  await expect(sewnNames(around)).toHaveCount(1);
  await expect(around.locator("img[src^='data:image/svg']")).toHaveCount(1);
  await expectTrouserAndFabric(around);
}

test("a name shows on the picture as it is typed, and then in cart, checkout and order @once", async ({
  page,
}) => {
  await haveSession(page);
  await page.goto("/selectedItem/mall-road-v-neck-set");
  const main = page.locator("main");
  await choose(page, "Color", "Maroon");
  await choose(page, "Fabric", "Cotton Twill + Rs. 250");
  await choose(page, "Trouser", "Jogger");
  await choose(page, "Size", "M");
  await expectTrouserAndFabric(main.locator("[data-shown]"));
  await expect(page.getByText("Live preview")).toBeHidden();

  await engrave(page, "Dr. Sana Mir", "Left");
  await expect(page.getByText("Live preview")).toBeVisible();
  await expect(page.getByText("13 letters left")).toBeVisible();
  const picture = main.getByRole("img", { name: /^Mall Road V-Neck Set, front, Maroon/ });
  await expect(picture).toHaveAccessibleName(/Dr\. Sana Mir sewn on the wearer's left$/);
  await expect(main.locator("[data-close-up=left]").first()).toBeVisible();
  await expect(sewnNames(main)).not.toHaveCount(0);

  await choose(page, "Position", "Right");
  await choose(page, "Matching surgical cap", "Yes");
  await expect(main.locator("[data-close-up=right]").first()).toBeVisible();
  await expect(
    page.getByText("Preview: with the matching cap, Dr. Sana Mir sewn on the wearer's right"),
  ).toBeAttached();

  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expectSameOverlay(page);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expectSameOverlay(page);
  await enterAddress(page);
  const number = await orderNow(page);
  await expectSameOverlay(page);
  await page.goto("/orders");
  await expectSameOverlay(page);

  await trackOrder(page, number);
  const tracked = page.getByRole("img", {
    name: "Mall Road V-Neck Set in Maroon, with the matching cap",
    exact: true,
  });
  await expect(tracked).toBeVisible();
  await expectTrouserAndFabric(main.locator(":has(> picture)", { has: tracked }).last());
  await expect(sewnNames(main)).toHaveCount(0);
  expect(await page.content()).not.toContain("Sana Mir");
});

test("a name in Urdu is shown in nastaliq and sewn as written @once", async ({ page }) => {
  const faces: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    if (address.endsWith(".woff2") && address.includes("nastaliq")) faces.push(address);
  });
  await page.goto("/selectedItem/classic-lab-coat");
  await choose(page, "Name engraving", "Yes");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Dr. Ayesha");
  const closeUp = page.locator("[data-close-up]").first();
  await expect(sewnNames(closeUp)).toHaveCount(1);
  await expect(page.getByText("Sewn as written")).toHaveCount(0);
  expect(faces).toEqual([]);

  await name.fill("ڈاکٹر عائشہ");
  await expect(closeUp.locator("text")).toHaveText("ڈاکٹر عائشہ");
  await expect(closeUp.getByText("Sewn as written")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check("20px 'Noto Nastaliq Urdu'", "ڈ")))
    .toBe(true);
  expect(faces).toHaveLength(1);
});

test("the back of a garment carries no name, and a new choice brings its front @once", async ({ page }) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await engrave(page, "Dr. Sana Mir", "Left");
  await expect(page.getByText("Live preview")).toBeVisible();
  await page.getByRole("button", { name: "Show back" }).click();
  await expect(page.getByText("Live preview")).toBeHidden();
  await groupOf(page, "Color").scrollIntoViewIfNeeded();
  await choose(page, "Color", "White");
  await expect(page.getByText("Live preview")).toBeVisible();
});
