import { expect, test } from "vitest";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { staffDeliveryDetails } from "./staff-delivery.ts";

const { postal_code: staffPostalCode } = staffDeliveryDetails.shape;

test.each([
  ["", ""],
  ["  ", ""],
  ["54000", "54000"],
  [54000, "54000"],
  ["۵۴۰۰۰", "54000"],
])("accepts the postal code %j from staff", (typed, kept) => {
  expect(staffPostalCode.parse(typed)).toBe(kept);
});

test.each(["540", "5400O", 540])("reports the incomplete postal code %j as at the checkout", (typed) => {
  const { error } = staffPostalCode.safeParse(typed);
  expect(error?.issues.map(({ message }) => inEnglish(message))).toEqual([
    "Enter the five digits of your postal code",
  ]);
});
