import type { Locator } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** The question about an order that the workshop has not begun; it is the only one about a confirmed order. */
export const notBegun = "The workshop has not started it.";

const ofNewOrder = `The customer has not confirmed it. ${notBegun}`;

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
