import type { Page } from "@playwright/test";
import { haveSession, proveMailbox } from "./support/customer.ts";
import { type FixtureLine, fillFixtureCart, fixtureOrder } from "./support/fixture-order.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { addressee, enterAddress, orderNow, trackOrder } from "./support/shopper.ts";

/*
 * Every choice appears everywhere in the same words: the most repeated complaint about other shops' software is that a
 * personalised piece loses its choices on the way to the tailor.
 */

/** One that no text of the shop names. */
const city = "Sheikhupura";

/** The choices of a product on a page of the cart or an order: each label with its value, folded lists included. */
async function wordsOf(page: Page, { product }: FixtureLine): Promise<string[]> {
  const item = page.locator("main li:not(:has(li))", { has: page.getByRole("img", { name: product.name }) });
  await expect(item).toHaveCount(1);
  return item
    .locator("dt")
    .evaluateAll((labels) =>
      labels.map((label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`),
    );
}

async function expectSameWords(page: Page): Promise<void> {
  for (const line of fixtureOrder) {
    await expect
      .poll(() => wordsOf(page, line))
      .toEqual(expect.arrayContaining([...line.choices, ...line.measurements]));
  }
}

/** The choices of a product in the mail: each row below its name, up to the next heading. */
async function wordsInLetter(letter: Page, { product }: FixtureLine): Promise<string[]> {
  const heading = letter.getByRole("heading", { name: product.name });
  return heading
    .locator("xpath=..")
    .locator("tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(": ")));
}

/** Data that identify the customer, or were sewn or measured for one. */
function personal(email: string): string[] {
  const { Name, Phone, Address } = addressee;
  return [Name, email, Phone, "3001234567", Address, city, "Ayesha Khan", "عائشہ", "over a vest", "38.25"];
}

test("one order is read in the same words from the cart to the tracking page @once", async ({
  page,
  context,
}) => {
  const customer = await haveSession(page);
  await proveMailbox(page, customer);
  await fillFixtureCart(page);
  await expectSameWords(page);

  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("button", { name: "Order Now" })).toBeVisible();
  await expectSameWords(page);

  await enterAddress(page, { Email: customer.email, City: city });
  const number = await orderNow(page);
  await expectSameWords(page);

  await page.goto("/orders");
  await expectSameWords(page);

  const mail = await lastMailTo(customer.email, "order-placed");
  const letter = await context.newPage();
  await letter.setContent(mail.html ?? "");
  const plain = (mail.text ?? "").replaceAll(/\s+/g, " ");
  for (const line of fixtureOrder) {
    const words = [...line.choices, ...line.measurements];
    expect(await wordsInLetter(letter, line)).toEqual(expect.arrayContaining(words));
    expect(words.filter((word) => !plain.includes(word.replace(":", "")))).toEqual([]);
  }
  await letter.close();

  const answered = page.waitForResponse(/\/orders\/trackOrder$/);
  await trackOrder(page, number);
  for (const line of fixtureOrder) expect(await wordsOf(page, line)).toEqual(line.tracked);
  // No personal data: neither on the page nor in the response behind it.
  const seen = (await (await answered).text()) + (await page.locator("main").innerHTML());
  expect(personal(customer.email).filter((secret) => seen.includes(secret))).toEqual([]);
});
