import { guestOrder } from "#server/testing/guest-order.ts";
import { ordersMessages as english } from "#web/messages/en/orders.tsx";
import { ordersMessages as urdu } from "#web/messages/ur/orders.tsx";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test.describe("a transfer for an order @once", () => {
  test.use({ refusals: ["400 /api/admin/orders/enterPayment"] });

  test("is noted by its reference, shown to the customer, left out by the rider, and reversed", async ({
    page,
  }) => {
    await haveStaffSession(page, "manager");
    const place = async () => {
      const data = guestOrder();
      const { OrderID } = await (await page.request.post("/orders/createOrderAsGuest", { data })).json();
      const { order } = await (await page.request.post("/orders/trackOrder", { data: { OrderID } })).json();
      return { OrderID, id: order.id };
    };
    const [paid, other] = [await place(), await place()];

    await page.goto(`/admin/orders/${paid.id}`);
    await page.getByRole("button", { name: "Payment received" }).click();
    const dialog = page.getByRole("dialog", { name: "Payment received" });
    await expect(dialog.getByLabel("Rupees")).toHaveValue("5000");
    await dialog.getByLabel("Rupees").fill("50000");
    await dialog.getByLabel("How").selectOption("Easypaisa");
    await dialog.getByLabel("Reference").fill("ep 2611 77");
    await expectNoBarriers(page);
    await dialog.getByRole("button", { name: "Enter payment" }).click();
    await expect(dialog).toContainText("Rs. 45,000 more than the balance");
    await expect(dialog.getByLabel("Reference")).toHaveValue("ep 2611 77");
    await dialog.getByLabel("Rupees").fill("2000");
    await dialog.getByRole("button", { name: "Enter payment" }).click();
    await expectToast(page, "Entered into the ledger");
    const ledger = page.locator("section").filter({ has: page.getByRole("heading", { name: "Ledger" }) });
    await expect(ledger).toContainText("Easypaisa received");
    await expect(ledger).toContainText("EP261177");
    await expect(ledger).toContainText("Cash on deliveryRs. 3,000");

    // The same transfer pays no second order.
    await page.goto(`/admin/orders/${other.id}`);
    await page.getByRole("button", { name: "Payment received" }).click();
    await dialog.getByLabel("How").selectOption("Easypaisa");
    await dialog.getByLabel("Reference").fill("EP261177");
    await dialog.getByRole("button", { name: "Enter payment" }).click();
    await expect(dialog).toContainText(
      `A payment with this reference is already entered, for order ${paid.OrderID}.`,
    );

    await page.goto(`/order-track#${paid.OrderID}`);
    await expect(page.getByText(english.paidAndToRider("Rs. 2,000", "Rs. 3,000"))).toBeVisible();
    await page.goto(`/ur/order-track#${paid.OrderID}`);
    await expect(page.getByText(urdu.paidAndToRider("Rs. 2,000", "Rs. 3,000"))).toBeVisible();
    await page.goto(`/admin/packing-slips?ids=${paid.id}`);
    await expect(page.getByText("Rs. 3,000")).toBeVisible();

    await page.goto(`/admin/orders/${paid.id}`);
    await ledger.getByText("Ledger").click();
    await ledger.getByRole("button", { name: "Undo" }).click();
    const why = page.getByRole("dialog", { name: "Was it entered by mistake?" });
    await why.getByLabel("Reason").fill("It was for another order");
    await why.getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Payment undone");
    await expect(ledger).toContainText("Easypaisa received: undone");
    await expect(ledger).toContainText("Cash on deliveryRs. 5,000");
  });
});
