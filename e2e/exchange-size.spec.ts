import { questionCodes } from "#contract/orders/action-reasons.ts";
import { guestOrder, person } from "#server/testing/guest-order.ts";
import { ordersMessages as urduOrders } from "#web/messages/ur/orders.tsx";
import { returnMessages as urdu } from "#web/messages/ur/returns.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { pictureFile } from "./support/picture-file.ts";
import { printPaper } from "./support/print-paper.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast, trackOrder } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test.use({ refusals: ["403 /orders/askAftercare"] });

test("a size is exchanged, from the order that has arrived to the new parcel and the books @phone", async ({
  page,
  browser,
}) => {
  test.slow();
  const origin = process.env.SHOP_ORIGIN ?? "";
  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await haveStaffSession(office, "manager");
  const send = async (address: string, data: object) => {
    const answer = await office.request.post(`${origin}${address}`, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const phone = `0300 ${String(Date.now()).slice(-7)}`;
  const email = `exchange.${Date.now()}@example.com`;
  const number = (await send("/orders/createOrderAsGuest", guestOrder({ email, phone }))).OrderID as string;
  const idOf = async (OrderID: string) => (await send("/orders/trackOrder", { OrderID })).order.id as string;
  const deliver = async (OrderID: string) => {
    const id = await idOf(OrderID);
    await send("/api/admin/orders/dispatch", {
      courier: "Own rider",
      orders: [{ id, consignmentNumber: "" }],
      acknowledged: questionCodes,
    });
    await send("/api/admin/orders/deliver", { ids: [id] });
    return id;
  };
  const first = await deliver(number);

  const panel = page.getByRole("region", { name: /What you asked us|Exchange, return or alter/ });
  await test.step("the guest asks on the tracking page, with the phone of the order", async () => {
    await trackOrder(page, number);
    await page.getByRole("button", { name: "Exchange, return or alter" }).click();
    await panel.getByText("Another size or colour").click();
    await expect(panel).toContainText("You pay to send it to us. We pay to send it back to you.");
    await panel.getByRole("button", { name: "Send the request" }).click();
    await expect(panel).toContainText("Choose why");
    await panel.getByLabel("Why?").selectOption("Too small");
    await panel.getByLabel("Which size instead?").selectOption("L");
    await panel.getByLabel(/^Photographs/).setInputFiles(await pictureFile("marked.png"));
    await panel.getByLabel("Phone or email of the order").fill("0311 0000000");
    await panel.getByRole("button", { name: "Send the request" }).click();
    await expect(panel).toContainText("This is not the phone or the e-mail address of the order.");
    await panel.getByLabel("Phone or email of the order").fill(phone);
    await expectNoBarriers(page);
    await panel.getByRole("button", { name: "Send the request" }).click();
    await expect(panel).toContainText("We check it and answer you here and by e-mail.");
    await expectNoBarriers(page);
  });

  await test.step("staff find it, see the picture and agree", async () => {
    await office.goto(`${origin}/admin/returns?q=${number}`);
    await office.getByRole("link", { name: `${number}/1` }).click();
    await expect(office.getByRole("img", { name: /Sent by the customer/ })).toBeVisible();
    await expectNoBarriers(office);
    await office.getByRole("button", { name: "Approve", exact: true }).click();
    await expectToast(office, "Approved, the customer is informed");
  });

  await test.step("the shopper prints the paper for the parcel", async () => {
    await trackOrder(page, number);
    await expect(panel).toContainText("Approved: please send it");
    await panel.getByRole("link", { name: "Paper for the parcel" }).click();
    await expect(page.getByRole("heading", { name: "Paper for the parcel" })).toBeVisible();
    await expect(page.locator("main")).toContainText(`${number}/1`);
    await expect(page.locator("main")).not.toContainText(person.name);
    await expectNoBarriers(page);
  });

  let next = "";
  await test.step("it comes back, and another one is on order", async () => {
    await office.getByRole("button", { name: "Check in", exact: true }).click();
    await expectToast(office, "Checked in");
    await expect(office.getByLabel("Size")).toHaveValue("L");
    await office.getByLabel("Before the cash is received").check();
    await office.getByRole("button", { name: "Create order" }).click();
    const link = office.getByRole("definition").getByRole("link", { name: /^TB-/ });
    await expect(link).toBeVisible();
    next = (await link.textContent()) ?? "";
    await link.click();
    await expect(office.locator("main")).toContainText("Exchange received");
    await expectNoBarriers(office);
  });

  await test.step("the shopper follows the new parcel, for which nothing is to be paid", async () => {
    await trackOrder(page, number);
    await expect(panel).toContainText("Your new piece is being made");
    await panel.getByRole("link", { name: `It comes with order ${next}.` }).click();
    await expect(page.getByRole("article", { name: `Order ${next}` })).toContainText("Rs. 4,750 paid");
    await deliver(next);
    await page.goto(`${origin}/ur/order-track#${number}`);
    await expect(page.locator("main")).toContainText(urdu.steps.sent);
    await expect(page.locator("main")).toContainText(urduOrders.ownRider);
    await expectNoBarriers(page);
  });

  await test.step("the ledgers and the books hold together", async () => {
    const entries = await inDatabase<{ kind: string; what: string; amount: number; number: string }>(
      `select l.kind, coalesce(l.cause, l.how) as what, l.amount, o.number from order_ledger l join orders o on o.id = l.order_id
       where o.email = $1 order by o.created_at, l.id`,
      [email],
    );
    expect(entries.map(({ kind, what, amount }) => [kind, what, amount])).toEqual([
      ["due", "placed", 5000],
      ["due", "returned", -4750],
      ["refunded", "exchange", 4750],
      ["due", "placed", 4750],
      ["received", "exchange", 4750],
    ]);
    await office.goto(`${origin}/admin/books`);
    await expect(office.locator("main")).toContainText("Returned");
  });

  await test.step("a credit note over the returned piece alone takes it off the invoice", async () => {
    await office.goto(`${origin}/admin/orders/${first}`);
    const invoices = office
      .locator("section")
      .filter({ has: office.getByRole("heading", { name: "Invoice", exact: true }) });
    await expect(invoices).toContainText("Rs. 4,750 credited by");
    const invoice = (await invoices.getByRole("link", { name: /^INV-/ }).textContent()) ?? "";
    const note = invoices.getByRole("link", { name: /^CN-\d{6}$/ });
    const name = (await note.textContent()) ?? "";
    await note.click();
    await expect(office.getByRole("heading", { name: `Credit note ${name}` })).toBeVisible();
    await expectNoBarriers(office);
    const [paper, ...more] = await printPaper(office);
    expect(more).toEqual([]);
    for (const words of [
      number,
      `Credits a part of ${invoice}`,
      "Liberty V-Neck Set",
      "Total credited Rs. 4,750",
    ])
      expect(paper?.text).toContain(words);
    expect(paper?.text).not.toContain("Delivery");
    await office.goto(`${origin}/admin/invoices?ids=${first}`);
    const [whole] = await printPaper(office);
    expect(whole?.text).toContain(`Rs. 4,750 credited by ${name}`);
  });

  await test.step("the merchant sees what comes back of which product, and why", async () => {
    await office.goto(`${origin}/admin/returns`);
    await office.getByRole("link", { name: "By product" }).click();
    await expect(office.getByRole("heading", { name: "Returns by product" })).toBeVisible();
    const row = office.getByRole("row", { name: /Liberty V-Neck Set/ });
    await expect(row).toContainText(/Too small: \d+ \(\d+ in M/);
    await expectNoBarriers(office);
    const file = office.waitForEvent("download");
    await office.getByRole("link", { name: "Export as CSV" }).click();
    expect((await file).suggestedFilename()).toMatch(/^garments-back-.*\.csv$/);
    await office.getByLabel("To", { exact: true }).fill("2025-01-31");
    await expect(office.getByText("No returns")).toBeVisible();
  });
});
