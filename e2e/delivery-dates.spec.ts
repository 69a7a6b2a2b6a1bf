import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { checkOutAsGuest, choose, enterAddress, orderNow } from "./support/shopper.ts";

const dates = /Leaves Lahore by \w{3} \d{1,2} \w+, with you [\d\w ]+ to \d{1,2} \w+\./;

/** The promise that the page shows now. */
async function shownPromise(page: Page): Promise<string> {
  const shown = page.locator("main").getByText(dates).first();
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? "";
}

test("a shopper reads when it comes on every page on the way, and the same once it is ordered @phone", async ({
  page,
}) => {
  await page.goto("/selectedItem/liberty-v-neck-set");
  const main = page.locator("main");
  // This part of the page comes to life when it is seen.
  await main.getByText("Cash on delivery.", { exact: true }).scrollIntoViewIfNeeded();
  const standard = await shownPromise(page);
  await expect(main.getByText("Does not fit? Exchange it within 7 days.")).toBeVisible();
  await expect(main.getByText("Cash on delivery.", { exact: true })).toBeVisible();
  await page.getByLabel("Yes", { exact: true }).first().check({ force: true });
  await expect(main.getByText("Made for you: altered if it does not fit, not exchanged.")).toBeVisible();
  await expect.poll(() => shownPromise(page)).not.toBe(standard);
  await page.getByLabel("No", { exact: true }).first().check({ force: true });
  await expect(main.getByText("Does not fit? Exchange it within 7 days.")).toBeVisible();

  await choose(page, "Color", "Navy Blue");
  await choose(page, "Size", "M");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  const inCart = await shownPromise(page);

  await checkOutAsGuest(page);
  await enterAddress(page);
  // Nearer than anywhere in Pakistan.
  await expect.poll(() => shownPromise(page)).not.toBe(inCart);
  const promised = await shownPromise(page);
  const number = await orderNow(page);
  await expect(main.getByText(promised)).toBeVisible();

  await page.goto(`/order-track#${number}`);
  await expect(main.getByText("Leaves our workshop")).toBeVisible();
  const [, leavesBy = "", arrival = ""] = /by (.+), with you (.+)\./.exec(promised) ?? [];
  await expect(main.getByText(`by ${leavesBy}`)).toBeVisible();
  await expect(main.getByText(arrival)).toBeVisible();
});

test("in Urdu the dates are Urdu @once", async ({ page }) => {
  await page.goto("/ur/selectedItem/liberty-v-neck-set");
  // Its part of the page comes to life when it is seen.
  await page.getByText("پارسل ملنے پر").first().scrollIntoViewIfNeeded();
  await expect(page.locator("main").getByText(/لاہور سے .+ تک روانہ، آپ کے پاس .+ سے .+ تک۔/)).toBeVisible();
});

test("a cached or open page reloads its dates after midnight and falls back to durations without an answer @once", async ({
  page,
  complaints,
}) => {
  const html = await (await page.request.get("/selectedItem/liberty-v-neck-set")).text();
  expect(html).toContain("Leaves Lahore within 2 working days.");
  expect(html).not.toMatch(dates);

  let answer = { leavesBy: "2026-11-24", arrivesFrom: "2026-11-26", arrivesBy: "2026-11-28" };
  let isAway = false;
  await page.route("**/delivery/getDeliveryDates", (route) =>
    isAway ? route.abort() : route.fulfill({ json: { promise: answer, holdsFor: 3_600_000 } }),
  );
  await page.clock.install();
  await page.goto("/selectedItem/liberty-v-neck-set");
  const main = page.locator("main");
  await page.clock.runFor(1_000);
  await expect(main.getByText("Leaves Lahore by Tue 24 Nov, with you 26 to 28 Nov.")).toBeVisible();

  answer = { leavesBy: "2026-11-25", arrivesFrom: "2026-11-27", arrivesBy: "2026-11-30" };
  await page.clock.runFor(3_600_000);
  await expect(main.getByText("Leaves Lahore by Wed 25 Nov, with you 27 to 30 Nov.")).toBeVisible();

  isAway = true;
  await page.clock.runFor(3_600_000);
  await expect(main.getByText("Leaves Lahore within 2 working days.")).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining("getDeliveryDates")]);
});
