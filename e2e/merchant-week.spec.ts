import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoBarriers } from "./support/accessibility.ts";
import { notBegun, sendAllTheSame } from "./support/asked-first.ts";
import { chooseMore } from "./support/order-menu.ts";
import { lastMailTo, mailsTo } from "./support/outbox.ts";
import { expect, test } from "./support/own-shop.ts";
import { printPaper } from "./support/print-paper.ts";
import { inDatabase } from "./support/shop-database.ts";
import { listenForComplaints } from "./support/shop-test.ts";
import {
  checkOutAsGuest,
  choose,
  enterAddress,
  expectAmount,
  expectToast,
  orderNow,
  trackOrder,
} from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// In a shop of its own, since it closes it; the days are those of the merchant, the clock stands still.

const web = { email: "journey.week@example.com", name: "Journey Weekly", phone: "0300 1234567" };
const caller = { name: "Journey Monday", phone: "0300 1234567" };
const stocked = "minar-mandarin-top";

/** The choices of a line in the form of a phone order. */
async function addLine(page: Page, product: string, choices: Record<string, string>): Promise<void> {
  await page.getByLabel("Find a product").fill(product);
  await page.getByRole("button", { name: new RegExp(`^${product}`) }).click();
  const form = page.getByRole("form", { name: product });
  for (const [label, option] of Object.entries(choices)) await form.getByLabel(label).selectOption(option);
  await form.getByRole("button", { name: "Add to order" }).click();
  await expect(form).toBeHidden();
}

