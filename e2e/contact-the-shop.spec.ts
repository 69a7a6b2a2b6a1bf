import { randomUUID } from "node:crypto";
import { holdBack } from "./support/hold-back.ts";
import { mailsTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { addressee, expectToast } from "./support/shopper.ts";

test("a message reaches the shop, and the form is empty again @phone", async ({ page }) => {
  const message = `Do you sew for a whole ward? Journey ${randomUUID()}`;
  await page.goto("/contact");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByText("Enter your name")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(addressee.Name);
  await page.getByLabel("Email", { exact: true }).fill(addressee.Email);
  await page.getByLabel("Phone", { exact: true }).fill(addressee.Phone);
  await page.getByRole("textbox", { name: /^Message/ }).fill(message);
  const release = await holdBack(page, /createContact/);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.locator("main [type=submit]")).toHaveText("Submiting...");
  release();
  await expectToast(page, "Message sent");
  await expect(page.getByRole("textbox", { name: /^Message/ })).toHaveValue("");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect
    .poll(async () => (await mailsTo("salam@tabeeb.example")).filter(({ text }) => text?.includes(message)))
    .toMatchObject([{ replyTo: [{ address: addressee.Email }] }]);
});
