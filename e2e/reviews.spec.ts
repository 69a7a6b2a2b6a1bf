import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession } from "./support/customer.ts";
import { holdBack } from "./support/hold-back.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { expectWording } from "./support/to-the-letter.ts";

test("a customer writes a review, changes it and deletes it @phone", async ({ page }) => {
  const customer = await haveSession(page);
  await page.goto("/selectedItem/railway-road-cargo-set");
  const reviews = page.getByRole("region", { name: /reviews/i });
  await reviews.scrollIntoViewIfNeeded();
  const form = reviews.locator("form");
  const submit = form.locator("[type=submit]");

  await submit.click();
  await expectWording(form, ["Please leave a review to rate the product"]);
  await form.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await form.getByRole("radio", { name: "Runs large" }).check();
  await form.getByLabel("Review").fill("Sits well.\nThe pockets are deep.");
  await page.route(/createReview/, (route) => route.abort("aborted"), { times: 1 });
  await submit.click();
  await expectToast(page, "Failed to submit review");
  await expectWording(form, ["Failed to submit review"]);
  let release = await holdBack(page, /createReview/);
  const asked = page.waitForRequest(/createReview/);
  await submit.click();
  const { user } = await (await page.request.get("/users/persistUserSession")).json();
  expect((await asked).postDataJSON()).toMatchObject({ userID: user.id, rating: 4 });
  await expect(submit).toHaveText("Submiting...");
  release();
  await expectToast(page, "Review submitted");
  const mine = reviews.getByRole("listitem").filter({ hasText: customer.name });
  await expect(mine).toContainText("The pockets are deep.");
  await expect(mine).toContainText("Runs large");
  await expect(form).toBeHidden();
  await expectNoBarriers(page);

  await mine.getByRole("button", { name: "Edit review" }).click();
  const editing = page.getByRole("dialog");
  await expect(editing.getByRole("radio", { name: "Runs large" })).toBeChecked();
  await editing.getByRole("radio", { name: "True to size" }).check();
  await editing.getByLabel("Review").fill("Sits well after the first wash.");
  release = await holdBack(page, /updateReview/);
  await editing.getByRole("button", { name: "Update" }).click();
  await expect(editing.locator("[type=submit]")).toHaveText("Updating...");
  release();
  await expectToast(page, "Review updated");
  await expect(mine).toContainText("after the first wash");
  await expect(mine).toContainText("True to size");

  await mine.getByRole("button", { name: "Delete review" }).click();
  const asking = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expectWording(asking, ["Are You Sure?", "This reviews will be permanently deleted.", "Delete"]);
  release = await holdBack(page, /deleteReview/);
  await asking.getByRole("button", { name: "Delete", exact: true }).click();
  await expectWording(asking, ["Deleting..."]);
  release();
  await expectToast(page, "Review deleted");
  await expect(mine).toBeHidden();
  await expect(form).toBeVisible();
});

test("reviews say how a piece fits, and are shown by their stars, by keyboard as well @once", async ({
  page,
}) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  const reviews = page.getByRole("region", { name: /reviews/i });
  await expect(reviews).toContainText(/True to size: \d+ of \d+ say/);
  await expect(reviews).toContainText(/Runs small \d+ · True to size \d+ · Runs large \d+/);
  const shown = reviews.getByRole("list").last().getByRole("listitem");
  const all = await shown.count();
  const row = (stars: number) => reviews.getByRole("button", { name: new RegExp(`^${stars} stars?:`) });
  await row(5).focus();
  await page.keyboard.press("Enter");
  await expect(row(5)).toHaveAttribute("aria-pressed", "true");
  const five = await shown.count();
  expect(five).toBeGreaterThan(0);
  expect(five).toBeLessThan(all);
  await expect(shown.getByRole("img", { name: /^5 / })).toHaveCount(five);
  await row(1).click();
  await expect(reviews.getByRole("status")).toHaveText("No reviews with 1 star");
  await expectNoBarriers(page);
  await row(1).click();
  await expect(shown).toHaveCount(all);
});