/** Opens an order from the list, as one does from a name on the phone, and gives its address. */
async function openOrder(page: Page, number: string): Promise<string> {
  await page.goto(`/admin/orders?q=${number}`);
  await page.getByRole("row", { name: number }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
  return page.url();
}

const wordsOn = (pages: readonly { text: string }[]) => pages.map(({ text }) => text).join(" ");
const navigation = (page: Page) => page.getByRole("navigation", { name: "Back office" });

test("a week of the merchant: orders, work, papers, parcels, a coupon, an import, stock and a closed shop @alone", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  let webNumber = "";
  let phoneNumber = "";
  let webPage = "";
  let phonePage = "";
  const shopper = await (
    await browser.newContext({ baseURL: process.env.SHOP_ORIGIN ?? "", serviceWorkers: "block" })
  ).newPage();
  const complaints = listenForComplaints(shopper);
  await inDatabase("delete from settings");
  await haveStaffSession(page, "owner");
  // Nothing leaves the machine.
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));

  const firstSteps = page.getByRole("region", { name: "Set up your shop" });
  await test.step("Monday: a new shop begins with its first steps", async () => {
    await page.goto("/admin/today");
    await expect(firstSteps.getByRole("listitem").filter({ hasText: "Logo" })).not.toContainText("done");
    await expectNoBarriers(page);
    await firstSteps.getByRole("link", { name: "Address" }).press("Enter");
    await page.getByLabel("Address").fill("8 Journey Bazaar, Lahore");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(page, "Saved");
    await navigation(page).getByRole("link", { name: "Today" }).click();
    await expect(firstSteps.getByRole("listitem").filter({ hasText: "Address" })).toContainText("done");
  });

  await test.step("Monday: an order from the shop and one on the phone", async () => {
    await shopper.goto("/selectedItem/liberty-v-neck-set");
    await choose(shopper, "Color", "Navy Blue");
    await choose(shopper, "Size", "M");
    await shopper.getByRole("button", { name: "Buy Now" }).first().click();
    await checkOutAsGuest(shopper);
    await enterAddress(shopper, { Name: web.name, Email: web.email, Phone: web.phone });
    webNumber = await orderNow(shopper);
    expect((await lastMailTo(web.email, "order-placed")).text).toContain(webNumber);

    await page.goto("/admin/orders/new");
    await addLine(page, "Liberty V-Neck Set", {
      Size: "L",
      Colour: "Navy Blue",
      Fabric: "Plain Cotton",
      Trouser: "Straight",
    });
    await page.getByLabel("Name", { exact: true }).fill(caller.name);
    await page.getByLabel("Phone").fill(caller.phone);
    await page.getByLabel("Address", { exact: true }).fill("8 Journey Street");
    await page.getByLabel("City").fill("Lahore");
    await page.getByLabel("Province").selectOption("Punjab");
    await page.getByRole("button", { name: "Place order" }).click();
    await expectToast(page, "Order placed");
    const placed = page.getByRole("link", { name: /^TB-/ });
    phoneNumber = (await placed.textContent()) ?? "";
    await placed.click();
    await expect(page.getByRole("heading", { name: phoneNumber })).toBeVisible();
    phonePage = page.url();
    await expect(page.getByText("Taken on the phone")).toBeVisible();

    webPage = await openOrder(page, webNumber);
    const ask = page.getByRole("link", { name: "Ask on WhatsApp" });
    const [whatsApp] = await Promise.all([page.context().waitForEvent("page"), ask.click()]);
    expect(new URL(whatsApp.url()).pathname).toBe("/923001234567");
    await whatsApp.close();
    await expect(page.getByText(/Asked .* no answer yet/)).toBeVisible();
    await page.getByRole("button", { name: "Confirm order" }).click();
    await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText("Confirmed");
  });

  await test.step("Tuesday: a change of mind, tickets, and the work", async () => {
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Size, line 1").selectOption("XL");
    await page.getByLabel("Address", { exact: true }).fill("15 Journey Street, Model Town");
    await expect(page.getByRole("status").filter({ hasText: "XL" })).toBeVisible();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expectToast(page, "Order changed. The customer gets a mail.");
    await expect.poll(async () => (await lastMailTo(web.email)).text).toContain("15 Journey Street");

    await page.goto(webPage);
    await page.getByRole("button", { name: "Start work" }).click();
    await page.getByRole("link", { name: "Job ticket", exact: true }).click();
    const tickets = wordsOn(await printPaper(page));
    for (const word of [webNumber, "Liberty V-Neck Set", "XL", "Navy Blue", "Straight", "1 piece"]) {
      expect(tickets).toContain(word);
    }
    expect(tickets).toContain("CHANGED");
    for (const secret of [web.name, "Journey Street", "1234567"]) expect(tickets).not.toContain(secret);

    await page.goto(webPage);
    for (const stage of ["Mark cut", "Mark sewn", "Mark packed"]) {
      await page.getByRole("button", { name: stage }).click();
      await expect(page.getByRole("button", { name: stage })).toHaveCount(0);
    }
    await trackOrder(shopper, webNumber);
    await expect(shopper.locator("main")).toContainText("Packed");
  });

  await test.step("Wednesday: papers, and both parcels leave", async () => {
    await page.getByRole("link", { name: "Packing slip", exact: true }).click();
    const slip = wordsOn(await printPaper(page));
    for (const word of [webNumber, web.name, "15 Journey Street", "Rs. 5,000"]) expect(slip).toContain(word);
    await page.goto(webPage);
    await page.getByRole("link", { name: "Invoice", exact: true }).click();
    const invoice = wordsOn(await printPaper(page));
    for (const word of ["Order summary", webNumber, "Liberty V-Neck Set", "XL", "Rs. 4,750", "Rs. 5,000"]) {
      expect(invoice).toContain(word);
    }

    await page.goto("/admin/orders?q=Journey&status=Pending");
    for (const number of [webNumber, phoneNumber]) {
      await page.getByRole("checkbox", { name: `Select ${number}` }).check();
    }
    await page.getByRole("button", { name: "Dispatch 2" }).click();
    const dialog = page.getByRole("dialog", { name: "Dispatch 2 orders" });
    await expect(dialog.getByLabel("Courier")).toBeFocused();
    await page.keyboard.type("TCS");
    await dialog.getByLabel(`Consignment number of ${webNumber}`).fill("77-0001");
    await dialog.getByLabel(`Consignment number of ${phoneNumber}`).fill("77-0002");
    await sendAllTheSame(dialog, "Dispatch", notBegun);
    await expect(dialog).toBeHidden();
    // The mail of the other order may come after it.
    const texts = async () => (await mailsTo(web.email)).map(({ text }) => text).join("\n");
    await expect.poll(texts).toContain("77-0001");

    // The rider wrote another number.
    await page.goto(webPage);
    await chooseMore(page, "Correct dispatch");
    const correction = page.getByRole("dialog", { name: "Correct the dispatch" });
    await correction.getByLabel("Consignment number").fill("77-0009");
    await correction.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => (await lastMailTo(web.email)).text).toContain("77-0009");
  });

  await test.step("Thursday: one parcel arrives, the other is refused at the door", async () => {
    await page.goto(webPage);
    await page.getByRole("button", { name: "Mark delivered" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Mark delivered" }).click();
    await expect(page.getByRole("button", { name: "Mark delivered" })).toHaveCount(0);
    await expect.poll(async () => (await lastMailTo(web.email)).subject).toContain("was delivered");
    await page.getByRole("button", { name: "Cash received" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cash received" }).click();
    await page.getByRole("main").getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("button", { name: "Cash not received" })).toBeVisible();

    await page.goto(phonePage);
    await chooseMore(page, "Cancel order");
    const dialog = page.getByRole("dialog", { name: `Cancel ${phoneNumber}?` });
    await expect(dialog.getByLabel("Reason")).toBeFocused();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(dialog.getByRole("alert").or(dialog.locator("[aria-invalid=true]")).first()).toBeVisible();
    await dialog.getByLabel("Reason").fill("Refused at the door");
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByText("Refused at the door").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText("Cancelled");

    // Both orders have one phone, so one customer, who sent a parcel back.
    await page.goto("/admin/customers?q=Journey&refused=yes");
    await page.getByRole("row", { name: caller.name }).getByRole("link").first().click();
    await expect(page.getByRole("link", { name: webNumber })).toBeVisible();
    await expect(page.getByRole("row", { name: phoneNumber })).toContainText("Refused");
  });

  await test.step("Friday: a coupon, new prices that were wrong, and a count of the shelf", async () => {
    const code = `WEEK${Date.now()}`;
    await page.goto("/admin/coupons/new");
    await page.getByLabel("Code").fill(code);
    await page.getByLabel("Amount").fill("300");
    await page.getByRole("button", { name: "Add coupon" }).click();
    await expectToast(page, "Coupon added");
    await shopper.goto("/selectedItem/liberty-v-neck-set");
    await choose(shopper, "Color", "Navy Blue");
    await choose(shopper, "Size", "S");
    await shopper.getByRole("button", { name: "Buy Now" }).first().click();
    await checkOutAsGuest(shopper);
    await shopper.getByRole("button", { name: "Have a coupon?" }).click();
    await shopper.getByRole("textbox", { name: "Coupon code" }).fill(code.toLowerCase());
    await shopper.getByRole("button", { name: "Apply" }).click();
    await expectAmount(shopper, "Discount", "Rs. 300");
    await enterAddress(shopper, { Name: web.name, Email: web.email, Phone: web.phone });
    const number = await orderNow(shopper);
    await openOrder(page, number);
    await expect(page.getByText(code)).toBeVisible();

    await navigation(page).getByRole("link", { name: "Catalogue" }).click();
    await page.getByRole("link", { name: "Import and export" }).click();
    await page.getByLabel("Drop a CSV file here or choose one").setInputFiles({
      name: "friday.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`Id,Price\n${stocked},99999\nliberty-v-neck-set,88888\n`),
    });
    await page.getByRole("button", { name: "Import 2 products" }).click();
    await expect(page.getByText(/friday.csv is imported. 0 products added, 2 changed/)).toBeVisible();
    await page.getByRole("button", { name: "Undo this import" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Undo it" }).click();
    await expect(page.getByText("friday.csv is undone: 2 products as before, 0 deleted.")).toBeVisible();
    const { product } = await (
      await page.request.get("/api/admin/products/get?id=liberty-v-neck-set")
    ).json();
    expect(product.price).toBe(4750);

    await navigation(page).getByRole("link", { name: "Catalogue" }).click();
    await page.getByLabel("Name, code, colour or fabric").fill("minar mandarin");
    await expect(page).toHaveURL(/q=minar/);
    await page.getByRole("link", { name: "Minar Mandarin Top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Minar Mandarin Top");
    await page.getByRole("main").getByRole("link", { name: "Stock" }).last().click();
    const counted = page.getByRole("group", { name: "Pieces in stock" });
    await expect(counted).toBeVisible();
    for (const field of await counted.getByRole("spinbutton").all()) await field.fill("6");
    await page.getByRole("button", { name: "Track stock" }).click();
    await page.getByLabel("Damaged or lost").check();
    await page.getByLabel("Gone: M", { exact: true }).fill("2");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row", { name: /Damaged or lost M −2, now 4/ })).toBeVisible();
  });

  await test.step("Saturday: settings, the shop is closed and opened again", async () => {
    await navigation(page).getByRole("link", { name: "Settings" }).click();
    await page.getByLabel("Announcement").fill("Journey stocktaking this Saturday");
    await Promise.all([
      page.waitForResponse("**/api/admin/settings/update"),
      page.getByRole("button", { name: "Save", exact: true }).click(),
    ]);
    // Every process follows within a second.
    await expect
      .poll(async () => (await page.request.get("/about")).text())
      .toContain("Journey stocktaking this Saturday");
    await shopper.goto("/about");
    await expect(shopper.getByRole("complementary", { name: "Announcement" })).toHaveText(
      "Journey stocktaking this Saturday",
    );
    const word = sharp({ create: { width: 600, height: 160, channels: 4, background: "#7a1f3d" } });
    await page
      .getByLabel("Drop a logo here or choose a file")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await word.png().toBuffer() });
    await expectToast(page, "The shop shows this logo");
    const logo = shopper.getByRole("banner").getByRole("img", { name: "Tabeeb" });
    await shopper.goto("/ur/about");
    await expect(shopper.getByRole("banner").locator("img[src*='/uploads/']").first()).toBeVisible();
    await navigation(page).getByRole("link", { name: "Today" }).click();
    await expect(firstSteps.getByRole("listitem").filter({ hasText: "Logo" })).toContainText("done");
    await firstSteps.getByRole("button", { name: "Close this list" }).press("Enter");
    await expect(firstSteps).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await expect(firstSteps).toBeHidden();

    await page.goto(webPage);
    await page.getByRole("link", { name: "Invoice", exact: true }).click();
    const pictures = (await printPaper(page)).flatMap((sheet) => sheet.pictures);
    expect(pictures).toContain("600x160");
    await navigation(page).getByRole("link", { name: "Settings" }).click();

    await page.getByRole("button", { name: "Close the shop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close the shop" }).click();
    await expect(page.getByRole("button", { name: "Open the shop" }).first()).toBeVisible();
    expect((await shopper.goto("/cart"))?.status()).toBe(503);
    await expect(logo).toHaveAttribute("src", /^\/uploads\//);
    await page.getByRole("button", { name: "Open the shop" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByRole("button", { name: "Close the shop" })).toBeVisible();
    await page.getByRole("button", { name: "Remove the logo" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expectToast(page, "The logo is removed");
    expect((await shopper.goto("/cart"))?.status()).toBe(200);
    await expect(shopper.locator("img[src*='/uploads/']")).toHaveCount(0);

    await page.getByRole("link", { name: "Audit log" }).click();
    await expect(page.getByText("Undid the import of").first()).toBeVisible();
  });

  expect(complaints).toEqual(["503 /cart"]);
  await shopper.context().close();
});
