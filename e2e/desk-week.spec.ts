import type { Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { startPostEx } from "#server/testing/stand-ins/postex.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

const count = 17;

// A shop of its own, in which these are the only orders.
test("seventeen orders go from new to booked, all of them at once in each step @once", async ({ page }) => {
  test.slow();
  const postEx = await startPostEx();
  const env = { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token };
  await withProductionShop({ env }, async ({ origin, databaseUrl }) => {
    for (let index = 0; index < count; index += 1) {
      const order = guestOrder({ city: index === 7 ? "Isb" : "lahore", phone: "0300 1234567" });
      await page.request.post(`${origin}/orders/createOrderAsGuest`, { data: order });
    }
    await haveStaffSession(page, "manager", { origin, databaseUrl });
    await page.goto(`${origin}/admin/orders`);
    const clicks = countClicks(page);
    await page.getByRole("checkbox", { name: "Select all" }).check();

    // The selection stays from step to step: one click each.
    await page.getByRole("button", { name: `Confirm ${count}` }).click();
    await expect(page.getByText(`${count} orders confirmed.`)).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole("button", { name: `Start work on ${count}` }).click();
    await expect(page.getByText(`${count} orders in work.`)).toBeVisible();
    for (const stage of ["cut", "sewn", "packed"]) {
      await page.getByRole("button", { name: `Mark ${stage} ${count}` }).click();
      await expect(page.getByText(`${count} orders ${stage}.`)).toBeVisible();
    }
    expect(await clicks()).toBe(6);

    await page.getByRole("button", { name: `Book ${count} with PostEx` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Collects Rs. 5,000")).toHaveCount(count);
    // Asked where something is missing alone: PostEx knows no city of this name.
    await expect(dialog.getByRole("combobox", { name: /^City of/ })).toHaveCount(1);
    await expectNoBarriers(page);
    // Seventeen lines of one order each fit a laptop.
    const line = await dialog.getByRole("listitem").first().boundingBox();
    expect(line?.height).toBeLessThanOrEqual(30);
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText(`${count} orders sent to PostEx for booking.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    const asked = "select from parcels where state = 'asked'";
    await expect.poll(() => inDatabase(asked, [], databaseUrl), { timeout: 60_000 }).toEqual([]);
    // The list follows the answers of the courier: number of each, and the one that was rejected.
    await expect(page.getByText("Booked", { exact: true })).toHaveCount(count - 1);
    await expect(page.getByText(/^PostEx \d+$/)).toHaveCount(count - 1);
    await expect(page.getByText("Booking rejected", { exact: true })).toBeVisible();

    // Papers of what is booked, without leaving the list: four clicks from packed orders to both.
    const labels = page.waitForEvent("popup");
    await page.getByRole("link", { name: `${count - 1} labels` }).click();
    await (await labels).close();
    const sheet = page.waitForEvent("download");
    await page.getByRole("button", { name: "Load sheet" }).click();
    expect((await sheet).suggestedFilename()).toBe("load-sheet.pdf");
    expect(await clicks()).toBe(6 + 4);

    // One that a colleague has cancelled meanwhile is named with its reason, and can be selected alone.
    await inDatabase(
      "update orders set progress = 'Cancelled' where id = (select order_id from parcels where state = 'refused')",
      [],
      databaseUrl,
    );
    await page.getByRole("button", { name: "Issue invoices" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Issue invoices" }).click();
    await expect(page.getByText(`${count - 1} orders invoiced. 1 order not invoiced:`)).toBeVisible();
    await page.getByRole("button", { name: "Select only this one" }).click();
    await expect(page.getByText("1 selected")).toBeVisible();
    await expectNoBarriers(page);
  });
  await postEx.close();
});

/** Counts clicks of this page from now on. */
function countClicks(page: Page): () => Promise<number> {
  const counted = page.evaluate(() => {
    document.documentElement.dataset.clicks = "0";
    const count = () => {
      document.documentElement.dataset.clicks = String(Number(document.documentElement.dataset.clicks) + 1);
    };
    addEventListener("pointerdown", count, true);
  });
  return async () => {
    await counted;
    return page.evaluate(() => Number(document.documentElement.dataset.clicks));
  };
}
