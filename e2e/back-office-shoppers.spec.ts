import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./support/accessibility.ts";
import { newCustomer } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

/** Runs where it is taken for markup; the sign at its end turns what follows, where nothing holds it. */
const hostile = `Journey <img src=x onerror="window.hacked=1"><script>window.hacked=1</script>\u202e`;
const shown = `Journey <img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
const product = "director-lab-coat";

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await expectNoBarriers(page);
}

/** axe would find too little contrast in one that fades away. */
async function expectToastToPass(page: Page, text: string) {
  await expectToast(page, text);
  await expect(page.getByText(text)).toHaveCount(0);
}

/** The browser's message about a frame that may run nothing. */
test.use({
  refusals: [
    "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed and the 'allow-scripts' permission is not set.",
  ],
});

test("staff handle shoppers' messages and reviews, and no markup in them runs @once", async ({ page }) => {
  const customer = { ...newCustomer(), name: hostile };
  const send = async (path: string, data: object, status = 201) =>
    expect((await page.request.post(path, { data })).status()).toBe(status);
  await send("/users/signup", customer);
  await send("/users/login", customer, 200);
  await send("/reviews/createReview", { productID: product, review: hostile, rating: 1 });
  await send("/contact/createContact", { ...customer, phone: "0300 1234567", message: hostile });
  await haveStaffSession(page, "owner");

  await page.goto("/admin/messages?state=open");
  const navigation = page.getByRole("navigation", { name: "Back office" });
  await page.getByRole("link", { name: shown }).first().click();
  await expect(page.getByRole("heading", { name: `Message from ${shown}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Answer by mail" })).toHaveAttribute("href", /^mailto:/);
  await expectHarmless(page);
  await page.getByLabel("New note").fill("Journey note");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Journey note")).toBeVisible();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
  await expectToastToPass(page, "Marked as answered");

  await navigation.getByRole("link", { name: "Customers" }).click();
  await page.getByRole("searchbox").fill(customer.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: shown }).click();
  await expect(page.getByRole("heading", { level: 1, name: shown })).toBeVisible();
  await expectHarmless(page);

  await navigation.getByRole("link", { name: "Catalogue" }).click();
  await page.getByRole("link", { name: "Reviews" }).click();
  const review = page.getByRole("listitem").filter({ hasText: shown }).first();
  await review.getByRole("button", { name: "Reply" }).click();
  await expectHarmless(page);
  await page.getByLabel("Reply of the shop").fill("Journey thanks");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(review.getByText("Journey thanks")).toBeVisible();
  const inShop = async () =>
    (await page.request.post("/reviews/getAllReviewsByProduct", { data: { id: product } })).text();
  await expect.poll(inShop).toContain('"reply":"Journey thanks"');
  await review.getByRole("button", { name: "Hide" }).click();
  await expect(review.getByText("Hidden", { exact: true })).toBeVisible();
  await expect.poll(inShop).not.toContain("Journey thanks");
  await expectToastToPass(page, "Hidden from the shop");

  await navigation.getByRole("link", { name: "Inbox" }).click();
  await page.getByRole("link", { name: "Mails" }).click();
  await page.getByRole("searchbox").fill(customer.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Welcome" }).click();
  const mail = page.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByText("Your account is ready.").last()).toBeVisible();
  await expectHarmless(page);

  await navigation.getByRole("link", { name: "Catalogue" }).click();
  await page.getByRole("link", { name: "Coupons" }).click();
  await page.getByRole("link", { name: "Add coupon" }).click();
  await page.getByLabel("Kind").selectOption("percent");
  await page.getByLabel("Amount").fill("101");
  const code = `Journey${Date.now().toString(36)}`;
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Add coupon" }).click();
  await expect(page.getByText("Enter at most 100 percent")).toBeVisible();
  await page.getByLabel("Amount").fill("15");
  await expectHarmless(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: code.toUpperCase() })).toBeVisible();
  await send("/api/coupons/verifyCouponAtCheckout", { code }, 200);
});
