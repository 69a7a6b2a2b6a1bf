import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { printPaper } from "./support/print-paper.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test.describe("an order @once", () => {
  test("is invoiced with its tax when it leaves, taken back by a credit note, and stands in the books", async ({
    page,
  }) => {
    await haveStaffSession(page, "owner");
    const data = guestOrder({
      items: [plainLine, { ...plainLine, sizes: "L", quantity: 2 }],
      totalAmount: "14250",
    });
    const { OrderID } = await (await page.request.post("/orders/createOrderAsGuest", { data })).json();
    const { order } = await (await page.request.post("/orders/trackOrder", { data: { OrderID } })).json();
    const address = `/admin/orders/${order.id}`;

    await page.goto(`/admin/invoices?ids=${order.id}`);
    await expect(page.getByRole("heading", { name: "Order summary" })).toBeVisible();

    await page.goto(address);
    const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: "Invoice" }) });
    const buyer = panel.getByLabel(/NTN or CNIC/);
    await buyer.fill("12-34");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel).toContainText("Enter an NTN of 7 or 8 digits or a CNIC of 13");
    await buyer.fill("1234567-8");
    await panel.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Saved");

    // Register for sales tax only while issuing: an issued invoice preserves the registration.
    await inDatabase(`insert into settings (name, value) values ('strn', '"32-77-8761"'), ('ntn', '"7654321-0"')
      on conflict (name) do update set value = excluded.value`);
    await panel.getByRole("button", { name: "Issue invoice" }).click();
    await expect(panel.getByRole("link", { name: /^INV-\d{6}$/ })).toBeVisible();
    await inDatabase("delete from settings where name in ('strn', 'ntn')");
    await expectNoBarriers(page);

    const name = await panel.getByRole("link", { name: /^INV-/ }).innerText();
    await panel.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: `Invoice ${name}` })).toBeVisible();
    const invoice = (await printPaper(page)).map(({ text }) => text).join(" ");
    for (const word of [
      ...[OrderID, "NTN 7654321-0", "STRN 32-77-8761", "NTN or CNIC 12345678", "Fabric: Plain Cotton"],
      ...["Sales tax 18 %", "Rs. 12,076", "Rs. 2,174", "Rs. 14,250", "FBR invoice number"],
    ])
      expect(invoice).toContain(word);

    await page.request.post("/api/admin/orders/cancel", { data: { id: order.id, reason: "No answer" } });
    await page.goto(`/admin/invoices?ids=${order.id}`);
    const papers = (await printPaper(page)).map(({ text }) => text);
    expect(papers).toHaveLength(2);
    expect(papers[1]).toMatch(/Credit note CN-\d{6}/);
    expect(papers[1]).toContain(`Credits ${name}`);

    await page.goto("/admin/books");
    const months = page.getByRole("table", { name: /^Months of tax year/ });
    await expectNoBarriers(page);
    await months.getByRole("row").nth(1).locator("a[href*='line=cancelled']").click();
    await expect(page.getByRole("heading", { name: /^Cancelled, / })).toBeVisible();
    const entry = page.getByRole("row").filter({ hasText: OrderID });
    await expect(entry).toContainText("-Rs. 14,250");
    await entry.getByRole("link").click();
    await expect(page).toHaveURL(address);
  });
});
