import type { Page } from "@playwright/test";
import { testimonials } from "#web/content/testimonial-list.ts";
import { cartMessages } from "#web/messages/ur/cart.ts";
import { shellMessages } from "#web/messages/ur/shell.ts";
import { sampleCart } from "../bench/sample-cart.ts";
import { expect, test } from "./support/shop-test.ts";

/** Texts in Latin letters also in Urdu: the shop's name, codes, sizes, amounts, addresses. */
const latin =
  /Tabeeb|English|Rs\.|\bTB-[\w-]+|\b[2-4]?X?[SML]\b|\bXS\b|[\w.]+@[\w.]+|\bWhatsApp\b|\bFacebook\b|\bInstagram\b|\+/g;

/** Reviews are customers' text. */
const customersWords = "section:has(#reviews) li";

async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate((skipped) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(`script, style, noscript, ${skipped}`))
        found.push(node.textContent ?? "");
    }
    const spoken = document.querySelectorAll(`[alt], [aria-label], [title]`);
    for (const element of spoken) {
      if (element.closest(skipped)) continue;
      for (const name of ["alt", "aria-label", "title"]) found.push(element.getAttribute(name) ?? "");
    }
    return [document.title, ...found];
  }, customersWords);
  // Names on tapes are read as they are woven.
  const woven = testimonials.map(({ name }) => name);
  return texts.filter((text) => !woven.includes(text) && /[a-z]{2,}/i.test(text.replace(latin, "")));
}

const pages = [
  "/",
  "/products",
  "/products?category=Women&color=Teal&fabric_type=Plain+Cotton",
  "/selectedItem/shalimar-wrap-set",
  "/selectedItem/festive-surgical-cap",
  "/cart",
  "/checkout",
  "/size-chart",
];

test("an Urdu page says everything in Urdu @once", async ({ page, baseURL }) => {
  const cart = await sampleCart(baseURL ?? "");
  await page.addInitScript((stored) => localStorage.setItem("cart", stored), cart);
  for (const path of pages) {
    await page.goto(`/ur${path}`);
    expect.soft(await englishOn(page), path).toEqual([]);
  }
});

test("a cart filled in English is shown in Urdu, and the other way round @once", async ({
  page,
  baseURL,
}) => {
  const cart = await sampleCart(baseURL ?? "");
  await page.addInitScript((stored) => localStorage.setItem("cart", stored), cart);
  await page.goto("/ur/cart");
  await expect(page.getByRole("heading", { name: "لبرٹی وی نیک سیٹ" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText("Liberty");
  const remove = page.getByRole("button", { name: cartMessages.removeItem("لبرٹی وی نیک سیٹ") });
  await expect(remove).toBeVisible();
  await page.goto("/cart?language=en");
  await expect(page.getByRole("heading", { name: "Liberty V-Neck Set" })).toBeVisible();
});

test("names that every object has are no names of the shop's @once", async ({ page }) => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    for (const filter of ["category", "color", "fabric_type", "q", "size"]) {
      const response = await page.goto(`/ur/products?${filter}=${name}`);
      expect(response?.status(), `${filter}=${name}`).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu leads to the other language and back @once", async ({ page }) => {
    await page.goto("/products?category=Caps");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "اردو" }).click();
    await expect(page).toHaveURL(/\/ur\/products\?category=Caps$/);
    await page.reload();
    await page.getByRole("button", { name: shellMessages.menu }).click();
    await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/[^r]\/products\?category=Caps$/);
  });
});
