import { haveAccount, haveSession, logIn } from "./support/customer.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";

test.use({ refusals: ["400 /users/verifyOtp", "401 /users/login", "429 /users/login"] });

test("a forgotten password is replaced with the code from the mail @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await haveAccount(page);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const credentials = { email: customer.email, password: customer.password };
  await elsewhere.request.post("/users/login", { data: credentials });

  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(customer.email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/otp\/[\w-]+$/);
  await expect(page.getByRole("button", { name: "Resend code" })).toBeDisabled();

  const code = /\b\d{6}\b/.exec((await lastMailTo(customer.email, "recovery-code")).text ?? "")?.[0] ?? "";
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  const wrong = code === "123456" ? "654321" : "123456";
  await field.fill(wrong);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue(wrong);
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/reset\/[\w-]+\/[^/]+$/);

  const replaced = { email: customer.email, password: `${customer.password} again` };
  await page.getByLabel("Password", { exact: true }).fill(replaced.password);
  await page.getByLabel("Confirm password", { exact: true }).fill("something else");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password", { exact: true }).fill(replaced.password);
  await page.getByRole("button", { name: "Submit" }).click();
  await expectToast(page, "Password updated successfully");
  await expect(page).toHaveURL(/\/login$/);

  const session = await elsewhere.request.get("/users/persistUserSession");
  expect(await session.json()).toEqual({ user: null });
  await elsewhere.close();
  expect((await page.request.post("/users/login", { data: credentials })).status()).toBe(401);
  await logIn(page, replaced);
  await expect(page).toHaveURL(/\/$/);
});

test("an address without an account is led through the same pages @once", async ({ page }) => {
  await page.goto("/forget");
  await page.getByLabel("Email", { exact: true }).fill("journey.nobody@example.com");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/otp\/[\w-]+$/);
  await page.getByLabel("Code", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("Code", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/\/otp\/[\w-]+$/);
});

test("too many wrong passwords are answered with the minutes to wait @once", async ({ page }) => {
  const customer = await haveSession(page);
  await page.route("**/users/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "540" },
      json: {
        error: "Too many requests. Try again in 9 minutes.",
        message: "Too many requests. Try again in 9 minutes.",
        code: "TOO_MANY",
      },
    }),
  );
  await page.request.delete("/users/logout");
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Login Now" }).click();
  await expect(page.locator("main").getByText("Try again in 9 minutes.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.email);
});
