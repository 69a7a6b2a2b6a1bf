import { expectNoBarriers } from "./support/accessibility.ts";
import { logIn, newCustomer, proveMailbox } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { orderNow, readyToOrder } from "./support/shopper.ts";

test("a guest who has ordered makes an account with a password, and the order is in it @phone", async ({
  page,
}) => {
  const { email, password } = newCustomer();
  await readyToOrder(page, email);
  const number = await orderNow(page);

  const main = page.locator("main");
  await expect(main).toContainText(email);
  await expectNoBarriers(page);
  await main.getByLabel("Password", { exact: true }).fill("short");
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(main.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await logIn(page, { email, password });

  await page.goto("/orders");
  await expect(page.locator("main")).not.toContainText(number);
  await proveMailbox(page, { email });
  await page.goto("/orders");
  await expect(page.locator("main")).toContainText(number);
});
