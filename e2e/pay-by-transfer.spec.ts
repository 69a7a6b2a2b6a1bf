import sharp from "sharp";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { postEx } from "#server/testing/payout-files.ts";
import { ordersMessages as urduOrders } from "#web/messages/ur/orders.tsx";
import { transfersMessages as urdu } from "#web/messages/ur/transfers.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { chooseMore } from "./support/order-menu.ts";
import { expect, test } from "./support/own-shop.ts";
import { inDatabase } from "./support/shop-database.ts";
import { choose, expectToast, orderNow, readyToOrder, trackOrder } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// In a shop of its own: the methods of payment are those of everybody.

test.use({ refusals: ["400 /api/admin/settings/update"] });

test("an order by transfer: reported, not found, found, and paid @alone", async ({ page, browser }) => {
  test.slow();
  await inDatabase("delete from settings");
  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const origin = process.env.SHOP_ORIGIN;
  await haveStaffSession(office, "owner");

  await test.step("the owner names the account", async () => {
    await office.goto(`${origin}/admin/settings/payments`);
    await office.getByRole("checkbox", { name: "Raast" }).check();
    const number = office.getByLabel("Raast ID or IBAN");
    await number.fill("0300 12");
    await office.getByLabel("Title of the account").fill("Tabeeb Uniforms");
    await office.getByRole("button", { name: "Save", exact: true }).click();
    await expect(office.getByText("Enter an IBAN or the mobile number of the Raast ID")).toBeVisible();
    await number.fill("PK36 SCBL 0000 0011 2345 6702");
    await expectNoBarriers(office);
    await office.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(office, "Saved");
  });

  const email = `transfer.${Date.now()}@example.com`;
  let number = "";
  await test.step("a guest orders and says to have sent it, with a screenshot", async () => {
    await readyToOrder(page, email);
    await choose(page, "How do you pay", "Pay by transfer now Raast");
    await expectNoBarriers(page);
    number = await orderNow(page);
    const panel = page.getByRole("region", { name: "Pay by transfer" });
    await expect(panel).toContainText("Send exactly Rs. ");
    await expect(panel).toContainText("PK36 SCBL 0000 0011 2345 6702");
    await expectNoBarriers(page);
    await panel.getByRole("button", { name: "I have sent it" }).click();
    await expect(panel).toContainText("Enter the reference of the bank or the wallet");
    await panel.getByLabel("Transaction number").fill("ft 2611 001");
    await panel.getByLabel(/^Screenshot/).setInputFiles({
      name: "screenshot.png",
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 1300, height: 2600, channels: 3, background: "#177a84" } })
        .png()
        .toBuffer(),
    });
    // The address that it was ordered with is known in this tab.
    await expect(panel.getByLabel("Phone or email of the order")).toHaveValue(email);
    await panel.getByRole("button", { name: "I have sent it" }).click();
    await expect(panel).toContainText("You reported a transfer of Rs. ");
  });

  const listed = office.getByRole("row", { name: new RegExp(number) });
  await test.step("staff see it in their open work, and do not find it", async () => {
    await office.goto(`${origin}/admin/today`);
    await office.getByRole("link", { name: /^Transfers to check/ }).click();
    await expect(listed).toContainText("Customer says paid");
    await listed.getByRole("link").first().click();
    await expect(office.getByText("Raast FT2611001").first()).toBeVisible();
    const picture = office.getByRole("img", { name: "Sent with FT2611001" });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
    await chooseMore(office, "Start before it is paid");
    const unpaid = office.getByRole("dialog", { name: "Start before it is paid?" });
    await unpaid.getByRole("button", { name: "Start work", exact: true }).click();
    await expect(unpaid).toContainText("Say why");
    await expectNoBarriers(office);
    await unpaid.getByRole("button", { name: "Not yet", exact: true }).click();
    await expect(unpaid).toBeHidden();
    await expectNoBarriers(office);
    await office.getByRole("button", { name: "Not found" }).click();
    const why = office.getByRole("dialog", { name: "Was it not found?" });
    await why.getByLabel("Reason").fill("There is no such number in our bank.");
    await why.getByRole("button", { name: "Inform the customer" }).click();
    await expectToast(office, "The customer is informed");
  });

  await test.step("the workshop reads that it waits", async () => {
    const workshop = await office.context().newPage();
    await workshop.goto(`${origin}/admin/job-tickets?q=${number}`);
    await expect(workshop.getByRole("row", { name: new RegExp(number) })).toContainText(
      "Waiting for payment",
    );
    await workshop.close();
  });

  await test.step("the guest, whose phone this browser has proven, reads why and tells another number", async () => {
    await trackOrder(page, number);
    const panel = page.getByRole("region", { name: "Pay by transfer" });
    await expect(panel).toContainText("There is no such number in our bank.");
    await panel.getByLabel("Transaction number").fill("FT2611002");
    await expect(panel.getByLabel("Phone or email of the order")).toBeHidden();
    await panel.getByRole("button", { name: "I have sent it" }).click();
    await expect(panel).toContainText("You reported a transfer of Rs. ");
    await page.goto(`/ur/order-track#${number}`);
    await expect(page.getByRole("button", { name: urdu.correct })).toBeVisible();
    await expectNoBarriers(page);
  });

  await test.step("staff find it, and the order is paid", async () => {
    await office.reload();
    await office.getByRole("button", { name: "Payment found" }).click();
    const dialog = office.getByRole("dialog", { name: "Payment received" });
    await expect(dialog.getByLabel("Reference")).toHaveValue("FT2611002");
    await dialog.getByRole("button", { name: "Enter payment" }).click();
    await expectToast(office, "Entered into the ledger");
    await expect(office.getByText("Payment by transfer")).toBeVisible();
    await expect(office.getByRole("button", { name: "Start work", exact: true })).toBeVisible();
    await page.reload();
    await expect(page.locator("article")).toContainText(urduOrders.paid("Rs. 5,000"));
    await expect(page.getByRole("button", { name: urdu.correct })).toHaveCount(0);
  });

  await test.step("it is sent and delivered without cash, and the courier keeps its fee", async () => {
    const id = new URL(office.url()).pathname.split("/").at(-1) ?? "";
    const consignmentNumber = `2611${String(Date.now()).slice(-10)}`;
    const send = async (address: string, data: object) => {
      const answer = await office.request.post(`${origin}${address}`, {
        data,
        headers: { origin: origin ?? "" },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const orders = [{ id, consignmentNumber }];
    await send("/api/admin/orders/dispatch", { courier: "PostEx", orders, acknowledged: questionCodes });
    await send("/api/admin/orders/deliver", { ids: [id] });
    await office.goto(`${origin}/admin/payouts`);
    await office.locator("input[type=file]").setInputFiles({
      name: "CPR.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(postEx.file(postEx.delivered(consignmentNumber, 0))),
    });
    await office.getByLabel("Number of the statement").fill(`CPR-${consignmentNumber}`);
    await office.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(office.getByText("Every parcel matches its order.")).toBeVisible();
    await office.getByRole("button", { name: "Post to orders" }).click();
    await expectToast(office, "1 row posted to orders");
    await office.goto(`${origin}/admin/orders/${id}`);
    const ledger = office.locator("section").filter({ has: office.getByRole("heading", { name: "Ledger" }) });
    await expect(ledger).toContainText("Raast");
    await page.reload();
    await expect(page.locator("article")).toContainText(urduOrders.paid("Rs. 5,000"));
    await expectNoBarriers(page);
  });

  await office.context().close();
});
