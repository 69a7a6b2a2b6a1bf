import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { digestOf } from "#server/platform/secrets/secret-token.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { lastMailTo } from "./support/outbox.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { appCode, firstOwner, haveStaffSession } from "./support/staff.ts";

test.use({
  refusals: [
    ...["403 /api/admin/choosePassword", "401 /api/admin/staff/list", "401 /api/admin/staff/update"],
    ...["403 /api/admin/settings/update", "409 /api/admin/settings/update", "400 /api/admin/confirmIdentity"],
  ],
});

async function linkInMail(address: string): Promise<string> {
  const { text = "" } = await lastMailTo(address);
  return /\S+choose-password#\S+/.exec(text)?.[0] ?? "";
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("the first owner sets up the second factor and takes on a member of the workshop @once", async ({
  page,
  browser,
}) => {
  await page.goto("/admin/staff");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expectNoBarriers(page);
  // By keyboard alone: the first field has the focus, Enter sends.
  await page.keyboard.type(firstOwner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(firstOwner.password);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Set up your app" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Code to scan with your authenticator app" })).toBeVisible();
  await expectNoBarriers(page);
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code of your app").fill(appCode(secret));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allTextContents();
  await expectNoBarriers(page);
  await page.getByLabel("I have stored these codes in a safe place").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Staff" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await signIn(page, firstOwner);
  await page.getByLabel("Code of your app").fill(appCode(secret, 1).replace(/^.../, "$& "));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();

  await page.goto("/admin/staff/new");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Enter the name")).toBeVisible();
  await page.getByLabel("Name").fill("Journey Tailor");
  await page.getByLabel("Email").fill("tailor.journey@example.com");
  await page.getByLabel(/^Workshop/).check();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByLabel("Link to choose a password")).toBeVisible();
  const link = await linkInMail("tailor.journey@example.com");

  const workshop = await (await browser.newContext()).newPage();
  await workshop.goto(link);
  const password = "journey with needle and thread";
  await workshop.getByLabel("New password").fill(password);
  await workshop.getByLabel("Repeat password").fill(password);
  await workshop.getByRole("button", { name: "Save and sign in" }).click();
  const navigation = workshop.getByRole("navigation", { name: "Back office" });
  await expect(navigation.getByRole("link", { name: "Workshop" })).toBeVisible();
  for (const name of ["Shipping", "Money", "Catalogue", "Customers", "Settings"]) {
    await expect(navigation.getByRole("link", { name })).toHaveCount(0);
  }
  await workshop.goto("/admin/audit-log");
  await expect(workshop.getByRole("heading", { name: "Not your page" })).toBeVisible();
  await workshop.context().close();

  // The session ends while something is typed: signing in again, with a recovery code, loses nothing.
  await page.goto("/admin/staff");
  await page.getByRole("link", { name: "Journey Tailor" }).click();
  await page.getByLabel("Name").fill("Journey Master Tailor");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password", { exact: true }).fill(firstOwner.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await dialog.getByRole("button", { name: "Use a recovery code instead" }).click();
  await dialog.getByLabel("Recovery code").fill(recoveryCode.toLowerCase());
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Name")).toHaveValue("Journey Master Tailor");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Journey Master Tailor" })).toBeVisible();

  await page.goto("/admin/audit-log");
  const sentence = "Changed the name of Journey Master Tailor from Journey Tailor to Journey Master Tailor";
  await page.getByRole("listitem").filter({ hasText: sentence }).getByText("Details").click();
  await expect(page.locator("del", { hasText: "Journey Tailor" })).toBeVisible();
  await expect(page.locator("ins", { hasText: "Journey Master Tailor" })).toBeVisible();
  await expectNoBarriers(page);
});

test("staff who forgot their password choose a new one by mail @once", async ({ page }) => {
  const email = `forgot.${Date.now()}.journey@example.com`;
  await inDatabase(
    "insert into users (id, name, email, role) values ($1, 'Journey Forgetful', $2, 'workshop')",
    [randomUUID(), email],
  );
  await page.goto("/admin/sign-in");
  await page.getByRole("link", { name: "Forgot password" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await expectNoBarriers(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  const link = await linkInMail(email);
  await page.goto(link);
  await page.getByLabel("New password").fill("journey with a better memory");
  await page.getByLabel("Repeat password").fill("journey with a better memory");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  // Requests of the first page are answered before the session ends.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Forgot password" })).toBeVisible();
  await page.goto(link);
  await page.getByLabel("New password").fill("journey of a stolen link");
  await page.getByLabel("Repeat password").fill("journey of a stolen link");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This link was used or is too old")).toBeVisible();
});

test("nothing that was typed is left behind unasked @once", async ({ page }) => {
  await haveStaffSession(page, "owner");
  await page.goto("/admin/staff/new");
  await page.getByLabel("Name").fill("Journey Somebody");
  await page.getByRole("link", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Journey Somebody");
  await page.getByRole("link", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Staff", exact: true })).toBeVisible();
});

test("two owners save the same settings: one confirms with a recovery code and overwrites nothing unasked @once", async ({
  page,
  browser,
}) => {
  const { id } = await haveStaffSession(page, "owner");
  const code = "J0VR-NEY0-WNER-C0DE";
  await inDatabase("insert into recovery_codes (user_id, digest) values ($1, $2)", [
    id,
    digestOf(code.replaceAll("-", "")),
  ]);
  const other = await (await browser.newContext({ baseURL: process.env.SHOP_ORIGIN ?? "" })).newPage();
  await haveStaffSession(other, "owner");
  const hours = (of: Page) => of.getByLabel("Sign out without use after");
  const save = (of: Page) => of.getByRole("button", { name: "Save", exact: true }).click();
  for (const each of [page, other]) await each.goto("/admin/settings/security");
  await hours(other).fill("9");
  await save(other);
  await expectToast(other, "Saved");

  // Half an hour after the sign-in.
  await inDatabase(
    "update staff_sessions set confirmed_at = now() - interval '31 minutes' where user_id = $1",
    [id],
  );
  await hours(page).fill("10");
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  const field = dialog.getByLabel("Code of your app or a recovery code");
  await expect(field).toBeFocused();
  await expectNoBarriers(page);
  await page.keyboard.type("AAAA-AAAA-AAAA-AAAA");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/This code is wrong or was used already/);
  await field.fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  // The change of the other owner stands until this one decides; what was typed stands too.
  const anyway = page.getByRole("button", { name: "Save mine anyway" });
  await expect(anyway).toBeVisible();
  await expect(hours(page)).toHaveValue("10");
  await other.reload();
  await expect(hours(other)).toHaveValue("9");
  await anyway.click();
  await expectToast(page, "Saved");
  await other.reload();
  await expect(hours(other)).toHaveValue("10");
  await inDatabase("delete from settings where name = 'staffIdleHours'");
  await other.context().close();
});
