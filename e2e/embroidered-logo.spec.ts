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

const logoName = "Embroidered logo";
const setupRow = "Embroidered logo, once per order";

/** All pictures of logos in sight have come. */
async function expectShown(page: Page, count: number): Promise<void> {
  const logos = page.getByRole("main").locator('img[src^="/options/getPicture"]').filter({ visible: true });
  await expect(logos).toHaveCount(count);
  await expect
    .poll(() =>
      logos.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
}

// A file that is no picture.
test.use({ refusals: ["400 /options/sendPicture"] });

test("a hospital's logo goes from its file to the needle, and is set up once per order @phone", async ({
  page,
}, { retry }) => {
  const main = page.getByRole("main");
  await page.goto("/selectedItem/director-lab-coat");
  await choose(page, "Size", "M");
  await expect(groupOf(page, logoName)).toContainText("+ Rs. 250 + Rs. 1,500 once per order");
  await choose(page, logoName, "Yes");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expectToast(page, "Please select Embroidered logo!");
  const file = page.getByLabel("Choose a picture", { exact: true });
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("This picture cannot be read", { exact: false }).first()).toBeVisible();
  await file.setInputFiles(await pictureFile());
  await expect(page.getByRole("img", { name: "Your picture" })).toBeVisible();
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expectShown(page, 1);
  await expectAmount(page, setupRow, "Rs. 1,500");

  // Another size takes the same picture from the cart, and costs no other setting up.
  await page.goto("/selectedItem/director-lab-coat");
  await choose(page, "Size", "L");
  await choose(page, logoName, "Yes");
  await page.getByRole("button", { name: "Use the picture from your cart" }).click();
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expectShown(page, 2);
  await expect(main.getByText(setupRow, { exact: true })).toHaveCount(1);
  const value = /#[0-9A-F]{6}/.exec((await main.textContent()) ?? "")?.[0] ?? "none";

  await checkOutAsGuest(page);
  await expectAmount(page, setupRow, "Rs. 1,500");
  const email = `logo.${retry}@example.com`;
  await enterAddress(page, { Email: email });
  const number = await orderNow(page);
  const mail = await lastMailTo(email);
  expect(mail.text?.replaceAll(/\s+/g, " ")).toContain(`Embroidered logo ${value}`);
  expect(mail.text?.split(setupRow)).toHaveLength(2);

  await trackOrder(page, number);
  await expectShown(page, 0);
  await expectAmount(page, setupRow, "Rs. 1,500");

  // A day on which nothing else is sewn.
  const day = `2032-07-0${retry + 6}`;
  const [order] = await inDatabase<{ id: string }>(
    "update orders set work_started_at = $1 where number = $2 returning id",
    [`${day}T06:00:00Z`, number.replace(/^TB-|-/g, "")],
  );
  await haveStaffSession(page, "manager");
  await page.goto(`/admin/orders/${order?.id}`);
  await expectShown(page, 2);
  await expect(main.getByText(setupRow, { exact: true })).toHaveCount(1);
  const paper = async (address: string, pictures: number) => {
    await page.goto(`/admin${address}`);
    await expectShown(page, pictures);
    return (await printPaper(page)).map(({ text }) => text).join(" ");
  };
  expect(await paper(`/job-tickets/print?ids=${order?.id}`, 2)).toContain(value);
  expect(await paper(`/job-tickets/embroidery?day=${day}`, 2)).toContain(`Embroidered logo ${value}`);
  expect(await paper(`/invoices?ids=${order?.id}`, 0)).toContain(setupRow);
});
