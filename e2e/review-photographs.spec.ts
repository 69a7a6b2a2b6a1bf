import { questionCodes } from "#contract/orders/action-reasons.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { reviewsMessages as urdu } from "#web/messages/ur/reviews.tsx";
import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession } from "./support/customer.ts";
import { pictureFile } from "./support/picture-file.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

test("a customer in Urdu reviews what has arrived with two photographs, which the office shows @phone", async ({
  page,
  browser,
}) => {
  test.slow();
  const origin = process.env.SHOP_ORIGIN ?? "";
  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await haveStaffSession(office, "owner");
  const customer = await haveSession(page);
  const send = async (by: typeof page, address: string, data: object) => {
    const answer = await by.request.post(`${origin}${address}`, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { OrderID } = await send(page, "/orders/createOrder", guestOrder({ email: customer.email }));
  const { id } = (await send(page, "/orders/trackOrder", { OrderID })).order;
  await send(office, "/api/admin/orders/dispatch", {
    courier: "Own rider",
    orders: [{ id, consignmentNumber: "" }],
    acknowledged: questionCodes,
  });
  await send(office, "/api/admin/orders/deliver", { ids: [id] });

  await page.goto(`/ur/selectedItem/${plainLine._id}`);
  const reviews = page.getByRole("region", { name: urdu.title });
  await reviews.scrollIntoViewIfNeeded();
  const form = reviews.locator("form");
  await form.getByLabel(urdu.review).fill("کپڑا اچھا ہے، سلائی بھی صاف ہے۔");
  await form.getByRole("radio", { name: urdu.runs.true }).check();
  await form.getByLabel(urdu.sizeWorn).selectOption(plainLine.sizes || "");
  await form.getByLabel(urdu.height).fill("۱۶۳");
  await form.getByLabel(urdu.weight).fill("900");
  await form.getByLabel(urdu.pictures).setInputFiles([await pictureFile(), await pictureFile()]);
  await form.locator("[type=submit]").click();
  await expect(form.getByLabel(urdu.weight)).toHaveAccessibleDescription(/25.*250/);
  await form.getByLabel(urdu.weight).fill("58");
  const arrived = page.waitForResponse((answer) => answer.url().includes("/reviews/sendReviewPicture"));
  await form.locator("[type=submit]").click();
  expect((await arrived).status()).toBe(201);
  await expect(form).toBeHidden();
  const mine = reviews.getByRole("listitem").filter({ hasText: customer.name });
  await expect(mine).toContainText(urdu.verifiedPurchase);
  await expect(mine).toContainText(urdu.inCentimetres(163));
  await expect(mine.getByRole("img", { name: urdu.pictureBy(customer.name, 1) })).toHaveCount(0);
  await expectNoBarriers(page);

  await office.goto("/admin/reviews?pictures=waiting");
  const entry = office.getByRole("listitem").filter({ hasText: "سلائی بھی صاف" });
  await expect(entry).toContainText("Delivered to them, 163 cm, 58 kg");
  const pictures = entry.getByRole("list", { name: /Pictures by/ });
  for (const left of [1, 0]) {
    await pictures.getByRole("button", { name: "Show" }).first().click();
    await expect(pictures.getByRole("button", { name: "Show" })).toHaveCount(left);
  }

  await page.reload();
  await reviews.scrollIntoViewIfNeeded();
  await expect(mine.getByRole("img")).toHaveCount(3);
  await expect(page.getByRole("button", { name: /خریدار کی تصویر/ })).toHaveCount(2);
  await reviews.getByLabel(urdu.filterByHeight).selectOption("160");
  await expect(mine).toBeVisible();
});
