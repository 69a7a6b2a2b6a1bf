import { questionCodes } from "#contract/orders/action-reasons.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test.describe("a payout statement @once", () => {
  test.use({ refusals: ["400 /api/admin/payouts/preview"] });

  test("is refused when a spreadsheet has mangled it, looked at, entered, and found in the order", async ({
    page,
  }) => {
    await haveStaffSession(page, "manager");
    const data = guestOrder();
    const { OrderID } = await (await page.request.post("/orders/createOrderAsGuest", { data })).json();
    const { order } = await (await page.request.post("/orders/trackOrder", { data: { OrderID } })).json();
    const number = `261123${String(Date.now()).slice(-8)}`;
    const parcel = {
      courier: "PostEx",
      orders: [{ id: order.id, consignmentNumber: number }],
      acknowledged: questionCodes,
    };
    await page.request.post("/api/admin/orders/dispatch", { data: parcel });
    await page.request.post("/api/admin/orders/deliver", { data: { ids: [order.id] } });

    const names =
      "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX (2%),WH_SALES_TAX (2%),NET_AMOUNT";
    const choose = (tracking: string) =>
      page.locator("input[type=file]").setInputFiles({
        name: "CPR_Transactions_2026-11-20.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          `${names}\n${tracking},UF-1,Delivered,5000.00,222.40,35.58,100.00,100.00,4542.02\n26110000000404,UF-2,Return,5000.00,222.40,35.58,0,0,-257.98\n`,
        ),
      });

    await page.goto("/admin/payouts");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByText("Choose the statement, as the courier sends it")).toBeVisible();
    await choose("2.61123E+13");
    await page.getByLabel("Number of the statement").fill("CPR-2026-88");
    await page.getByLabel("Paid on").fill("2026-11-20");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByText("Take the file as PostEx sends it")).toBeVisible();
    await expect(page.getByLabel("Number of the statement")).toHaveValue("CPR-2026-88");

    await choose(number);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByText("1 row will be posted to orders.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Contents of the statement" })).toContainText(
      "Rs. 4,284.04",
    );
    await expect(page.getByRole("heading", { name: "Unknown number (1)" })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Post to orders" }).click();
    await expectToast(page, "1 row posted to orders");
    await expect(page.getByRole("table", { name: "Statements" })).toContainText("CPR-2026-88");

    await page.goto(`/admin/orders/${order.id}`);
    const ledger = page.locator("section").filter({ has: page.getByRole("heading", { name: "Ledger" }) });
    await expect(ledger).toContainText(`CPR-2026-88/${number}`);
    await expect(ledger).toContainText("Courier deductions");
    await expect(ledger).toContainText("Rs. 4,542");
  });
});
