import { expect, test } from "./support/shop-test.ts";
import { groupOf } from "./support/shopper.ts";

test("a custom size that is nearly a standard one is told so, and questioned when it cannot be", async ({
  page,
}) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: /^Custom size/ }).click();
  const dialog = page.getByRole("dialog", { name: "Custom size" });
  const field = (label: string) => dialog.getByRole("textbox", { name: new RegExp(`${label}$`) });
  const advice = dialog.getByRole("region", { name: "Size advice" });
  await expect(advice).toContainText("Fill in the six measurements");

  // A medium in which chest and waist stand in each other's field.
  await field("Chest").fill("31");
  await field("Shirt length").fill("26.5");
  await field("Shoulder").fill("16");
  await field("Sleeve length").fill("9");
  await field("Trouser waist").fill("38");
  await field("Trouser length").fill("39");
  await expect(advice.getByRole("status")).toContainText(
    "Are chest and trouser waist in each other's field?",
  );
  await advice.getByRole("button", { name: "Yes, swap them" }).click();
  await expect(field("Chest")).toHaveValue("38");
  await expect(field("Chest")).toBeFocused();
  await expect(advice.getByRole("status")).toContainText("Nearest standard size: M top, M trouser");
  await expect(advice).toContainText("chest ½ in loose");
  await expect(advice).toContainText("Size M should fit you.");

  await advice.getByRole("button", { name: "Take size M instead" }).click();
  await expect(dialog).toBeHidden();
  await expect(groupOf(page, "Size").getByRole("radio", { name: "M", exact: true })).toBeChecked();
  await expect(page.getByText("Custom size selected")).toBeHidden();
});
