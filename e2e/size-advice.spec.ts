import { expect, test } from "./support/shop-test.ts";
import { choose, groupOf } from "./support/shopper.ts";

test("a custom size near a standard one suggests it, and an implausible one is questioned @phone", async ({
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
  await expect(advice.getByRole("status")).toContainText("Nearest standard size: M top, M trousers");
  await expect(advice).toContainText("chest ½ in loose");
  await expect(advice).toContainText("Size M should fit you.");

  await advice.getByRole("button", { name: "Take size M instead" }).click();
  await expect(dialog).toBeHidden();
  await expect(groupOf(page, "Size").getByRole("radio", { name: "M", exact: true })).toBeChecked();
  await expect(page.getByText("Custom size selected")).toBeHidden();
});

test("what cannot be right is not saved unless the shopper says that it is @phone", async ({ page }) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: /^Custom size/ }).click();
  const dialog = page.getByRole("dialog", { name: "Custom size" });
  // The letters stand in their order.
  await expect(dialog.getByRole("textbox")).toHaveCount(7);
  const fields = await dialog.getByRole("textbox").all();
  for (const [index, letter] of ["A", "B", "C", "D", "E", "F"].entries()) {
    await expect(fields[index] ?? dialog).toHaveAccessibleName(new RegExp(`^${letter} `));
  }
  const typed = ["7", "28", "17", "9", "32", "38.25"];
  for (const [index, inches] of typed.entries()) await fields[index]?.fill(inches);
  const save = dialog.getByRole("button", { name: "Save, + Rs. 500" });
  // At once, before the typing has rested.
  await save.click();
  const advice = dialog.getByRole("region", { name: "Size advice" });
  await expect(advice).toContainText("Not saved yet");
  await expect(advice).toContainText("Chest 7 in is unusual. Is it right?");
  await expect(advice).toBeFocused();
  await save.click();
  await expect(dialog).toBeVisible();

  await advice.getByRole("button", { name: "It is right as typed" }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Custom size selected + Rs. 500")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change custom size", exact: true })).toBeVisible();

  // An answer holds for what it was given to.
  await page.getByRole("button", { name: "Change custom size" }).click();
  await dialog.getByRole("textbox", { name: /Chest$/ }).fill("6");
  await save.click();
  await expect(advice).toContainText("Chest 6 in is unusual");
});

test("the field of an engraved name is not red before anything is typed @once", async ({ page }) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(groupOf(page, "Color").getByText("Please select color!")).toBeVisible();
  await choose(page, "Name engraving", "Yes");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.focus();
  await name.blur();
  await expect(name).not.toHaveAttribute("aria-invalid");
  await name.fill("Ali@");
  await name.blur();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
});
