import { expect, type Locator, type Page } from "@playwright/test";
import { sampleCart } from "../../bench/sample-cart.ts";
import { toTheLetter } from "./to-the-letter.ts";

/** A shopper's actions, in the shop's language; every step uses visible or spoken text. */

/** Picks one of a group of options, such as a size, by clicking its label. */
export async function choose(page: Page, group: string, option: string): Promise<void> {
  const choice = groupOf(page, group).getByRole("radio", { name: option, exact: true });
  await choice.locator("xpath=ancestor::label").click();
  await expect(choice).toBeChecked();
}

export function groupOf(page: Page, name: string): Locator {
  return page.getByRole("group", { name: new RegExp(`^${name}\\b`) });
}

export const measurements = {
  "Shirt length": "28",
  Chest: "40.5",
  Shoulder: "17",
  "Sleeve length": "9",
  "Trouser waist": "32",
  "Trouser length": "38.25",
};

export async function enterCustomSize(page: Page, note: string): Promise<void> {
  await page.getByRole("button", { name: /^Custom size/ }).click();
  const dialog = page.getByRole("dialog", { name: "Custom size" });
  for (const [label, inches] of Object.entries(measurements)) {
    await dialog.getByRole("textbox", { name: new RegExp(`${label}$`) }).fill(inches);
  }
  await dialog.getByRole("textbox", { name: /^Note/ }).fill(note);
  await dialog.getByRole("button", { name: /^Save/ }).click();
  await expectToast(page, "Custom size saved successfully");
  await expect(dialog).toBeHidden();
}

/** Narrows a list by one value of a filter in the sheet, and closes it. */
export async function narrow(page: Page, filter: string, value: string): Promise<void> {
  await page.getByRole("button", { name: /^Filter/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  const group = sheet.getByRole("group", { name: filter });
  const name = new RegExp(`^${value}\\b`);
  const choice = group.getByRole("radio", { name }).or(group.getByRole("checkbox", { name }));
  await choice.locator("xpath=ancestor::label").click();
  await expect(choice).toBeChecked();
  await expect(page.locator("main [data-skeleton]")).toHaveCount(0);
  await sheet.getByRole("button", { name: /^Show \d+ product/ }).click();
  await expect(sheet).toBeHidden();
}

type Sewn = { second?: string; thread?: string };

export async function engrave(
  page: Page,
  name: string,
  place: "Left" | "Right" | "Sleeve",
  { second, thread }: Sewn = {},
): Promise<void> {
  await choose(page, "Name engraving", "Yes");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  if (second) await page.getByRole("textbox", { name: /^Second line/ }).fill(second);
  await choose(page, "Position", place);
  if (thread) await choose(page, "Thread", thread);
  await expect(page.getByText("This is sewn exactly as written:").locator("xpath=..")).toContainText(name);
}

export const addressee = {
  Name: "Journey Tester",
  Email: "journey@example.com",
  Phone: "0300 1234567",
  City: "Lahore",
  Province: "Punjab",
  "Postal code": "54000",
  Address: "14 Journey Street, Model Town",
};

export async function enterAddress(page: Page, changes: Partial<typeof addressee> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...addressee, ...changes })) await enter(page, label, text);
}

export async function enter(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const isChoice = (await field.evaluate(({ tagName }) => tagName)) === "SELECT";
  await (isChoice ? field.selectOption(text) : field.fill(text));
}

/** From the cart to the form, as a guest. */
export async function checkOutAsGuest(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const dialog = page.getByRole("dialog", { name: "Almost Done!" });
  await dialog.getByRole("link", { name: /^Continue Checkout/ }).click();
  await expect(page.getByRole("heading", { name: "Contact Information" })).toBeVisible();
}

/** In the checkout with one piece in the cart; the way there is that of place-custom-order.spec.ts, among others. */
export async function readyToOrder(page: Page, email: string): Promise<void> {
  // The lightest address of the shop: storage belongs to a site.
  await page.goto("/robots.txt");
  const cart = await sampleCart(new URL(page.url()).origin);
  await page.evaluate((stored) => localStorage.setItem("cart", stored), cart);
  await page.goto("/checkout");
  await enterAddress(page, { Email: email });
}

export async function orderNow(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Order Now" }).click();
  await expectToast(page, "Order placed successfully!");
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
  const shown = await page.locator("main").textContent();
  const number = /TB(-[0-9A-Z]{4}){3}/.exec(shown ?? "")?.[0] ?? "";
  expect(number).not.toBe("");
  return number;
}

/** Follows an order by its number, however it is typed. */
export async function trackOrder(page: Page, number: string, typed = number): Promise<void> {
  await page.goto("/order-track");
  await page.getByRole("textbox", { name: /order number/i }).fill(typed);
  await page.getByRole("button", { name: "Track Order" }).click();
  await expect(page.getByText(number).first()).toBeVisible();
}

/**
 * Waits until a toast, or another status or alert that is in sight, says this. A toast answers for one such question.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  const inSight = page
    .getByRole("status")
    .or(page.getByRole("alert"))
    .filter({ visible: true })
    .filter({ hasText: toTheLetter(text) });
  const announced = () =>
    page.evaluate((words) => {
      const index = window.announcements?.findIndex((said) => said.includes(words)) ?? -1;
      if (index !== -1) window.announcements?.splice(index, 1);
      return index !== -1;
    }, text);
  await expect
    .poll(async () => (await announced()) || (await inSight.count()) > 0, { message: `Toast: ${text}` })
    .toBe(true);
}

/** The amount beside a label of a summary, such as Total. */
export async function expectAmount(page: Page, label: string, amount: string): Promise<void> {
  const row = page.locator("main").getByText(label, { exact: true }).last().locator("xpath=..");
  await expect(row).toContainText(amount);
}
