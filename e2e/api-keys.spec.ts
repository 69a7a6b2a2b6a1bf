import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

test("a key for the merchant's own tools is shown once, reads orders, and is revoked @once", async ({
  page,
}) => {
  const name = `Accounting ${test.info().project.name} ${test.info().retry}`;
  await haveStaffSession(page, "owner");
  await page.goto("/admin/api-keys");
  await page.getByLabel("Name of the key").fill(name);
  await page.getByRole("button", { name: "Create key", exact: true }).click();
  await expect(page.getByText("Choose what the key may do")).toBeVisible();
  await page.getByLabel("Read orders", { exact: true }).check();
  await page.getByRole("button", { name: "Create key", exact: true }).click();
  const note = page.getByRole("status").filter({ hasText: name });
  await expect(note).toBeVisible();
  const [key = ""] = /tabeeb_[\w-]{43}/.exec((await note.textContent()) ?? "") ?? [];
  await expectNoBarriers(page);

  const ask = () => page.request.get("/api/v1/orders", { headers: { authorization: `Bearer ${key}` } });
  expect((await ask()).status()).toBe(200);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: "Revoke", exact: true }).click();
  const revoked = page.waitForResponse((answer) => answer.url().endsWith("/api/admin/apiKeys/revoke"));
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
  expect((await revoked).status()).toBe(200);
  await expect(row.getByText("Revoked", { exact: true })).toBeVisible();
  expect((await ask()).status()).toBe(401);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(key)).toBeHidden();
});
