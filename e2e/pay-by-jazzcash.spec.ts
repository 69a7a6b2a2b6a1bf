import { type Browser, devices, type Page } from "@playwright/test";
import { type JazzCashStandIn, startJazzCash } from "#server/testing/stand-ins/jazzcash.ts";
import { checkoutMessages as urduCheckout } from "#web/messages/ur/checkout.ts";
import { paymentMessages as urdu } from "#web/messages/ur/payment.ts";
import { watchPageWeight } from "../bench/page-weight.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { phone } from "./support/phone.ts";
import { scriptBudget } from "./support/script-budget.ts";
import { test as base, expect } from "./support/shop-test.ts";
import { choose, expectToast, readyToOrder, trackOrder } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

type PayShop = { origin: string; databaseUrl: string; jazzCash: JazzCashStandIn };

// A shop of its own, which has a contract with JazzCash; its page is of another site than the shop.
const test = base.extend<object, { payShop: PayShop }>({
  payShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
    async ({}, use) => {
      const jazzCash = await startJazzCash();
      const { merchantId, password, salt, mpin } = jazzCash.account;
      await withProductionShop(
        {
          env: {
            JAZZCASH_URL: jazzCash.url,
            JAZZCASH_MERCHANT_ID: merchantId,
            JAZZCASH_PASSWORD: password,
            JAZZCASH_SALT: salt,
            JAZZCASH_MPIN: mpin,
          },
        },
        async (shop) => {
          await use({ origin: shop.origin, databaseUrl: shop.databaseUrl, jazzCash });
        },
      );
      await jazzCash.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ payShop }, use) => use(payShop.origin),
});

test.use(phone);

// Elsewhere each would open the shop again.
test.describe.configure({ mode: "default" });

/** On the page of JazzCash, which is none of ours. */
const onItsPage = async (page: Page, act: string) => {
  await expect(page.getByRole("heading", { name: "JazzCash" })).toBeVisible();
  await page.getByRole("button", { name: act, exact: true }).click();
};

const onlinePayments = (office: Page) =>
  office.locator("section").filter({ has: office.getByRole("heading", { name: "Online payments" }) });

/** Chooses JazzCash in the checkout, orders, and is on its page; gives the number of the order. */
async function orderByJazzCash(page: Page, jazzCash: JazzCashStandIn, email: string): Promise<string> {
  await readyToOrder(page, email);
  await choose(page, "How do you pay", "Pay with JazzCash now Mobile account or card");
  await expect(page.getByText("You pay on the page of JazzCash next.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Order Now" }).click();
  await expect(page.getByRole("heading", { name: "JazzCash" })).toBeVisible();
  const form = [...jazzCash.transactions.values()].at(-1)?.form;
  expect(form).toMatchObject({ pp_Amount: "500000", pp_TxnCurrency: "PKR" });
  return form?.pp_BillReference ?? "";
}

/** The page that somebody comes back to from a slow gateway loads no more than the checkout, in both languages. */
async function expectLightOnPhones(browser: Browser, address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  for (const [language, prefix] of [
    ["en", ""],
    ["ur", "/ur"],
  ] as const) {
    const context = await browser.newContext({ ...devices["Pixel 7"] });
    const phone = await context.newPage();
    const weightOf = await watchPageWeight(phone);
    await phone.goto(origin + prefix + pathname, { waitUntil: "networkidle" });
    const { Script } = weightOf(pathname);
    await context.close();
    expect(Script).toBeGreaterThan(10_000);
    expect(Script, `bytes of JavaScript in ${language}`).toBeLessThanOrEqual(
      scriptBudget(pathname, language),
    );
  }
}

