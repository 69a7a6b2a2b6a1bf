import type { Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { postEx as statement } from "#server/testing/payout-files.ts";
import { startPostEx } from "#server/testing/stand-ins/postex.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { countClicks } from "./support/count-clicks.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

const count = 17;

const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

/** Chooses a file as a hand does: a press, then the window of the system. */
async function chooseFile(page: Page, zone: RegExp, file: ReturnType<typeof csv>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel(zone).click();
  await (await chooser).setFiles(file);
}

// A shop of its own, in which these are the only orders.
test("a week at the desk takes the clicks of its table @once", async ({ page }) => {
  test.slow();
  const postEx = await startPostEx();
  const env = { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token };
  await withProductionShop({ env }, async ({ origin, databaseUrl }) => {
    const run = <Row = unknown>(sql: string, values: unknown[] = []) =>
      inDatabase<Row & object>(sql, values, databaseUrl);
    for (let index = 0; index < count; index += 1) {
      const order = guestOrder({ city: index === 7 ? "Isb" : "lahore", phone: "0300 1234567" });
      await page.request.post(`${origin}/orders/createOrderAsGuest`, { data: order });
    }
    await haveStaffSession(page, "owner", { origin, databaseUrl });
    // Nothing leaves the machine.
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const step = await countClicks(page);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const menu = page.getByRole("navigation", { name: "Back office" });
    const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
    const openTile = async (name: RegExp) => {
      await page
        .getByRole("navigation", { name: "Waiting", exact: true })
        .getByRole("link", { name })
        .click();
    };
    /** A dialog that closes goes a step back first, which would end the navigation. */
    const leaveFor = async (path: string) => {
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state?.sheet ?? null)).toBeNull();
      await page.goto(`${origin}/admin/${path}`);
    };
    const push = (trackingNumber: string) =>
      page.request.post(`${origin}/couriers/postex/push`, { data: { trackingNumber } });

    await page.goto(`${origin}/admin/today`);
    await step("See and open a new order", async () => {
      await openTile(/^To confirm/);
      await page.getByRole("row").nth(1).getByRole("link").click();
      await expect(heading(/^TB-/)).toBeVisible();
    });

    await page.goto(`${origin}/admin/orders`);
    for (let place = 1; place <= 4; place += 1)
      await page.getByRole("row").nth(place).getByRole("checkbox").check();
    await step("Ask four customers on WhatsApp", async () => {
      await page.getByRole("button", { name: "Ask 4 on WhatsApp" }).click();
      for (let asked = 1; asked <= 4; asked += 1) {
        await expect(dialog.getByRole("status")).toHaveText(`${asked} of 4`);
        await dialog.getByRole("link", { name: "Ask on WhatsApp" }).click();
      }
      await dialog.getByRole("button", { name: "Done" }).click();
      await expect(dialog).toBeHidden();
    });

    await page.goto(`${origin}/admin/orders`);
    await step("Confirm 17 orders", async () => {
      await page.getByRole("checkbox", { name: "Select all" }).check();
      await page.getByRole("button", { name: `Confirm ${count}` }).click();
      await expect(page.getByText(`${count} orders confirmed.`)).toBeVisible();
    });
    await expectNoBarriers(page);
    await step("Start 17 orders and open their tickets", async () => {
      await page.getByRole("button", { name: `Start work on ${count}` }).click();
      await expect(page.getByText(`${count} orders in work.`)).toBeVisible();
      await page.getByRole("link", { name: "Job tickets", exact: true }).click();
      await expect(page.locator(".sheet").first()).toBeVisible();
    });
    await page.goBack();
    await expect(heading("Orders")).toBeVisible();
    await step("Mark 17 orders cut, sewn and packed", async () => {
      await page.getByRole("checkbox", { name: "Select all" }).check();
      for (const stage of ["cut", "sewn", "packed"]) {
        await page.getByRole("button", { name: `Mark ${stage} ${count}` }).click();
        await expect(page.getByText(`${count} orders ${stage}.`)).toBeVisible();
      }
    });

    await step("Book 17 orders, open labels and load sheet", async () => {
      await page.getByRole("button", { name: `Book ${count} with PostEx` }).click();
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
      await expect.poll(() => run(asked), { timeout: 60_000 }).toEqual([]);
      // The list follows the answers of the courier: number of each, and the one that was rejected.
      await expect(page.getByText("Booked", { exact: true })).toHaveCount(count - 1);
      await expect(page.getByText(/^PostEx \d+$/)).toHaveCount(count - 1);
      await expect(page.getByText("Booking rejected", { exact: true })).toBeVisible();
      const labels = page.waitForEvent("popup");
      await page.getByRole("link", { name: `${count - 1} labels` }).click();
      await (await labels).close();
      const sheet = page.waitForEvent("download");
      await page.getByRole("button", { name: "Load sheet" }).click();
      expect((await sheet).suggestedFilename()).toBe("load-sheet.pdf");
    });

    // One that a colleague has cancelled meanwhile is named with its reason, and can be selected alone.
    await run(
      "update orders set progress = 'Cancelled' where id = (select order_id from parcels where state = 'refused')",
    );
    await step("Issue invoice numbers of 17 orders", async () => {
      await page.getByRole("button", { name: "Issue invoices" }).click();
      await dialog.getByRole("button", { name: "Issue invoices" }).click();
      await expect(page.getByText(`${count - 1} orders invoiced. 1 order not invoiced:`)).toBeVisible();
    });
    await page.getByRole("button", { name: "Select only this one" }).click();
    await expect(page.getByText("1 selected")).toBeVisible();
    await expectNoBarriers(page);

    const [refused = "", arrived = ""] = postEx.parcels.map(({ trackingNumber }) => trackingNumber);
    postEx.happen(refused, "0003", "At PostEx Warehouse", new Date(Date.now() - 120_000));
    postEx.happen(refused, "0013", "Attempted: RFD", new Date(Date.now() - 60_000));
    await push(refused);
    const inState = (state: string) => () => run("select from parcels where state = $1", [state]);
    await expect.poll(inState("attempted"), { timeout: 30_000 }).toHaveLength(1);
    await leaveFor("today");
    await step("Try a failed delivery again", async () => {
      await openTile(/^Delivery failed/);
      await page.getByRole("button", { name: "Answer" }).click();
      await dialog.getByRole("button", { name: "Tell PostEx" }).click();
      await expectToast(page, "PostEx is informed");
    });

    postEx.happen(refused, "0007", "Returned");
    await push(refused);
    await expect.poll(inState("returned"), { timeout: 30_000 }).toHaveLength(1);
    await page.goto(`${origin}/admin/parcels?list=returned`);
    await step("Check in a returned parcel", async () => {
      await page.getByRole("row").nth(1).getByRole("link").click();
      await page.getByRole("button", { name: "Check in return" }).click();
      await dialog.getByRole("textbox", { name: "Repair" }).fill("1");
      await dialog.getByRole("textbox", { name: "Reason" }).fill("Refused at the door");
      await dialog.getByRole("button", { name: "Check in", exact: true }).click();
      await expectToast(page, "Checked in");
    });

    const late = guestOrder({ name: "Journey Transfer", phone: "0300 7654321" });
    await page.request.post(`${origin}/orders/createOrderAsGuest`, { data: late });
    await run(`with paid as (update orders set payment_method = 'transfer' where name = 'Journey Transfer' returning id)
      insert into transfer_claims (id, order_id, how, reference, amount, actor, state)
      select gen_random_uuid(), id, 'raast', 'FT2611009', 5000, 'guest', 'open' from paid`);
    await leaveFor("today");
    await step("Note a bank transfer that has come", async () => {
      await openTile(/^Transfers to check/);
      await page.getByRole("row").nth(1).getByRole("link").click();
      await page.getByRole("button", { name: "Payment found" }).click();
      await dialog.getByRole("button", { name: "Enter payment" }).click();
      await expectToast(page, "Entered into the ledger");
    });

    postEx.happen(arrived, "0003", "At PostEx Warehouse", new Date(Date.now() - 120_000));
    postEx.happen(arrived, "0005", "Delivered");
    await push(arrived);
    await expect.poll(inState("delivered"), { timeout: 30_000 }).toHaveLength(1);
    await page.goto(`${origin}/admin/payouts`);
    await step("Post a statement of a courier", async () => {
      await chooseFile(
        page,
        /^Drop the file of PostEx/,
        csv("CPR.csv", statement.file(statement.delivered(arrived))),
      );
      await page.getByLabel("Number of the statement").fill("CPR-WEEK-1");
      await page.getByRole("button", { name: "Preview", exact: true }).click();
      await page.getByRole("button", { name: "Post to orders" }).click();
      await expectToast(page, "1 row posted to orders");
    });

    await page.goto(`${origin}/admin/coupons`);
    await step("Add a coupon", async () => {
      await main.getByRole("link", { name: "Add coupon" }).first().click();
      await page.getByLabel("Code", { exact: true }).fill("DESKWEEK300");
      await page.getByLabel("Amount").fill("300");
      await page.getByRole("button", { name: "Add coupon" }).click();
      await expectToast(page, "Coupon added");
    });

    await leaveFor("products/files");
    await step("Import prices and undo it", async () => {
      await chooseFile(page, /^Drop a CSV file here/, csv("week.csv", "Id,Price\nliberty-v-neck-set,4900\n"));
      await page.getByRole("button", { name: "Import 1 product" }).click();
      await page.getByRole("button", { name: "Undo this import" }).click();
      await dialog.getByRole("button", { name: "Undo it" }).click();
      await expect(page.getByText(/^week.csv is undone/)).toBeVisible();
    });

    await leaveFor("today");
    await step("Change one setting", async () => {
      await menu.getByRole("link", { name: "Settings" }).click();
      await page.getByLabel("Announcement").fill("Closed on Friday");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expectToast(page, "Saved");
    });
    await step("Invite a member of staff", async () => {
      await page.getByRole("link", { name: "Staff", exact: true }).click();
      await page.getByRole("link", { name: "Add member" }).click();
      await page.getByLabel("Name").fill("Journey Packer");
      await page.getByLabel("Email").fill("packer.journey@example.com");
      await page.getByLabel(/^Packer/).check();
      await page.getByRole("button", { name: "Send invitation" }).click();
      await expect(page.getByLabel("Link to choose a password")).toBeVisible();
    });
    // The office would ask the shop for its news after it has ended.
    await page.goto("about:blank");
  });
  await postEx.close();
});
