import type { Page } from "@playwright/test";
import { lastMailTo } from "./support/outbox.ts";
import { pictureFile } from "./support/picture-file.ts";
import { printPaper } from "./support/print-paper.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import {
  checkOutAsGuest,
  choose,
  enterAddress,
  expectAmount,
  expectToast,
  groupOf,
  orderNow,
  trackOrder,
} from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

/** No other journey orders it. */
const product = "Student Lab Coat";
const productId = "student-lab-coat";

async function offerWithProduct(page: Page): Promise<void> {
  await page.getByRole("searchbox", { name: "Find a product" }).fill(product);
  await page.getByRole("button", { name: product }).click();
  await expect(page.getByRole("list", { name: "Products that offer it" })).toContainText(product);
  await page.getByRole("checkbox", { name: "Hidden: no product offers it" }).uncheck();
}

// A value that was ordered cannot be taken away.
test.use({ refusals: ["409 /api/admin/options/update"] });

/** Leftovers of a failed try would be asked of the next one. */
test.beforeEach(() => inDatabase("update options set is_hidden = true where name ~ ' D[0-9]$'", []));

test("options of each kind that the merchant invents are the same from the page of a product to the papers @once", async ({
  page,
}, { retry }) => {
  // Five options, from the form of each to the papers.
  test.slow();
  const mark = `D${retry}`;
  const pocket = `Pen loop ${mark}`;
  const badge = `Badge ${mark}`;
  const lining = `Lining ${mark}`;
  const piping = `Piping ${mark}`;
  const hem = `Hem ${mark}`;

  await haveStaffSession(page, "manager");
  await page.goto("/admin/options/new");
  await page.getByRole("button", { name: "Add option" }).click();
  await expect(page.getByText("Enter the name")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(pocket);
  await page.getByRole("textbox", { name: "Charge for one piece" }).fill("150");
  await expect(page.getByRole("group", { name: `${pocket} + Rs. 150` })).toBeVisible();
  await offerWithProduct(page);
  await page.getByRole("button", { name: "Add option" }).click();
  await expectToast(page, "Option added");

  await page.goto("/admin/options/new");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(badge);
  await page.getByRole("combobox", { name: "How it is chosen" }).selectOption("text");
  await page.getByRole("textbox", { name: "Most characters" }).fill("10");
  await offerWithProduct(page);
  await page.getByRole("button", { name: "Add option" }).click();
  await expectToast(page, "Option added");

  await page.goto("/admin/options/new");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(lining);
  await page.getByRole("combobox", { name: "How it is chosen" }).selectOption("one-of");
  for (const [index, [value, charge]] of [
    ["Silk", "400"],
    ["Jersey", "0"],
  ].entries()) {
    await page.getByRole("button", { name: "Add a value" }).click();
    await page
      .getByRole("textbox", { name: "Name", exact: true })
      .nth(index + 1)
      .fill(value ?? "");
    await page
      .getByRole("textbox", { name: "Charge for one piece" })
      .nth(index)
      .fill(charge ?? "");
  }
  // The swatch of silk.
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await pictureFile("silk.png", "#c9a227"));
  await expect(page.getByRole("img", { name: "Silk", exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Separate on the cutting list" }).check();
  await page.getByRole("checkbox", { name: "Required" }).check();
  await offerWithProduct(page);
  await page.getByRole("button", { name: "Add option" }).click();
  await expectToast(page, "Option added");

  await page.goto("/admin/options/new");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(piping);
  await page.getByRole("combobox", { name: "How it is chosen" }).selectOption("color");
  await page.getByRole("button", { name: "Add a value" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).nth(1).fill("Gold");
  await page.getByRole("textbox", { name: "Charge for one piece" }).fill("50");
  await page.getByRole("textbox", { name: "Colour" }).fill("#c9a227");
  await offerWithProduct(page);
  await page.getByRole("button", { name: "Add option" }).click();
  await expectToast(page, "Option added");

  await page.goto("/admin/options/new");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(hem);
  await page.getByRole("combobox", { name: "How it is chosen" }).selectOption("measurement");
  await offerWithProduct(page);
  await page.getByRole("button", { name: "Add option" }).click();
  await expectToast(page, "Option added");

  await page.goto(`/selectedItem/${productId}`);
  await choose(page, "Color", "White");
  await choose(page, "Size", "M");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expectToast(page, `Please select ${lining}!`);
  await expect(groupOf(page, lining).locator('img[src^="/options/getPicture"]')).toHaveCount(1);
  await choose(page, lining, "Silk + Rs. 400");
  await choose(page, pocket, "Yes");
  await choose(page, piping, "Gold + Rs. 50");
  await page.getByRole("textbox", { name: hem }).fill("37.5");
  await page.getByRole("textbox", { name: badge }).fill("Ward 3 & 4 west");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page.getByText("Use at most 10 characters").first()).toBeVisible();
  await page.getByRole("textbox", { name: badge }).fill("Ward 3 & 4");
  const [known] = await inDatabase<{ price: number }>(
    `select case when p.sale_price > 0 then p.sale_price else p.price end + f.price as price from products p
     join product_fabrics o on o.product_id = p.id join fabrics f on f.id = o.fabric_id
     where p.id = $1 order by o.position limit 1`,
    [productId],
  );
  const price = `Rs. ${((known?.price ?? 0) + 600).toLocaleString("en")}`;
  await expectAmount(page, "Total", price);
  await page.reload();
  await expectAmount(page, "Total", price);
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);

  const words = [pocket, badge, "Ward 3 & 4", lining, "Silk", piping, "Gold", hem, "37.5"];
  const main = page.getByRole("main");
  for (const word of words) await expect(main).toContainText(word);
  await expect(main).toContainText(price);
  await checkOutAsGuest(page);
  for (const word of words) await expect(main).toContainText(word);
  const email = `invented.${mark.toLowerCase()}@example.com`;
  await enterAddress(page, { Email: email });
  const number = await orderNow(page);
  const mail = await lastMailTo(email);
  for (const word of words) expect(mail.text).toContain(word);
  await trackOrder(page, number);
  for (const word of [pocket, badge, lining, "Silk", piping, "Gold", hem])
    await expect(main).toContainText(word);
  await expect(page.getByText(/Ward 3|37\.5/)).toHaveCount(0);

  // A day on which nothing else is cut.
  const day = `2031-07-0${retry + 6}`;
  const [order] = await inDatabase<{ id: string }>(
    "update orders set work_started_at = $1 where number = $2 returning id",
    [`${day}T06:00:00Z`, number.replace(/^TB-|-/g, "")],
  );
  const paper = async (address: string) => {
    await page.goto(`/admin${address}`);
    return (await printPaper(page)).map(({ text }) => text).join(" ");
  };
  const ticket = await paper(`/job-tickets/print?ids=${order?.id}`);
  for (const word of words) expect(ticket).toContain(word);
  const invoice = await paper(`/invoices?ids=${order?.id}`);
  for (const word of words) expect(invoice).toContain(word);
  expect(await paper(`/job-tickets/cutting?day=${day}`)).toContain(`${lining} Silk`);

  // Ordered choices stay; a hidden option is offered no more.
  await page.goto("/admin/options");
  await page.getByRole("link", { name: lining }).first().click();
  await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Silk" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Silk was ordered/).first()).toBeVisible();
  await inDatabase("update options set is_hidden = true where name = any($1)", [
    [pocket, badge, lining, piping, hem],
  ]);
});
