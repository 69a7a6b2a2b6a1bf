import type { Locator } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** What is asked of an order on which the workshop has not begun; it is all that is asked of one that is confirmed. */
export const notBegun = "The workshop has not begun with it.";

const ofNewOrder = `Its customer has not confirmed it. ${notBegun}`;

/** Sends a dialog and confirms its question. */
export async function sendAllTheSame(
  dialog: Locator,
  label: "Book" | "Dispatch",
  questions = ofNewOrder,
): Promise<void> {
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: questions })).toBeVisible();
  await dialog.getByRole("button", { name: `${label} all the same` }).click();
}
