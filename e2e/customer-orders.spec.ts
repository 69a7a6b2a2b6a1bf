import { expectNoBarriers } from "./support/accessibility.ts";
import { haveAccount, haveSession, logIn, newCustomer, proveMailbox } from "./support/customer.ts";
import { holdBack } from "./support/hold-back.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { addressee, choose, enterAddress, expectToast, orderNow } from "./support/shopper.ts";
import { expectWording } from "./support/to-the-letter.ts";

test("a visitor signs up, logs in from the cart, orders, and cancels the order @phone", async ({ page }) => {
  const customer = newCustomer();
  await page.goto("/signup");
  await page.getByLabel("Name", { exact: true }).fill(customer.name);
  await page.getByLabel("Email", { exact: true }).fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Signup Now" }).click();
  await expect(page.getByText("Use at least 8 characters")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Signup Now" }).click();
  await expectToast(page, "Account created successfully");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  expect((await lastMailTo(customer.email)).subject).toBe("Welcome to Tabeeb");

  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Navy Blue");
  await choose(page, "Size", "M");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.getByRole("dialog", { name: "Almost Done!" }).getByRole("link", { name: "Login Now" }).click();
  await expect(page).toHaveURL(/\/login\?from=cart$/);
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/cart$/);
  await proveMailbox(page, customer);

  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(customer.name);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  await enterAddress(page, { Name: customer.name, Email: customer.email });
  const number = await orderNow(page);

  const mail = await lastMailTo(customer.email, "order-placed");
  for (const words of [number, "Liberty V-Neck Set", "Navy Blue", "Rs. 5,000", addressee.Address]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }

  await page.getByRole("link", { name: "View Order", exact: true }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expectWording(page.locator("main"), [
    "Order Details",
    "Check the status of recent and old orders",
    `Order ID ${number}`,
    "Total Amount Rs. 5,000",
    "Order Status Pending",
    "x 1",
    "Cancel Order",
  ]);
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Cancel Order" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expectWording(dialog, ["Are You Sure?", "Do you really want to cancel this order?", "Cancel Order"]);
  const release = await holdBack(page, /updateOrder/);
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  await expectWording(dialog, ["Cancelling..."]);
  release();
  await expectToast(page, "Order Status Updated");
  await expect(page.locator("main").getByText("Cancelled").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
  expect((await lastMailTo(customer.email, "order-changed")).text).toContain(number);
});

test("where a customer's last order went is filled in at the checkout @once", async ({ page }) => {
  const customer = await haveSession(page);
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Navy Blue");
  await choose(page, "Size", "M");
  const buyNow = page.getByRole("button", { name: "Buy Now" }).first();
  await buyNow.click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(customer.name);
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("");
  await enterAddress(page, { Name: customer.name, Email: customer.email });
  await orderNow(page);

  await page.goto("/selectedItem/liberty-v-neck-set?color=Navy+Blue&size=M");
  await buyNow.click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  for (const label of ["City", "Province", "Postal code", "Address"] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(addressee[label]);
  }
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue(/^0300 ?1234567$/);
  await orderNow(page);
});

test.describe("a session that ended", () => {
  test.use({ refusals: ["401 /orders/createOrder"] });

  test("is reported at the checkout, and the order is placed after logging in again @once", async ({
    page,
  }) => {
    const customer = await haveAccount(page);
    await page.goto("/login");
    await logIn(page, customer);
    await page.goto("/selectedItem/liberty-v-neck-set");
    await choose(page, "Color", "Navy Blue");
    await choose(page, "Size", "M");
    await page.getByRole("button", { name: "Buy Now" }).first().click();
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(customer.name);
    await enterAddress(page, { Email: customer.email });

    expect((await page.request.delete("/users/logout")).status()).toBe(200);
    await page.getByRole("button", { name: "Order Now" }).click();
    await expect(page.locator("main").getByRole("alert").filter({ hasText: /log/i })).toBeVisible();
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue(addressee.Address);
    await page
      .locator("main")
      .getByRole("link", { name: /log in/i })
      .first()
      .click();
    await logIn(page, customer);
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue(addressee.Address);
    await orderNow(page);
  });
});
