import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession, newCustomer } from "./support/customer.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose, expectToast, measurements } from "./support/shopper.ts";
import { expectWording } from "./support/to-the-letter.ts";

test("a customer changes what the shop knows of them", async ({ page }) => {
  const customer = await haveSession(page);
  await page.goto("/profile");
  await expectWording(page.locator("main"), [
    "Personal Information",
    "Manage your name, password and account settings.",
    "Fullname",
    "Save changes",
  ]);
  await expect(page.getByLabel("Fullname")).toHaveValue(customer.name);
  await expectNoBarriers(page);

  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "No changes made");
  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Phone")).toHaveValue("call me");
  await page.getByLabel("Phone").fill("0300 1234567");
  await page.getByLabel("Address").fill("7 Journey Lane\nModel Town");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Update Successfull");
  await page.reload();
  await expect(page.getByLabel("Phone")).toHaveValue("03001234567");
  await expect(page.getByLabel("Address")).toHaveValue("7 Journey Lane\nModel Town");

  await page.getByLabel("Email").fill(newCustomer().email);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Update Successfull");
  expect((await lastMailTo(customer.email, "email-changed")).text).toContain(customer.name);
});

test("measurements kept in the profile fill in a custom size", async ({ page }) => {
  await haveSession(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Add measurements" }).click();
  const dialog = page.getByRole("dialog", { name: "Add measurements" });
  await dialog.getByLabel("Name", { exact: true }).fill("My sister");
  for (const [label, inches] of Object.entries(measurements)) {
    await dialog.getByRole("textbox", { name: new RegExp(`${label}$`) }).fill(inches);
  }
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: /^Save/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("My sister")).toBeVisible();

  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: /^Custom size/ }).click();
  const custom = page.getByRole("dialog", { name: "Custom size" });
  await custom.getByLabel("Use saved measurements").selectOption("My sister");
  await expect(custom.getByRole("textbox", { name: /Chest$/ })).toHaveValue("40.5");
  await custom.getByRole("button", { name: /^Save/ }).click();
  await expectToast(page, "Custom size saved successfully");
  await choose(page, "Color", "Maroon");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page.locator("main")).toContainText("Custom size selected");
});
