import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession, logIn, newCustomer } from "./support/customer.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose, expectToast, measurements } from "./support/shopper.ts";
import { expectWording } from "./support/to-the-letter.ts";

test("a customer changes their profile", async ({ page }) => {
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
  await page.getByRole("textbox", { name: /^Address/ }).fill("7 Journey Lane\nModel Town");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Update Successfull");
  await page.reload();
  await expect(page.getByLabel("Phone")).toHaveValue("03001234567");
  await expect(page.getByRole("textbox", { name: /^Address/ })).toHaveValue("7 Journey Lane\nModel Town");
});

test.describe("the account of a customer", () => {
  test.use({
    refusals: ["401 /users/updateUserInformation", "400 /users/confirmEmail", "401 /users/changePassword"],
  });

  test("another e-mail address without the password counts once both mailboxes have confirmed it @once", async ({
    page,
    browser,
    baseURL,
  }) => {
    const customer = await haveSession(page);
    const { email } = newCustomer();
    await page.goto("/profile");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expectToast(page, "Update Successfull");
    const waiting = page.getByRole("region", { name: "Confirm your new e-mail address" });
    await expect(waiting).toContainText(email);
    await expectNoBarriers(page);

    const linkTo = async (mailbox: string) => {
      const { text = "" } = await lastMailTo(mailbox, "email-change-link");
      const [, path = ""] = /(\/email-change\/\S+)/.exec(text) ?? [];
      return path;
    };
    const phone = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const elsewhere = await phone.newPage();
    await elsewhere.goto(await linkTo(email));
    await elsewhere.getByRole("button", { name: "Confirm the change" }).click();
    await expect(elsewhere.getByText("One mailbox has confirmed")).toBeVisible();
    await phone.close();

    await page.goto(await linkTo(customer.email));
    await page.getByRole("button", { name: "Confirm the change" }).click();
    await expect(page.getByRole("heading", { name: "Your e-mail address is changed" })).toBeVisible();
    await page.getByRole("link", { name: "Go to your profile" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  });

  test("another e-mail address with the password counts once its code is entered @phone", async ({
    page,
  }) => {
    const customer = await haveSession(page);
    const { email } = newCustomer();
    await page.goto("/profile");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    const password = page.getByLabel("Your password");
    await password.fill("not mine at all");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("This is not your password.").first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await password.fill(customer.password);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expectToast(page, "Update Successfull");
    expect((await lastMailTo(customer.email, "email-change-asked")).text).toContain("/forget");

    const waiting = page.getByRole("region", { name: "Confirm your new e-mail address" });
    await expect(waiting).toContainText(email);
    await waiting.getByLabel("Code").fill("00000000");
    await waiting.getByRole("button", { name: "Confirm" }).click();
    await expect(waiting.getByText("This code is wrong or no longer valid.")).toBeVisible();
    const [code = ""] = /\d{8}/.exec((await lastMailTo(email, "email-code")).text ?? "") ?? [];
    await waiting.getByLabel("Code").fill(code);
    await expectNoBarriers(page);
    await waiting.getByRole("button", { name: "Confirm" }).click();
    await expectToast(page, "E-mail address confirmed");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await expect(waiting).toBeHidden();
    expect((await lastMailTo(customer.email, "email-changed")).subject).toContain("was changed");
  });

  test("a customer changes the password and logs other devices out, by keyboard @once", async ({
    page,
    browser,
    baseURL,
  }) => {
    const customer = await haveSession(page);
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const { email, password } = customer;
    await other.request.post("/users/login", { data: { email, password } });
    await page.goto("/profile");
    const devices = page.getByRole("region", { name: "Where you are logged in" });
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect(devices).toContainText("This device");
    await expectNoBarriers(page);
    await devices
      .getByRole("button", { name: /^Log out / })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expectToast(page, "Logged out on that device");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expect(devices.getByRole("heading")).toBeFocused();
    expect((await (await other.request.get("/users/persistUserSession")).json()).user).toBeNull();
    await other.close();

    const next = `${password} anew`;
    await page.getByLabel("Current password").fill("not mine at all");
    await page.getByLabel("New password").fill(next);
    await page.keyboard.press("Enter");
    await expect(page.getByText("This is not your password.").first()).toBeVisible();
    await expect(page.getByLabel("New password")).toHaveValue(next);
    await page.getByLabel("Current password").fill(password);
    await page.keyboard.press("Enter");
    await expectToast(page, "Password updated successfully");
    expect((await lastMailTo(email, "password-changed")).text).toMatch(/every\s+other device/);

    await page.getByRole("button", { name: "Log out everywhere" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
    await expectToast(page, "Logged out everywhere");
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { email, password: next });
  });
});

test("measurements saved in the profile fill in a custom size @phone", async ({ page }) => {
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
