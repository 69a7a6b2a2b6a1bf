import { checkoutMessages as urduCheckout } from "#web/messages/ur/checkout.ts";
import { transfersMessages as urdu } from "#web/messages/ur/transfers.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/own-shop.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expectToast, orderNow, readyToOrder, trackOrder } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// In a shop of its own: an advance applies to every order.

test.use({ refusals: ["409 /orders/createOrderAsGuest"] });

const newPhone = "Nothing was delivered to the phone yet";

test("an advance is set, shown before the order and sent; the rider collects the rest @alone", async ({
  page,
  browser,
}) => {
  test.slow();
  await inDatabase("delete from settings");
  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const origin = process.env.SHOP_ORIGIN;
  await haveStaffSession(office, "owner");
  const share = office.getByLabel(newPhone, { exact: true });
  const save = async () => {
    await office.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(office, "Saved");
  };

  await test.step("the owner requests a fifth from new customers", async () => {
    await office.goto(`${origin}/admin/settings/payments`);
    await office.getByRole("checkbox", { name: "Raast" }).check();
    await office.getByLabel("Raast ID or IBAN").fill("PK36 SCBL 0000 0011 2345 6702");
    await office.getByLabel("Title of the account").fill("Tabeeb Uniforms");
    await share.fill("120");
    await office.getByRole("button", { name: "Save", exact: true }).click();
    await expect(share).toHaveAccessibleDescription(/^Enter at most 100 per cent/);
    await share.fill("20");
    await expectNoBarriers(office);
    await save();
  });

  const email = `advance.${Date.now()}@example.com`;
  const bar = page.getByText("Rs. 1,000 now, Rs. 4,000 to the rider.");
  await test.step("a guest reads what is due now and at the door before ordering", async () => {
    await readyToOrder(page, email);
    await page.getByLabel("Phone", { exact: true }).fill(`0321 ${String(Date.now()).slice(-7)}`);
    await expect(bar).toBeVisible();
    const told = page.getByRole("status").filter({ hasText: "We start to sew when this has arrived" });
    await expect(told).toContainText("Rs. 1,000");
    await expect(told).toContainText("Rs. 4,000");
    await expectNoBarriers(page);
  });

  let number = "";
  await test.step("the rule changes meanwhile: nothing is ordered that was not read", async () => {
    await share.fill("40");
    await save();
    await page.getByRole("button", { name: "Order Now", exact: true }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("The advance has changed: it is now Rs. 2,000.");
    await expect(page.getByText("Rs. 2,000 now, Rs. 3,000 to the rider.")).toBeVisible();
    number = await orderNow(page);
    const panel = page.getByRole("region", { name: "Pay by transfer" });
    await expect(panel).toContainText("Send exactly Rs. 2,000");
    await expect(panel).toContainText("The rest, Rs. 3,000, you pay to the rider.");
    await expectNoBarriers(page);
    await panel.getByLabel("Transaction number").fill("FT 2611 777");
    await panel.getByRole("button", { name: "I have sent it" }).click();
    await expect(panel).toContainText("You reported a transfer of Rs. ");
  });

  await test.step("staff find the advance; the rider takes the rest", async () => {
    await office.goto(`${origin}/admin/orders?q=${number}`);
    await office
      .getByRole("row", { name: new RegExp(number) })
      .getByRole("link")
      .first()
      .click();
    await expect(office.getByText("By transfer, before it is sewn")).toBeVisible();
    await expect(office.getByText("Then to the rider")).toBeVisible();
    await expectNoBarriers(office);
    await office.getByRole("button", { name: "Payment found" }).click();
    const dialog = office.getByRole("dialog", { name: "Payment received" });
    await dialog.getByRole("button", { name: "Enter payment" }).click();
    await expectToast(office, "Entered into the ledger");
    await expect(office.getByRole("button", { name: "Start work", exact: true })).toBeVisible();
    await trackOrder(page, number);
    await expect(page.locator("article")).toContainText("Rs. 2,000 paid, Rs. 3,000 to the rider");
  });

  await test.step("staff request a smaller advance for a phone order", async () => {
    await office.goto(`${origin}/admin/orders/new`);
    await office.getByLabel("Find a product").fill("liberty");
    await office.getByRole("button", { name: /^Liberty V-Neck Set/ }).click();
    await office.getByLabel("Size").selectOption("M");
    await office.getByLabel("Colour").selectOption("Navy Blue");
    await office.getByLabel("Fabric").selectOption("Plain Cotton");
    await office.getByLabel("Trouser").selectOption("Straight");
    await office.getByRole("button", { name: "Add to order" }).click();
    const advance = office.getByLabel("Advance", { exact: true });
    await expect(advance).toHaveValue("0");
    await office.getByLabel("Name", { exact: true }).fill("Caller");
    await office.getByLabel("Phone").fill(`0322 ${String(Date.now()).slice(-7)}`);
    await expect(advance).toHaveValue("2000");
    await office.getByLabel("Address").fill("7 Mall Road");
    await office.getByLabel("City").fill("Lahore");
    await office.getByLabel("Province").selectOption("Punjab");
    await advance.fill("6000");
    await expectNoBarriers(office);
    await office.getByRole("button", { name: "Place order" }).click();
    await expect(office.getByText("Check the advance.")).toBeVisible();
    await advance.fill("500");
    await office.getByRole("button", { name: "Place order" }).click();
    await expectToast(office, "Order placed");
    await office.getByRole("link", { name: /^TB-/ }).click();
    await expect(office.getByText("To transfer now").locator("xpath=..")).toContainText("Rs. 500");
  });

  await test.step("the same in Urdu", async () => {
    await readyToOrder(page, email);
    await page.goto("/ur/checkout");
    await expect(page.getByText(urdu.whyAdvance)).toBeVisible();
    await expect(page.getByText(urduCheckout.inTwoParts("Rs. 2,000", "Rs. 3,000"))).toBeVisible();
    await expectNoBarriers(page);
  });

  await office.context().close();
});
