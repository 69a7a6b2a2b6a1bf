import { readFile } from "node:fs/promises";
import { expectNoBarriers } from "./support/accessibility.ts";
import { haveAccount, haveSession, logIn } from "./support/customer.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";

test.describe("everything of a customer", () => {
  test.use({ refusals: ["401 /users/exportOwnData", "401 /users/deleteAccount", "401 /users/login"] });

  test("is taken along as a file and deleted, by keyboard @once", async ({ page }) => {
    const { name, email, password } = await haveSession(page);
    await page.goto("/profile");
    const data = page.getByRole("region", { name: "Your data" });
    await data.getByRole("button", { name: "Download my data" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(data.getByLabel("Your password")).toBeFocused();
    await page.keyboard.type("not mine at all");
    await page.keyboard.press("Enter");
    await expect(data.getByText("This is not your password.")).toBeVisible();
    await expect(data.getByLabel("Your password")).toHaveValue("not mine at all");
    await expectNoBarriers(page);
    await data.getByLabel("Your password").fill(password);
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const file = await download;
    expect(file.suggestedFilename()).toBe("my-data.json");
    const { account, sessions } = JSON.parse(await readFile(await file.path(), "utf8"));
    expect([account.name, account.email, sessions.length]).toEqual([name, email, 1]);
    await expect(data.getByRole("button", { name: "Download my data" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );

    await data.getByRole("button", { name: "Delete my account" }).click();
    await expect(data).toContainText("until 30 days after it has arrived");
    await expectNoBarriers(page);
    await data.getByLabel("Your password").fill("not mine at all");
    await data.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(data.getByText("This is not your password.")).toBeVisible();
    await data.getByLabel("Your password").fill(password);
    await page.keyboard.press("Enter");
    await expectToast(page, "Account deleted");
    await expect(page).toHaveURL(/\/$/);
    expect(await page.context().cookies()).toEqual([]);
    expect((await lastMailTo(email, "account-deleted")).text).toContain("last mail about your account");
    expect((await page.request.post("/users/login", { data: { email, password } })).status()).toBe(401);
  });
});

test("a password manager leads a guest through the login to the new password @once", async ({ page }) => {
  const customer = await haveAccount(page);
  await page.goto("/.well-known/change-password");
  await expect(page).toHaveURL(/\/login#change-password$/);
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/profile#change-password$/);
  await expect(page.getByRole("heading", { name: "Password", exact: true })).toBeFocused();
  await expect(page.getByLabel("Current password")).toBeInViewport();
});
