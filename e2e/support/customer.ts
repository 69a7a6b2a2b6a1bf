import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { lastMailTo } from "./outbox.ts";
import { expectToast } from "./shopper.ts";

export type Customer = { name: string; email: string; password: string };

/** Somebody whom the shop does not know yet. */
export function newCustomer(): Customer {
  const mark = randomUUID().slice(0, 8);
  return {
    name: "Journey Customer",
    email: `Journey.${mark}@example.com`,
    password: `journey through ${mark}`,
  };
}

/** A customer with an account, made without its pages. */
export async function haveAccount(page: Page): Promise<Customer> {
  const customer = newCustomer();
  const response = await page.request.post("/users/signup", { data: customer });
  expect(response.status()).toBe(201);
  return customer;
}

export async function haveSession(page: Page): Promise<Customer> {
  const customer = await haveAccount(page);
  const { email, password } = customer;
  expect((await page.request.post("/users/login", { data: { email, password } })).status()).toBe(200);
  return customer;
}

/** Confirms the logged-in customer's address, without the pages: mails repeat typed text only then. */
export async function proveMailbox(page: Page, { email }: Pick<Customer, "email">): Promise<void> {
  expect((await page.request.post("/users/sendEmailCode", { data: {} })).status()).toBe(200);
  const [code = ""] = /\d{8}/.exec((await lastMailTo(email, "email-code")).text ?? "") ?? [];
  expect((await page.request.post("/users/confirmEmail", { data: { code } })).status()).toBe(200);
}

/** Fills in the login form, once its page is the one that is open: others have fields of the same names. */
export async function logIn(page: Page, { email, password }: Omit<Customer, "name">): Promise<void> {
  await expect(page.getByRole("button", { name: "Login Now" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login Now" }).click();
  await expectToast(page, "Logged in successfully");
}
