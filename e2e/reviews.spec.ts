import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";

test("a customer writes a review, changes it and deletes it", async ({ page, isMobile }) => {
  const customer = await haveSession(page);
  // A product for each screen, so that two journeys at the same moment do not meet.
  await page.goto(`/selectedItem/${isMobile ? "railway-road-cargo-set" : "liberty-v-neck-set"}`);
  const reviews = page.getByRole("region", { name: /reviews/i });
  await reviews.scrollIntoViewIfNeeded();
  const form = reviews.locator("form");

  await form.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Please leave a review to rate the product").first()).toBeVisible();
  await form.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await form.getByLabel("Review").fill("Sits well.\nThe pockets are deep.");
  await form.getByRole("button", { name: "Submit Review" }).click();
  await expectToast(page, "Review submitted");
  const mine = reviews.getByRole("listitem").filter({ hasText: customer.name });
  await expect(mine).toContainText("The pockets are deep.");
  await expect(form).toBeHidden();
  await expectNoBarriers(page);

  await mine.getByRole("button", { name: "Edit review" }).click();
  const editing = page.getByRole("dialog");
  await editing.getByLabel("Review").fill("Sits well after the first wash.");
  await editing.getByRole("button", { name: /^(Update|Save)/ }).click();
  await expectToast(page, "Review updated");
  await expect(mine).toContainText("after the first wash");

  await mine.getByRole("button", { name: "Delete review" }).click();
  const asking = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(asking).toContainText("Are You Sure?");
  await expect(asking).toContainText("This reviews will be permanently deleted.");
  await asking.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Review deleted");
  await expect(mine).toBeHidden();
  await expect(form).toBeVisible();
});
