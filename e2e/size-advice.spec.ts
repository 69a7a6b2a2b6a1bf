import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { choose, groupOf } from "./support/shopper.ts";
import { slowDown, slowNetworks } from "./support/slow-phone.ts";

const womenSet = "/selectedItem/mall-road-v-neck-set";

function helpOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Size help" });
}

async function enter(help: Locator, height: string, weight: string): Promise<void> {
  await help.getByRole("textbox", { name: "Height, cm" }).fill(height);
  await help.getByRole("textbox", { name: "Weight, kg" }).fill(weight);
}

test("a size is found in four taps and three requests on a slow phone @phone", async ({ page }) => {
  await page.goto(womenSet);
  await page.waitForLoadState("networkidle");
  await slowDown(page, slowNetworks.throttled);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.tap();
  };
  await tap(page.getByRole("button", { name: "Size help" }));
  const help = helpOf(page);
  await tap(help.getByRole("textbox", { name: "Height, feet" }));
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("9");
  await tap(help.getByRole("textbox", { name: "Weight, kg" }));
  await page.keyboard.type("72");
  await expect(help.getByText("Size L top.")).toBeVisible();
  await tap(help.getByRole("button", { name: "Take size L" }));
  await expect(help).toBeHidden();
  await expect(groupOf(page, "Size").getByRole("radio", { name: "L", exact: true })).toBeChecked();
  expect(taps).toBe(4);
  expect(calls.length, calls.join(", ")).toBeLessThanOrEqual(3);
});

test("the advice follows build and taste, names what would be tight, and is remembered @once", async ({
  page,
}) => {
  await page.goto(womenSet);
  await page.getByRole("button", { name: "Size help" }).click();
  const help = helpOf(page);
  await choose(page, "Unit", "Centimetres");
  await enter(help, "175", "72");
  const advice = help.getByRole("status");
  await expect(advice).toContainText("Size L top.");
  await expect(advice).toContainText("M would be tight");
  await choose(page, "How do you like it?", "Loose");
  await expect(advice).toContainText("Size XL top.");
  await choose(page, "Build", "Slim");
  await expect(advice).toContainText("Size L top.");
  await enter(help, "175", "20");
  await expect(advice).toContainText("We have no figures");
  await enter(help, "175", "72");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Size help" }).click();
  await expect(advice).toContainText("Size L top.");
  await expect(help.getByRole("table", { name: /^Your body/ })).toBeVisible();
});

test("a size for top and trousers apart is taken with one tap @once", async ({ page }) => {
  await page.goto(womenSet);
  await page.getByRole("button", { name: "Size help" }).click();
  const help = helpOf(page);
  await choose(page, "Unit", "Centimetres");
  await enter(help, "175", "95");
  const take = help.getByRole("button", { name: /^Take size/ });
  const [, sizes = ""] = /^Take size (.+)$/.exec((await take.textContent()) ?? "") ?? [];
  expect(sizes).toBe("2XL top, 3XL trousers");
  await take.click();
  await expect(groupOf(page, "Size")).toContainText(sizes);
});