test("from the checkout to paid, with a change of mind, and some of it back @alone", async ({
  page,
  payShop,
  browser,
}) => {
  test.slow();
  const { jazzCash, origin } = payShop;
  const number = await orderByJazzCash(page, jazzCash, `jazzcash.${Date.now()}.journey@example.com`);

  await test.step("a cancelled payment loses nothing, and the second attempt pays", async () => {
    await onItsPage(page, "Cancel");
    await expect(page.getByRole("heading", { name: "Nothing was paid" })).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await expectNoBarriers(page);
    await expectLightOnPhones(browser, page.url());
    await page.getByRole("button", { name: "Pay Rs. 5,000 with JazzCash" }).click();
    await onItsPage(page, "Pay");
    await expect(page.getByRole("heading", { name: "Thank you, it is paid" })).toBeVisible();
    await expect(page.getByText("We have your Rs. 5,000 through JazzCash.")).toBeVisible();
    await expectNoBarriers(page);
  });

  await test.step("the order says so, also after a reload of the payment's page", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Thank you, it is paid" })).toBeVisible();
    await page.getByRole("link", { name: "Track Order" }).click();
    await expect(page.locator("article")).toContainText("Rs. 5,000 paid");
    await expect(page.getByRole("region", { name: "Pay online" })).toHaveCount(0);
  });

  await test.step("staff see both payments, and give some of it back through JazzCash", async () => {
    const office = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
    ).newPage();
    await haveStaffSession(office, "owner", payShop);
    await office.goto(`/admin/orders?q=${number}`);
    await office.getByRole("link", { name: number }).click();
    const panel = onlinePayments(office);
    await expect(panel).toContainText("JazzCash: paid");
    await expect(panel).toContainText("JazzCash: cancelled by the customer");
    await expect(office.getByRole("button", { name: "Start work", exact: true })).toBeVisible();
    await panel.getByRole("button", { name: "Refund", exact: true }).click();
    const dialog = office.getByRole("dialog", { name: "Refund?" });
    await dialog.getByLabel("Rupees").fill("5001");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(dialog).toContainText("At most Rs. 5,000 can go back");
    await expect(dialog.getByLabel("Rupees")).toHaveValue("5001");
    await dialog.getByLabel("Rupees").fill("500");
    await expectNoBarriers(office);
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expectToast(office, "The gateway is asked to give it back");
    await expect(async () => {
      await office.reload();
      await expect(panel).toContainText("Refunded", { timeout: 1_000 });
      await panel.getByText("Ledger").click();
      await expect(office.getByText("JazzCash refunded")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectNoBarriers(office);
    await office.context().close();
  });
});

test("who goes back from its page finds the order, and whose browser never comes back has paid all the same @alone", async ({
  page,
  payShop,
}) => {
  test.slow();
  const { jazzCash, origin, databaseUrl } = payShop;
  const number = await orderByJazzCash(page, jazzCash, `back.${Date.now()}.journey@example.com`);

  await test.step("one step back is the order, and no way to and fro", async () => {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.getByRole("button", { name: "Pay Rs. 5,000 with JazzCash" })).toBeEnabled();
    await expectNoBarriers(page);
  });

  await test.step("in Urdu, paid, and the page is closed there", async () => {
    await page.goto(`/ur/order-track#${number}`);
    await page.getByRole("button", { name: urdu.payWith("Rs. 5,000", "JazzCash") }).click();
    await onItsPage(page, "Pay and close the page");
    await expect(page.getByText("Paid. You can close this page.")).toBeVisible();
    const office = await page.context().newPage();
    await haveStaffSession(office, "manager", { origin, databaseUrl });
    await office.goto(`/admin/orders?q=${number}`);
    await office.getByRole("link", { name: number }).click();
    await office.getByRole("button", { name: "Ask JazzCash again" }).first().click();
    await expectToast(office, "The gateway is asked");
    await expect(async () => {
      await office.reload();
      await expect(onlinePayments(office)).toContainText("JazzCash: paid", {
        timeout: 1_000,
      });
    }).toPass();
    await office.close();
    await trackOrder(page, number);
    await expect(page.locator("article")).toContainText("Rs. 5,000 paid");
  });
});

test("in Urdu, declined, while JazzCash does not answer, and then paid by who waits @alone", async ({
  page,
  payShop: { jazzCash },
}) => {
  test.slow();
  await readyToOrder(page, `urdu.${Date.now()}.journey@example.com`);
  await page.goto("/ur/checkout");
  await page
    .getByRole("radio", {
      name: new RegExp(urduCheckout.payGateway("JazzCash").replace(/[\u2066-\u2069]/g, ".")),
    })
    .locator("xpath=ancestor::label")
    .click();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: urduCheckout.orderNow }).click();
  jazzCash.faults.push("broken", "page-200");
  await onItsPage(page, "Pay with too little money");
  await expect(page).toHaveURL(/\/ur\/payment\//);
  await expect(page.getByRole("heading", { name: urdu.checking })).toBeVisible();
  await expectNoBarriers(page);
  await expect(page.getByRole("heading", { name: urdu.failed })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(urdu.why.declined)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: urdu.payWith("Rs. 5,000", "JazzCash") }).click();
  await onItsPage(page, "Pay");
  await expect(page.getByRole("heading", { name: urdu.paid })).toBeVisible({ timeout: 20_000 });
  await expectNoBarriers(page);
});
