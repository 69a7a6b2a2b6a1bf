import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";

type PressedForm = {
  path: string;
  /** Opens the form, where the page does not begin with it. */
  opener?: RegExp;
  /** The focused field and its error. */
  field: RegExp;
  typed: string;
  button: RegExp;
  /** A field that says something once the form is sent, and not before. */
  missed: RegExp;
};

/** Forms whose button stands below their fields; that of the checkout has a place of its own. */
const forms: PressedForm[] = [
  {
    path: "/login",
    field: /^Email$/,
    typed: "nobody",
    button: /^Login Now$/,
    missed: /^Password$/,
  },
  {
    path: "/signup",
    field: /^Password$/,
    typed: "short",
    button: /^Signup Now$/,
    missed: /^Name$/,
  },
  {
    path: "/contact",
    field: /^Email$/,
    typed: "nobody",
    button: /^Submit$/,
    missed: /^Name$/,
  },
  {
    path: "/selectedItem/liberty-v-neck-set",
    opener: /^Custom size/,
    field: /Chest$/,
    typed: "many",
    button: /^Save/,
    missed: /Shirt length$/,
  },
];

/** Presses a button at its upper edge and releases it after the field's validation. */
async function pressSlowly(page: Page, button: Locator, answered: () => Promise<void>): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await answered();
  await page.mouse.up();
}

for (const { path, opener, field, typed, button, missed } of forms) {
  test(`a button that is pressed on ${path} is clicked, whatever the field before it has to say @once`, async ({
    page,
  }) => {
    await page.goto(path);
    if (opener) await page.getByRole("button", { name: opener }).click();
    const form = opener ? page.getByRole("dialog") : page.locator("main");
    await form.getByRole("textbox", { name: field }).pressSequentially(typed);
    // The rules have come with the first focus.
    await page.waitForLoadState("networkidle");
    await pressSlowly(page, form.getByRole("button", { name: button }).first(), () =>
      page.waitForTimeout(300),
    );
    await expect(form.getByRole("textbox", { name: missed })).toHaveAttribute("aria-invalid", "true");
  });
}
