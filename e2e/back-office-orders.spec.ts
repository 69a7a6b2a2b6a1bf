import { guestOrder } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { notBegun, sendAllTheSame } from "./support/asked-first.ts";
import { chooseMore } from "./support/order-menu.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test("an order on the phone counts as confirmed, is dispatched and delivered @once", async ({ page }) => {
  const { name } = await haveStaffSession(page, "manager");
  const email = "journey.caller@example.com";
  await page.goto("/admin/orders/new");
  await page.getByLabel("Find a product").fill("liberty");
  await page.getByRole("button", { name: /^Liberty V-Neck Set/ }).click();
  await page.getByRole("button", { name: "Add to order" }).click();
  await expect(page.getByText("Choose a size")).toBeVisible();
  // All errors are shown at once.
  await page.getByLabel("Size").selectOption("made to measure");
  await page.getByLabel("Chest").fill("32 in");
  await page.getByLabel("Quantity").fill("1.5");
  await page.getByRole("button", { name: "Add to order" }).click();
  for (const sentence of ["Choose a colour", "Choose a fabric", "Choose a trouser", "Enter a whole number"]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Enter a number of inches")).toHaveCount(6);
  await page.getByLabel("Quantity").fill("1");
  await page.getByLabel("Size").selectOption("M");
  await page.getByLabel("Colour").selectOption("Navy Blue");
  await page.getByLabel("Fabric").selectOption("Plain Cotton");
  await page.getByLabel("Trouser").selectOption("Straight");
  await page.getByLabel("Name to engrave").fill("Dr. Journey");
  await page.getByRole("button", { name: "Add to order" }).click();
  await expect(page.getByText("Name engraving: Dr. Journey, left")).toBeVisible();
  await expect(page.getByText("Rs. 5,050").filter({ visible: true }).last()).toBeVisible();
  await page.getByRole("button", { name: "Place order" }).click();
  for (const sentence of [
    "Enter the customer's name",
    "Enter the customer's phone number",
    "Enter the address",
    "Enter the city",
    "Choose the province",
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await page.getByLabel("Email").fill("ayesha at mail");
  await page.getByLabel("Postal code").fill("5400");
  await page.getByLabel("Phone").fill("0300 12");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Enter an e-mail address such as name@example.com")).toBeVisible();
  await expect(page.getByText("Enter the five digits of your postal code")).toBeVisible();
  await expect(
    page.getByText("A mobile number has 11 digits, such as 0300 1234567: 5 missing"),
  ).toBeVisible();
  await expect(page.getByText(/expected|invalid input/i)).toHaveCount(0);
  // The message that appears when a field is left does not move the button from under the pointer.
  await page.getByLabel("Postal code").fill("54");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByLabel("City").fill("");
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Delivery instruction").fill("x".repeat(501));
  const { x = 0, y = 0 } = (await page.getByRole("button", { name: "Place order" }).boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 15);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 200)));
  await page.mouse.up();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await page.getByLabel("Delivery instruction").fill("");
  // Only spaces are nothing.
  await page.getByLabel("Email").fill(" ");
  await page.getByLabel("Postal code").fill(" ");
  await expectNoBarriers(page);
  await page.getByLabel("Name", { exact: true }).fill("Journey Caller");
  await page.getByLabel("Phone").fill("0300 1234567");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Address", { exact: true }).fill("7 Journey Street");
  await page.getByLabel("City").fill("Lahore");
  await page.getByLabel("Postal code").fill("54000");
  await page.getByLabel("Province").selectOption("Punjab");
  await page.getByRole("button", { name: "Place order" }).click();
  await expectToast(page, "Order placed");

  const number = page.getByRole("link", { name: /^TB-/ });
  await expectNoBarriers(page);
  await number.press("Enter");
  await expect(page.getByText("Taken on the phone")).toBeVisible();
  await expect(page.getByText(`by ${name}`).first()).toBeVisible();
  await expect(page.getByText("Dr. Journey, left")).toBeVisible();
  await page.getByLabel("New note").fill("Calls back on <b>Monday</b>");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Calls back on <b>Monday</b>" })).toBeVisible();
  await expectNoBarriers(page);

  await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText("Confirmed");
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveCount(0);
  await chooseMore(page, "Dispatch");
  const dialog = page.getByRole("dialog", { name: "Dispatch order" });
  await dialog.getByRole("button", { name: "Dispatch" }).click();
  await expect(dialog.getByText("Name the courier")).toBeVisible();
  await dialog.getByLabel("Courier").fill("TCS");
  await dialog.getByLabel(/^Consignment number/).fill("77-4711");
  // The customer rang, so only the workshop is asked about.
  await sendAllTheSame(dialog, "Dispatch", notBegun);
  await expect(page.getByText("TCS, 77-4711")).toBeVisible();
  expect((await lastMailTo(email, "order-changed")).text).toContain("77-4711");

  await chooseMore(page, "Correct dispatch");
  const correction = page.getByRole("dialog", { name: "Correct the dispatch" });
  await expectNoBarriers(page);
  await correction.getByLabel("Courier").fill("");
  await correction.getByRole("button", { name: "Save" }).click();
  await expect(correction.getByText("Name the courier")).toBeVisible();
  await correction.getByLabel("Courier").fill("Leopards");
  await correction.getByLabel(/^Consignment number/).fill("LP-42");
  await correction.getByLabel(/^Consignment number/).press("Enter");
  await expect(page.getByText("Dispatch corrected").first()).toBeVisible();
  expect((await lastMailTo(email, "dispatch-corrected")).text).toContain("LP-42");

  await page.getByRole("button", { name: "Mark delivered" }).click();
  const question = page.getByRole("dialog", { name: "Was it delivered?" });
  await question.getByRole("button", { name: "Mark delivered" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await expect
    .poll(async () => (await lastMailTo(email, "order-changed")).subject)
    .toMatch(/^Your order TB-\S+ was delivered$/);

  await chooseMore(page, "Not delivered");
  const undoing = page.getByRole("dialog", { name: "Was it not delivered?" });
  await undoing.getByLabel("Reason").fill("It was another parcel");
  await undoing.getByRole("button", { name: "Undo delivery" }).click();
  await expect(page.getByText("It was another parcel")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark delivered" })).toBeVisible();
  await expect
    .poll(async () => (await lastMailTo(email, "dispatch-corrected")).subject)
    .toMatch(/^Your order TB-\S+ is still on its way$/);
});

test("customers are asked on WhatsApp one after the other, and confirm @once", async ({ page, browser }) => {
  const orders = [];
  for (const name of ["Journey Amna", "Journey Bilal"]) {
    const body = guestOrder({ name, email: `${name.replace(" ", ".")}@example.com`, phone: "03001234567" });
    const placed = await page.request.post("/orders/createOrderAsGuest", { data: body });
    orders.push({ name, number: (await placed.json()).OrderID });
  }
  await haveStaffSession(page, "manager");
  // Nothing leaves the machine.
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/admin/orders?q=Journey");
  for (const { number } of orders) await page.getByRole("checkbox", { name: number }).check();
  await page.getByRole("button", { name: "Ask 2 on WhatsApp" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask on WhatsApp" });
  await expectNoBarriers(page);
  const links: URL[] = [];
  for (const place of [1, 2]) {
    await expect(dialog.getByRole("status")).toHaveText(`${place} of 2`);
    const ask = dialog.getByRole("link", { name: "Ask on WhatsApp" });
    links.push(new URL((await ask.getAttribute("href")) ?? ""));
    const [whatsApp] = await Promise.all([page.context().waitForEvent("page"), ask.click()]);
    await whatsApp.close();
  }
  await dialog.getByRole("button", { name: "Done" }).click();
  const rows = page.getByRole("row", { name: new RegExp(orders.map(({ number }) => number).join("|")) });
  await expect(rows.filter({ hasText: "Asked" })).toHaveCount(2);

  const [link] = links;
  expect(link?.pathname).toBe("/923001234567");
  const [, address = ""] = /(\/order-confirm\/\S+)/.exec(link?.searchParams.get("text") ?? "") ?? [];
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const customer = await phone.newPage();
  await customer.goto(`${process.env.SHOP_ORIGIN}${address}`);
  await expect(customer.getByText("Liberty V-Neck Set")).toBeVisible();
  await expect(customer.locator("main")).not.toContainText("Journey");
  await expectNoBarriers(customer);
  await customer.getByRole("button", { name: "Confirm my order" }).click();
  await expect(customer.getByRole("heading", { name: "Thank you, your order is confirmed." })).toBeVisible();
  await phone.close();
  await page.reload();
  await expect(rows.filter({ hasText: "Confirmed" })).toHaveCount(1);
});
